import { deckPreview } from '@/preview/deck-preview';
import { previewImage } from '@/preview/preview-image';

export { PREVIEW_SIZE as size } from '@/preview/preview-image';
export const contentType = 'image/png';
export const alt = 'A deck';

export default async function DeckPreview({ params }: { params: Promise<{ id: string }> }) {
  return previewImage(await deckPreview((await params).id));
}
