import { getTranslations } from 'next-intl/server';
import { previewImage } from '@/preview/preview-image';

export { PREVIEW_SIZE as size } from '@/preview/preview-image';
export const contentType = 'image/png';
export const alt = 'Astris online';

export default async function SitePreview() {
  const t = await getTranslations('site.preview');
  return previewImage({
    kind: t('kind'),
    title: 'Astris',
    lines: [t('about'), t('ways')],
    cardId: 'writ-galleon-corona',
  });
}
