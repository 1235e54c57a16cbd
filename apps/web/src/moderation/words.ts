import type { Locale } from '@astris/messages';
import { dateTag } from '@astris/messages';
import type { useTranslations } from 'next-intl';

export type ModerationWords = ReturnType<typeof useTranslations<'moderation'>>;

const MOMENT = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
/** A moment, in UTC, as on every page. */
export const moment = (locale: Locale, at: Date | number): string =>
  `${new Intl.DateTimeFormat(dateTag(locale), MOMENT).format(at)} UTC`;

/** What a moderator did, as it is told. */
export interface ToldAct {
  kind: 'MUTE' | 'SUSPEND' | 'RENAME' | 'LIFT' | 'KEEP' | 'CLOSE';
  until: Date | null;
  formerName: string | null;
  newName: string | null;
}

/** "Suspended until …", "Renamed from … to …". */
export function actWords(t: ModerationWords, locale: Locale, { kind, until, formerName, newName }: ToldAct): string {
  if (kind === 'RENAME') return t('renamed', { from: formerName ?? '', to: newName ?? '' });
  if (kind === 'SUSPEND' && until === null) return t('suspendedForGood');
  return until !== null && (kind === 'SUSPEND' || kind === 'MUTE')
    ? t(`actUntil.${kind}`, { moment: moment(locale, until) })
    : t(`acts.${kind}`);
}
