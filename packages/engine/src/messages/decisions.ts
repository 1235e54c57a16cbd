/** Who asks, why and what: one sentence for each kind of decision, and a label for each option of a choice. */

import type { Decision, DecisionKind, Option, PublicDecision } from '../decisions';
import { abilityText } from '../language/text';
import type { Board } from '../state/board';
import { actLabel } from './acts';
import { mayText, modeLabel } from './modes';
import { abilitiesOf } from './printed';
import { type Naming, type Segment, say, sentence } from './segment';
import { chapter, count, does, named, owned, who, whose } from './words';

type Asked = Pick<Decision, 'kind' | 'seat' | 'source' | 'verb'> &
  Partial<Pick<Decision, 'min' | 'max' | 'hostile' | 'options'>>;
/** What is going on around a response, as the board shows it. */
export type Around = Pick<Board, 'chain' | 'conflict' | 'phase'>;
type Prompt = (asked: Asked, naming: Naming, around?: Around) => Segment[];

const amount = ({ min, max }: Asked, noun: string, many?: string): string => {
  if (min === undefined || max === undefined) return many ?? `${noun}s`;
  if (min === max) return count(min, noun, many);
  return min === 0 ? `up to ${count(max, noun, many)}` : `${min} to ${count(max, noun, many)}`;
};
const source: Prompt = (asked, n) => (asked.source ? say`${named(n, asked.source)}: ` : []);
const VERBS: Partial<Record<string, string>> = {
  forbid: 'hold back',
  modify: 'change',
  grant: 'strengthen',
  fall: 'make fall',
  takeControl: 'take control of',
  award: 'give Story Points',
  strip: 'take Story Points from',
  removeStoryline: 'remove',
};
const verb = ({ verb: word }: Asked): string => (word ? ` to ${VERBS[word] ?? word}` : '');

/** What there is to respond to: the top of the Chain, else the conflict. */
function occasion(naming: Naming, { chain, conflict, phase }: Around): Segment[] {
  const top = chain.at(-1);
  if (top) {
    const target = top.targets.flat()[0];
    const at = target ? say` on ${named(naming, naming.object(target.id))}` : [];
    const card = named(naming, { card: top.card, face: top.face, id: top.source.id });
    if (top.kind === 'card') return say`${does(naming, top.controller, 'play')} ${card}${at}. `;
    if (top.kind === 'skip') {
      const story = owned(naming, naming.object(top.source.id));
      return say`${does(naming, top.controller, 'skip')} ${chapter(top.chapter)} of ${story}. `;
    }
    return say`an ability of ${whose(naming, top.controller)} ${card}${at} is on the Chain. `;
  }
  if (conflict) {
    const attacker = named(naming, naming.object(conflict.attacker.id));
    return say`${attacker} attacks ${named(naming, naming.object(conflict.target.id))}. `;
  }
  return phase === 'end' ? say`the turn ends. ` : [];
}

