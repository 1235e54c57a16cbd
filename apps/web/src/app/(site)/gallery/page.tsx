import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Gallery } from '@/gallery/gallery';
import { PageMessages, TABLE } from '@/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('site'))('components') };
}

export default function GalleryPage() {
  return (
    <PageMessages of={[...TABLE, 'replay']}>
      <div className="overflow-x-auto pt-8">
        <Gallery />
      </div>
    </PageMessages>
  );
}
