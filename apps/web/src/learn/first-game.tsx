'use client';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { PracticePlay } from '@/practice/practice-play';
import type { PracticeSetup } from '@/practice/practice-stage';
import { PRACTICE } from '@/site/links';
import { CoachBand } from './coach-band';

export interface FirstGameProps {
  setup: PracticeSetup;
}

/** The first game that this browser keeps, or a new one; the coach stands above the table. */
export function FirstGame({ setup }: FirstGameProps) {
  const t = useTranslations('learn.firstGame');
  const router = useRouter();
  return (
    <PracticePlay
      slot="first-game"
      wanted="resume"
      fallback={setup}
      kind={t('kind')}
      onLeave={() => router.push(PRACTICE)}
      band={({ model }) => <CoachBand model={model} />}
    />
  );
}
