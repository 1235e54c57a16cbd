/** How good a position is for a player: the sum of what each concern says. */
import type { Seat } from '@astris/engine';
import type { CardId } from '@astris/engine/language';
import { opponentOf, playerAt, type Table } from '@astris/engine/queries';
import { worthOfMap } from './map';
import { read, sideOf } from './reading';
import { costOfEmpty, pressOf, standingsOf, storyPointNow, wonSoFar } from './standings';
import { outlooks, promise } from './storylines';
import { takenBy } from './threats';
import { purse } from './treasury';
import { WEIGHTS as W } from './weights';

const unknown = (length: number): null[] => Array.from({ length }, () => null);

/** Higher is better for `me`, whose hand this is, null for what is not known of it; the other hand counts by its size. */
export function evaluate(t: Table, me: Seat, hand: readonly (CardId | null)[]): number {
  const won = wonSoFar(t.board, me);
  if (t.board.result) return won;
  const reading = read(t);
  const other = opponentOf(t, me);
  const [own, theirs] = [sideOf(reading, me), sideOf(reading, other)];
  const all = outlooks(reading);
  const press = pressOf(reading, me, other);
  const storyPoint = storyPointNow(reading, all, press);
  let value = won + standingsOf(reading, all, me, other);
  for (const one of all) value += one.controller === me ? promise(one, press) : -promise(one, press);
  value += worthOfMap(t, own) - worthOfMap(t, theirs);
  value += purse(t, me, hand) - purse(t, other, unknown(playerAt(t, other).hand));
  value += costOfEmpty(reading, other, me, storyPoint) - costOfEmpty(reading, me, other, storyPoint);
  value += W.chance * takenBy(t, own, theirs, storyPoint) - W.danger * takenBy(t, theirs, own, storyPoint);
  return value;
}
