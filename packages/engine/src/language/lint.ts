/** Card lint: what types would have to become unreadable to say. */
import type { Card } from './card';
import { effects } from './lint/effects';
import { numbers } from './lint/numbers';
import type { Problem } from './lint/problem';
import { references } from './lint/references';
import { storylines } from './lint/storylines';
import { truth } from './lint/truth';

export { idOf } from './lint/numbers';
export type { Problem } from './lint/problem';

const CHECKS = [numbers, references, truth, effects, storylines];

/** All that is wrong with one card; warnings are guidelines that a card may knowingly leave. */
export const lintCard = (card: Card): Problem[] =>
  CHECKS.flatMap((check) => check(card)).map((finding) => ({ card: card.id, ...finding }));

const repeated = <T>(values: T[]) => [...new Set(values.filter((value, at) => values.indexOf(value) !== at))];
/** All that is wrong with a pool: each card, and ids, front names and collector numbers that are not unique. */
export const lintPool = (cards: readonly Card[]): Problem[] => {
  const twice = (check: string, values: string[]): Problem[] =>
    repeated(values).map((value) => ({
      card: value,
      level: 'error',
      check,
      where: 'pool',
      message: `two cards share ${check} ${value}`,
    }));
  return [
    ...cards.flatMap(lintCard),
    ...twice(
      'id',
      cards.map((card) => card.id),
    ),
    ...twice(
      'name',
      cards.map((card) => card.name),
    ),
    ...twice(
      'collector number',
      cards.map(({ printing }) => `${printing.set} ${printing.number}`),
    ),
  ];
};
/** One problem in one line. */
export const problemText = ({ card, where, message }: Problem) => `${card}, ${where}: ${message}`;
