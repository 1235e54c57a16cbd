import { playerPreview } from '@/preview/player-preview';
import { previewImage } from '@/preview/preview-image';

export { PREVIEW_SIZE as size } from '@/preview/preview-image';
export const contentType = 'image/png';
export const alt = 'Rating and record of a player';

export default async function PlayerPreview({ params }: { params: Promise<{ name: string }> }) {
  return previewImage(await playerPreview((await params).name));
}
