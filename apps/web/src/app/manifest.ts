import type { MetadataRoute } from 'next';
import { getTranslations } from 'next-intl/server';
import { ICON_SIZES, iconHref } from '@/site/icons';

/** What a device is told that keeps the site as an app. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const t = await getTranslations('site');
  return {
    id: '/',
    name: 'Astris online',
    short_name: 'Astris',
    description: t('appDescription'),
    start_url: '/',
    display: 'standalone',
    orientation: 'any',
    background_color: '#070b14',
    theme_color: '#070b14',
    categories: ['games'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...ICON_SIZES.map((size) => ({ src: iconHref(size), sizes: `${size}x${size}`, type: 'image/png' })),
    ],
    shortcuts: [
      { name: t('play'), url: '/play' },
      { name: t('practice'), url: '/practice' },
      { name: t('cards'), url: '/cards' },
    ],
  };
}
