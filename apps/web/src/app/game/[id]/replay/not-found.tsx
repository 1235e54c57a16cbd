import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NoSuchGame } from '@/replay/states';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('replayPage'))('notFound') };
}

export default NoSuchGame;
