/** What a coach says in a first game: one sentence when something comes up for the first time, read from the view alone. */
import type { Act, PlayerView } from '@astris/engine';
import type { RuleId } from '@astris/rulebook';

export interface Advice {
  id: string;
  says: string;
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
  {
    id: 'first',
    says: 'Say who plays first: whoever does draws no card in their first turn.',
    rule: '10.4',
    isDue: asks('goesFirst'),
  },
  {
    id: 'mulligan',
    says: 'Keep a hand with a Storyline and a few cheap Characters; else draw a new one.',
    rule: '17.6',
    isDue: asks('mulligan'),
  },
  {
    id: 'actEnd',
    says: 'The Act is over: more Story Points won it, and two Acts win the game.',
    rule: '9.4.2',
    isDue: ({ board }) => board.acts.length > 0,
  },
  {
    id: 'attacked',
    says: 'You are attacked: a ready Character or Spacecraft of yours may step in between.',
    rule: '12.2',
    isDue: offers('intercept'),
  },
  {
    id: 'chain',
    says: 'This is a response: the Chain resolves from the top, and you may add a Fast card or pass.',
    rule: '11.2',
    isDue: asks('response'),
  },
  {
    id: 'treasury',
    says: 'Your Treasury pays for what stays on the Map; Command Points pay for Maneuvers.',
    rule: '3.2',
    isDue: asks('action'),
  },
  {
    id: 'play',
    says: 'Play a Character first: somebody has to carry your Storyline.',
    rule: '7.2',
    isDue: offers('play'),
  },
  {
    id: 'bind',
    says: 'Bind a Character that shares a Drive with the Storyline, or its Story Points are lost.',
    rule: '8.4.2',
    isDue: offers('bind'),
  },
  {
    id: 'chapters',
    says: 'Your Storyline has three Chapters; the rail shows what ends the active one.',
    rule: '8.5.2',
    isDue: bound,
  },
  {
    id: 'skip',
    says: 'A Chapter that you can’t end may be skipped for a price, without its reward.',
    rule: '8.6.3',
    isDue: offers('skip'),
  },
  {
    id: 'raid',
    says: 'Attack the other Homeworld to raid its Treasury; your attacker is then activated.',
    rule: '12.5',
    isDue: offers('attack'),
  },
  {
    id: 'hand',
    says: 'Between Acts both change their hands; who lost the Act may set cards aside for the next.',
    rule: '9.4.6',
    isDue: asks('setAside'),
  },
];

/** Something that comes up in this view and was not said before; null when there is nothing. */
export function adviceFor(view: PlayerView, said: ReadonlySet<string>): Advice | null {
  const acts = (view.decision?.options ?? []).flatMap((option) => (option.kind === 'act' ? [option.act.do] : []));
  const due = LESSONS.find(({ id, isDue }) => !said.has(id) && isDue(view, acts));
  return due ? { id: due.id, says: due.says, rule: due.rule } : null;
}
export const ADVICE_IDS: readonly string[] = LESSONS.map(({ id }) => id);
