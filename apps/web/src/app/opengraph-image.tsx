import { previewImage } from '@/preview/preview-image';

export { PREVIEW_SIZE as size } from '@/preview/preview-image';
export const contentType = 'image/png';
export const alt = 'Astris online';

export default function SitePreview() {
  return previewImage({
    kind: 'A card game for two',
    title: 'Astris',
    lines: ['Storylines, Acts and starships.', 'Play a bot, a friend or the ladder.'],
    cardId: 'writ-galleon-corona',
  });
}
