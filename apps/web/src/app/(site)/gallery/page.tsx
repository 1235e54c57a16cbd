import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Gallery } from '@/gallery/gallery';
import { PageMessages } from '@/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('gallery');
  return { title: t('title') };
}

export default function GalleryPage() {
  return (
    <PageMessages of={['gallery']}>
      <div className="overflow-x-auto pt-8">
        <Gallery />
      </div>
    </PageMessages>
  );
}