const PROMPTS: Record<DecisionKind, Prompt> = {
  action: () => say`choose a card or an action`,
  response: (_, n, around) =>
    around ? say`${sentence(occasion(n, around))}${'Respond, or pass?'}` : say`respond, or pass?`,
  goesFirst: () => say`who plays first?`,
  mulligan: () => say`keep this hand, or take a mulligan?`,
  bottom: (asked) => say`put ${amount(asked, 'card')} on the bottom of your deck`,
  mode: (asked, n) => say`${source(asked, n)}choose one`,
  target: (asked, n) => say`${source(asked, n)}choose ${amount(asked, 'target')}${verb(asked)}`,
  may: (asked, n) => say`${source(asked, n)}${mayText(asked, n) ?? 'you may.'} Do it?`,
  discard: (asked, n) => say`${source(asked, n)}discard ${amount(asked, 'card')} from your hand`,
  sacrifice: (asked, n) => say`${source(asked, n)}sacrifice ${amount(asked, 'permanent')}`,
  payStoryPoints: (asked, n) => say`${source(asked, n)}pay Story Points from which?`,
  order: (asked, n) => say`${source(asked, n)}in which order? The first chosen comes first.`,
  endingStoryline: () => say`which Storyline ended the Act?`,
  setAside: () => say`set cards aside for the next Act`,
  exchange: (asked) => say`choose ${amount(asked, 'card')} for your sideboard`,
};
const WAITING: Record<DecisionKind, string> = {
  action: 'an action',
  response: 'a response',
  goesFirst: 'who plays first',
  mulligan: 'a mulligan',
  bottom: 'cards for the bottom of the deck',
  mode: 'a mode',
  target: 'a target',
  may: 'yes or no',
  discard: 'a discard',
  sacrifice: 'a sacrifice',
  payStoryPoints: 'Story Points to pay',
  order: 'an order',
  endingStoryline: 'which Storyline ended the Act',
  setAside: 'cards to set aside',
  exchange: 'the sideboard',
};

/** The question of a viewer's own decision, in one sentence. */
export const decisionPrompt = (decision: Asked, naming: Naming, around?: Around): Segment[] =>
  sentence(PROMPTS[decision.kind](decision, naming, around));

/** What everybody may know while another player decides: "Korrigan decides: a response". */
export const waitingPrompt = (asked: PublicDecision, naming: Naming): Segment[] =>
  sentence(
    asked.source
      ? say`${does(naming, asked.seat, 'decide')}: ${WAITING[asked.kind]}, for ${named(naming, asked.source)}`
      : say`${does(naming, asked.seat, 'decide')}: ${WAITING[asked.kind]}`,
  );

/** What a decision is called in the head of the dock. */
export const DECISION_TITLES: Record<DecisionKind, string> = {
  action: 'Your Action Phase',
  response: 'Response window',
  goesFirst: 'Who plays first',
  mulligan: 'Opening hand',
  bottom: 'Mulligan',
  mode: 'Choose one',
  target: 'Targets',
  may: 'You may',
  discard: 'Discard',
  sacrifice: 'Sacrifice',
  payStoryPoints: 'Pay Story Points',
  order: 'Order',
  endingStoryline: 'End of the Act',
  setAside: 'Hands',
  exchange: 'Sideboard',
};

const yesNo = (kind: DecisionKind, yes: boolean): string => {
  if (kind === 'mulligan') return yes ? 'Take a mulligan' : 'Keep this hand';
  return yes ? 'Yes' : 'No';
};

/** What an option is called on its button. */
export function optionLabel(
  option: Option,
  decision: Pick<Decision, 'kind' | 'seat' | 'source'>,
  naming: Naming,
): Segment[] {
  switch (option.kind) {
    case 'act':
      return actLabel(option.act, naming);
    case 'card': {
      const card = naming.object(option.id) ?? { id: option.id, card: option.card, face: 'front' as const };
      return decision.kind === 'target' ? sentence(owned(naming, card)) : say`${named(naming, card)}`;
    }
    case 'player':
      return sentence(
        decision.kind === 'goesFirst'
          ? say`${does(naming, option.seat, 'play')} first`
          : say`${who(naming, option.seat)}`,
      );
    case 'mode':
      return modeLabel(option.index, decision, naming);
    case 'yes':
      return say`${yesNo(decision.kind, true)}`;
    case 'no':
      return say`${yesNo(decision.kind, false)}`;
    case 'tally':
      return sentence(say`${whose(naming, decision.seat)} tally for an empty Treasury`);
    case 'ability': {
      const printed = abilitiesOf(naming.printed(option.card), option.face)[option.ability];
      const card = named(naming, { id: option.id, card: option.card, face: option.face });
      const about = option.about ? say` (${owned(naming, option.about)})` : [];
      return printed ? say`${card}: ${abilityText(printed)}${about}` : say`${card}${about}`;
    }
  }
}
