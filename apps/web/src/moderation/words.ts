/** What moderators do, in words. */
export const ACT_WORDS = {
  MUTE: 'Muted',
  SUSPEND: 'Suspended',
  RENAME: 'Renamed',
  LIFT: 'Taken back',
  KEEP: 'Kept',
  CLOSE: 'Closed without an act',
} as const;

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
/** A moment, in UTC, as on every page. */
export const moment = (at: Date | number): string => `${day.format(at)} UTC`;

export interface ToldAct {
  kind: keyof typeof ACT_WORDS;
  until: Date | null;
  formerName: string | null;
  newName: string | null;
}

/** "Suspended until …", "Renamed from … to …". */
export function actWords({ kind, until, formerName, newName }: ToldAct): string {
  if (kind === 'RENAME') return `Renamed from ${formerName} to ${newName}`;
  if (kind === 'SUSPEND' && until === null) return 'Suspended for good';
  return until === null ? ACT_WORDS[kind] : `${ACT_WORDS[kind]} until ${moment(until)}`;
}
