import { listPreview } from '@/preview/deck-preview';
import { previewImage } from '@/preview/preview-image';

export { PREVIEW_SIZE as size } from '@/preview/preview-image';
export const contentType = 'image/png';
export const alt = 'A deck';

export default async function ListPreview({ params }: { params: Promise<{ code: string }> }) {
  return previewImage(await listPreview((await params).code));
}
