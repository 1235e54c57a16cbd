'use client';
import { CopyAddress } from '@/site/copy-field';

/** The address of a challenge, to copy. */
export const CopyLink = ({ challengeKey }: { challengeKey: string }) => (
  <CopyAddress label="Challenge link" path={`/challenge/${challengeKey}`} />
);
