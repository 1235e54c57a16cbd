/** When a coach speaks in a first game: once when something comes up for the first time, read from the view alone. */
import type { Act, PlayerView } from '@astris/engine';
import type { RuleId } from '@astris/rulebook';

export const ADVICE_IDS = [
  'first',
  'mulligan',
  'actEnd',
  'attacked',
  'chain',
  'treasury',
  'play',
  'bind',
  'chapters',
  'skip',
  'raid',
  'hand',
] as const;
export type AdviceId = (typeof ADVICE_IDS)[number];

export interface Advice {
  id: AdviceId;
  rule: RuleId;
}
interface Lesson extends Advice {
  /** Whether it comes up now. */
  isDue: (view: PlayerView, acts: readonly Act['do'][]) => boolean;
}

const asks = (kind: string) => (view: PlayerView) => view.decision?.kind === kind;
const offers = (act: Act['do']) => (_: PlayerView, acts: readonly Act['do'][]) => acts.includes(act);
const bound = ({ board, viewer }: PlayerView) =>
  board.map.some((id) => {
    const card = board.cards[id];
    return card?.controller === viewer && card.story !== undefined && card.story.bound !== null;
  });

/** In the order in which they are said when several are due. */
const LESSONS: readonly Lesson[] = [
  { id: 'first', rule: '10.4', isDue: asks('goesFirst') },
  { id: 'mulligan', rule: '17.6', isDue: asks('mulligan') },
  { id: 'actEnd', rule: '9.4.2', isDue: ({ board }) => board.acts.length > 0 },
  { id: 'attacked', rule: '12.2', isDue: offers('intercept') },
  { id: 'chain', rule: '11.2', isDue: asks('response') },
  { id: 'treasury', rule: '3.2', isDue: asks('action') },
  { id: 'play', rule: '7.2', isDue: offers('play') },
  { id: 'bind', rule: '8.4.2', isDue: offers('bind') },
  { id: 'chapters', rule: '8.5.2', isDue: bound },
  { id: 'skip', rule: '8.6.3', isDue: offers('skip') },
  { id: 'raid', rule: '12.5', isDue: offers('attack') },
  { id: 'hand', rule: '9.4.6', isDue: asks('setAside') },
];

/** Something that comes up in this view and was not said before; null when there is nothing. */
export function adviceFor(view: PlayerView, said: ReadonlySet<string>): Advice | null {
  const acts = (view.decision?.options ?? []).flatMap((option) => (option.kind === 'act' ? [option.act.do] : []));
  const due = LESSONS.find(({ id, isDue }) => !said.has(id) && isDue(view, acts));
  return due ? { id: due.id, rule: due.rule } : null;
}
