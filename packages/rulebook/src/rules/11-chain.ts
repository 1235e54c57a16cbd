import { house, type RuleText } from '../text';

/** Rules 11. */
export const CHAIN = [
  {
    id: '11.1',
    text: [
      house('To play a card or ability: choose modes and targets, pay the cost, put it on the Chain.'),
      house('An illegal play is refused whole.'),
    ],
  },
  {
    id: '11.2',
    text: [
      house(
        'After something is put on the Chain the other player may respond; when both pass in a row, the top resolves; then the active player acts first again.',
      ),
      house('On an empty Chain only the active player may start something.'),
    ],
  },
  {
    id: '11.3',
    text: [
      house('Slow: only in your Action Phase, with an empty Chain and no conflict going on.'),
      house('Fast: whenever you may act or respond.'),
      house('Permanents are Slow.'),
    ],
  },
  {
    id: '11.4',
    text: [
      house(
        'Targets are checked again on resolution; with none legal left, it has no effect (its card goes to the Depleted Pile).',
      ),
      house('A triggered ability without a legal target leaves the Chain.'),
    ],
  },
  {
    id: '11.5',
    text: [
      house('A check follows each resolution, strike, paid cost and phase step.'),
      house('In order: a) caps (3.1, 3.2);'),
      house('b) all falls and destruction together;'),
      house('c) seizures;'),
      house('d) unique names and attachments without a host;'),
      house('a to d again until nothing changes;'),
      house('e) who won the conflict (12.7), then Reversals;'),
      house('f) Chapters (8.5).'),
      house('All again until nothing changes.'),
      house('Only then do waiting abilities go on the Chain (13.2).'),
      house('Events remember their subjects, and who was Bound, as they were just before.'),
    ],
  },
  {
    id: '11.6',
    text: [
      house(
        'Whether a player is asked for a response is decided from public facts only: at least one card in hand and CP of at least the lowest cost of any Fast card in the game, or a Fast ability on the Map that can be paid.',
      ),
    ],
  },
] as const satisfies readonly RuleText[];
