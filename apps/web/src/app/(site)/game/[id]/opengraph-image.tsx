import { gamePreview } from '@/preview/game-preview';
import { previewImage } from '@/preview/preview-image';

export { PREVIEW_SIZE as size } from '@/preview/preview-image';
export const contentType = 'image/png';
export const alt = 'How a game ended';

export default async function GamePreview({ params }: { params: Promise<{ id: string }> }) {
  return previewImage(await gamePreview((await params).id));
}
