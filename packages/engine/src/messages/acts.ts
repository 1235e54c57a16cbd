/** What each act is called on its button. */
import type { Act } from '../actions';
import type { Chapter, StorylineCard } from '../language/card';
import { abilityText, costText, skipText } from '../language/text';
import type { Ability } from '../language/vocabulary';
import { abilitiesOf } from './printed';
import { type Named, type Naming, type Segment, say, sentence } from './segment';
import { object, owned, ROMAN } from './words';

const ability = (naming: Naming, named: Named | null, index: number): Ability | undefined =>
  named ? abilitiesOf(naming.printed(named.card), named.face)[index] : undefined;

/** The Chapter that is active, the Reversal in the place of the third while it is live (8.12.1). */
export function activeChapter(card: StorylineCard, story: { chapter: 1 | 2 | 3; reversed: boolean }): Chapter {
  if (story.chapter === 3 && story.reversed && card.reversal) return card.reversal.chapter;
  return card.chapters[story.chapter - 1] as Chapter;
}

/** The price of playing a card as printed: "4C" or "2 CP". */
export function priceOf(naming: Naming, named: Named | null): string | null {
  const card = named && naming.printed(named.card);
  if (!card || !('cost' in card)) return null;
  return 'CP' in card.cost ? `${card.cost.CP} CP` : `${card.cost.C}C`;
}

function skipLabel(naming: Naming, id: number): Segment[] {
  const named = naming.object(id);
  const card = named && naming.printed(named.card);
  if (!named?.story || card?.type !== 'Storyline') return say`Skip a Chapter of ${owned(naming, named)}`;
  const { skip } = activeChapter(card, named.story);
  const price = skip ? `: ${lower('cost' in skip ? costText(skip.cost) : skipText(skip))}` : '';
  return say`Skip ${ROMAN[named.story.chapter]} of ${owned(naming, named)}${price}`;
}
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const LABELS: { [K in Act['do']]: (act: Extract<Act, { do: K }>, naming: Naming) => Segment[] } = {
  play: ({ card }, n) => {
    const price = priceOf(n, n.object(card));
    return price ? say`Play ${object(n, card)} for ${price}` : say`Play ${object(n, card)}`;
  },
  ability: ({ card, ability: index }, n) => {
    const printed = ability(n, n.object(card), index);
    return printed ? say`${object(n, card)}: ${abilityText(printed)}` : say`Use ${object(n, card)}`;
  },
  bind: ({ storyline, character }, n) => say`Bind ${object(n, character)} to ${object(n, storyline)}`,
  partner: ({ storyline, character }, n) => say`Partner ${object(n, character)} in ${object(n, storyline)}`,
  skip: ({ storyline }, n) => skipLabel(n, storyline),
  attack: ({ attacker, target }, n) => say`Attack ${owned(n, n.object(target))} with ${object(n, attacker)}`,
  intercept: ({ interceptor }, n) => say`Intercept with ${object(n, interceptor)}`,
  pass: () => say`Pass`,
  endTurn: () => say`End turn`,
};

/** What an act is called on its button: "Play Ilyane for 4C", "Attack Rook’s Anchorage with Sable Vey". */
export function actLabel(act: Act, naming: Naming): Segment[] {
  const label = LABELS[act.do] as (act: Act, naming: Naming) => Segment[];
  return sentence(label(act, naming));
}
