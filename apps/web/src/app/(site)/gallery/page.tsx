import { Gallery } from '@astris/ui/gallery';
import type { Metadata } from 'next';

export const metadata: Metadata = { title: 'Components' };

export default function GalleryPage() {
  return (
    <div className="pt-8">
      <Gallery />
    </div>
  );
}
