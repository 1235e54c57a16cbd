'use client';
import { useTranslations } from 'next-intl';
import { CopyAddress } from '@/site/copy-field';

/** The address of a challenge, to copy. */
export const CopyLink = ({ challengeKey }: { challengeKey: string }) => (
  <CopyAddress label={useTranslations('lobby')('challengeLink')} path={`/challenge/${challengeKey}`} />
);
