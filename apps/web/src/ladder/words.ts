import type { RouterOutputs } from '@astris/api';
import { PROVISIONAL_RD } from '@astris/rating';

type Mine = RouterOutputs['ladder']['mine'];
type Row = NonNullable<Mine['row']>;

/** "Rank 3 of 120, Pilot, with 1562 ± 60, 8 won and 4 lost. 38 points to Navigator." */
export function standWords(row: Row, { ranked, next }: Pick<Mine, 'ranked' | 'next'>): string {
  const place = row.rank === null ? 'No rank yet' : `Rank ${row.rank} of ${ranked}, ${row.title}`;
  const numbers = `with ${Math.round(row.rating)} ± ${Math.round(row.rd)}, ${row.wins} won and ${row.losses} lost.`;
  const more =
    row.rank === null
      ? ` Your rank and title come when the deviation is ${PROVISIONAL_RD} or less.`
      : next
        ? ` ${next.points} ${next.points === 1 ? 'point' : 'points'} to ${next.name}.`
        : '';
  return `${place}, ${numbers}${more}`;
}

/** Why the table does not show a player to themselves. */
export function hiddenWords(hidden: NonNullable<Mine['hidden']>, running: boolean): string {
  if (hidden === 'inactive')
    return 'You have not played a rated game for four weeks. Play one and you are listed again; your rating has lost nothing.';
  if (hidden === 'suspended') return 'This account is suspended.';
  return running ? 'Not listed yet: play a rated game.' : 'You played no rated game in this season.';
}
