import type { MetadataRoute } from 'next';
import { ICON_SIZES, iconHref } from '@/site/icons';

/** What a device is told that keeps the site as an app. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: 'Astris online',
    short_name: 'Astris',
    description: 'A card game for two, in two or three Acts. Practice works without a network.',
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
      { name: 'Play', url: '/play' },
      { name: 'Practice', url: '/practice' },
      { name: 'Cards', url: '/cards' },
    ],
  };
}
