/** How the options of a decision are grouped, and which cards they concern. */
import type { Act, Decision, ObjId, Option } from '@astris/engine';

/** Groups of acts in the order in which the dock shows them; pass and end turn have places of their own. */
const ACT_GROUPS = ['play', 'ability', 'bind', 'partner', 'skip', 'intercept', 'attack'] as const;
export type ActGroup = (typeof ACT_GROUPS)[number];

/** An option with its place in the decision, which is what an answer names. */
export interface Indexed {
  index: number;
  option: Option;
}
export const indexed = (decision: Decision): Indexed[] => decision.options.map((option, index) => ({ option, index }));

const CARDS_OF: { [K in Act['do']]: (act: Extract<Act, { do: K }>) => ObjId[] } = {
  play: (act) => [act.card],
  ability: (act) => [act.card],
  bind: (act) => [act.storyline, act.character],
  partner: (act) => [act.storyline, act.character],
  skip: (act) => [act.storyline],
  attack: (act) => [act.attacker, act.target],
  intercept: (act) => [act.interceptor],
  pass: () => [],
  endTurn: () => [],
};

/** The cards that an option is about, the one that acts first. */
export function cardsOf(option: Option): ObjId[] {
  if (option.kind === 'act') return (CARDS_OF[option.act.do] as (act: Act) => ObjId[])(option.act);
  return option.kind === 'card' || option.kind === 'ability' ? [option.id] : [];
}

/** Options that concern every one of these cards. */
export const concerning = (options: readonly Indexed[], ids: readonly ObjId[]): Indexed[] =>
  options.filter(({ option }) => {
    const cards = cardsOf(option);
    return ids.every((id) => cards.includes(id));
  });

/** Acts by group, those groups that have any. */
export function grouped(options: readonly Indexed[]): { group: ActGroup; options: Indexed[] }[] {
  return ACT_GROUPS.map((group) => ({
    group,
    options: options.filter(({ option }) => option.kind === 'act' && option.act.do === group),
  })).filter(({ options: found }) => found.length > 0);
}

export const actOf = (options: readonly Indexed[], kind: 'pass' | 'endTurn'): Indexed | undefined =>
  options.find(({ option }) => option.kind === 'act' && option.act.do === kind);

/** Decisions of the Action Phase and of response windows take one act; all others take indices. */
export const takesAct = (decision: Decision): boolean => decision.kind === 'action' || decision.kind === 'response';

/** One click answers: a single choice among words rather than cards. */
export const answersAtOnce = (decision: Decision): boolean =>
  decision.max === 1 &&
  decision.options.every(({ kind }) => kind === 'yes' || kind === 'no' || kind === 'player' || kind === 'mode');

/** Hands and sideboards between two Acts have a dialog of their own (9.4.6, 9.4.7). */
const BETWEEN_ACTS: ReadonlySet<Decision['kind']> = new Set([
  'setAside',
  'exchange',
  'mulligan',
  'bottom',
  'goesFirst',
]);
export const isBetweenActs = (kind: Decision['kind']): boolean => BETWEEN_ACTS.has(kind);
