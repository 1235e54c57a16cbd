import type { ApiReason, AppRouter } from '@astris/api';
import { TRPCClientError } from '@trpc/client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';

export type ClientWords = ReturnType<typeof useTranslations<'client'>>;

/** Refusals that go on to say when to try again. */
const WITH_TIME = ['tooManyAttempts', 'tooFast', 'tooManyReports'] as const satisfies ApiReason[];
type WithTime = (typeof WITH_TIME)[number];

const passes = (reason: ApiReason): reason is WithTime => (WITH_TIME as readonly ApiReason[]).includes(reason);
const isReason = (t: ClientWords, text: string): text is ApiReason => t.has(`refused.${text as ApiReason}`);

/** The sentence for a reason that a sign-in hands on, with the seconds to wait after a colon where it has any, or a general one. */
export function reasonSentence(t: ClientWords, given: string): string {
  const [reason = '', seconds] = given.split(':');
  if (!isReason(t, reason)) return t('serverFailed');
  return passes(reason) && seconds
    ? `${t(`refusedForNow.${reason}`)} ${tryAgainIn(t, Number(seconds))}`
    : t(`refused.${reason}`);
}

const MINUTE = 60;

/** When to try again, from a number of seconds: to the second within two minutes, else in minutes, rounded up. */
export const tryAgainIn = (t: ClientWords, seconds: number): string =>
  seconds < 2 * MINUTE
    ? t('tryAgainInSeconds', { seconds: String(seconds) })
    : t('tryAgainInMinutes', { minutes: String(Math.ceil(seconds / MINUTE)) });

/** Why a call was refused; null when the server failed or was not reached. */
export function reasonOf(error: unknown): ApiReason | null {
  return error instanceof TRPCClientError ? ((error as TRPCClientError<AppRouter>).data?.reason ?? null) : null;
}

/** The figures or sentences that came with a refusal. */
export function detailsOf(error: unknown): readonly string[] {
  return error instanceof TRPCClientError ? ((error as TRPCClientError<AppRouter>).data?.details ?? []) : [];
}

/** What to tell somebody whose call failed. */
export function errorSentence(t: ClientWords, error: unknown): string {
  const reason = reasonOf(error);
  return reasonSentence(t, reason && passes(reason) ? [reason, ...detailsOf(error)].join(':') : (reason ?? ''));
}

/** Both sentences in the reader's language. */
export function useRefusals() {
  const t = useTranslations('client');
  return useMemo(
    () => ({
      errorSentence: (error: unknown) => errorSentence(t, error),
      reasonSentence: (given: string) => reasonSentence(t, given),
    }),
    [t],
  );
}
