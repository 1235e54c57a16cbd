import type { Metadata } from 'next';
import { Gallery } from '@/gallery/gallery';

export const metadata: Metadata = { title: 'Components' };

export default function GalleryPage() {
  return (
    <div className="overflow-x-auto pt-8">
      <Gallery />
    </div>
  );
}
