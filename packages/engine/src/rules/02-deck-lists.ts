/** 2, 9.7.1: what a legal deck list is; every fault is said, with its rule. */
import type { RuleId } from '@astris/rulebook';
import type { DeckList } from '../deck-list';
import type { CardId } from '../language/index';
import type { Ruleset } from '../ruleset';
import type { CardPool, PoolCard } from '../state/pool';

export const DECK_FAULTS = [
  'unknownCard',
  'noHomeworld',
  'noStarter',
  'notAHomeworld',
  'notACharacter',
  'starterTooExpensive',
  'starterNotActI',
  'wrongFaction',
  'tooFewCards',
  'tooManyCards',
  'tooManyCopies',
  'tooFewStorylines',
  'sideboardTooLarge',
  'notForDecks',
  'badCount',
  'banned',
] as const;
export interface DeckProblem {
  rule: RuleId;
  fault: (typeof DECK_FAULTS)[number];
  card?: CardId;
  need?: number;
  have?: number;
}
type Part = Readonly<Record<CardId, number>>;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** What is no list at all counts as an empty one. */
const partOf = (list: DeckList, part: 'main' | 'sideboard'): Part =>
  isRecord(list) && isRecord(list[part]) ? (list[part] as Part) : {};
const isCount = (n: unknown): boolean => Number.isInteger(n) && (n as number) > 0;
const total = (part: Part): number => Object.values(part).reduce((sum, n) => sum + (isCount(n) ? n : 0), 0);

/** Every way in which the list is not legal; empty when it is. Never throws, whatever it is given. */
export function checkDeck(ruleset: Ruleset, pool: CardPool, list: DeckList): DeckProblem[] {
  const { deck } = ruleset;
  const found: DeckProblem[] = [];
  const fault = (rule: RuleId, name: DeckProblem['fault'], more: Partial<DeckProblem> = {}): void => {
    found.push({ rule, fault: name, ...more });
  };
  const known = (id: CardId, ifNone: 'noHomeworld' | 'noStarter' | 'unknownCard' = 'unknownCard'): PoolCard | null => {
    const card = typeof id === 'string' && Object.hasOwn(pool.cards, id) ? pool.cards[id] : undefined;
    if (!card) fault('2.1', id === '' ? ifNone : 'unknownCard', { card: id });
    return card ?? null;
  };
  const parts = { main: partOf(list, 'main'), sideboard: partOf(list, 'sideboard') };
  const home = known(list?.homeworld, 'noHomeworld');
  if (home && home.type !== 'Homeworld') fault('2.1', 'notAHomeworld', { card: home.id });
  // 2.3 asks for the Homeworld's factions: without a Homeworld, that fault alone is said.
  const factions = home?.type === 'Homeworld' ? home.factions : null;
  const allowed = (card: PoolCard): boolean =>
    !factions || card.type === 'Storyline' || card.factions.some((f) => f === 'Independent' || factions.includes(f));

  const starter = known(list?.starter, 'noStarter');
  if (starter && starter.type !== 'Character') fault('2.1', 'notACharacter', { card: starter.id });
  if (starter && starter.cost > deck.starterCost)
    fault('2.4', 'starterTooExpensive', { card: starter.id, need: deck.starterCost, have: starter.cost });
  if (starter?.acts && !starter.acts.includes('I')) fault('2.4', 'starterNotActI', { card: starter.id });
  if (starter?.type === 'Character' && !allowed(starter)) fault('2.3', 'wrongFaction', { card: starter.id });

  for (const card of [home, starter])
    if (card?.card.printing.status === 'banned') fault('2.1', 'banned', { card: card.id });

  // 2.2: by name, so two cards of one name count together.
  const copies = new Map<string, { card: CardId; have: number }>();
  const count = (card: PoolCard, n: number): void => {
    copies.set(card.name, { card: card.id, have: (copies.get(card.name)?.have ?? 0) + n });
  };
  if (starter) count(starter, 1);
  for (const [zone, rule] of [
    ['main', '2.3'],
    ['sideboard', '2.5'],
  ] as const)
    for (const [id, n] of Object.entries(parts[zone])) {
      const card = known(id);
      if (!isCount(n)) fault('2.1', 'badCount', { card: id, have: n });
      if (!card) continue;
      count(card, n);
      if (card.type === 'Homeworld') fault(zone === 'main' ? '2.1' : '2.7', 'notForDecks', { card: id });
      else if (!allowed(card)) fault(rule, 'wrongFaction', { card: id });
      if (card.card.printing.status === 'banned') fault('2.1', 'banned', { card: id });
    }
  for (const { card, have } of copies.values())
    if (have > deck.copies) fault('2.2', 'tooManyCopies', { card, need: deck.copies, have });

  const size = total(parts.main);
  if (size < deck.min) fault('2.1', 'tooFewCards', { need: deck.min, have: size });
  if (size > deck.max) fault('2.1', 'tooManyCards', { need: deck.max, have: size });
  const side = total(parts.sideboard);
  if (side > deck.sideboard) fault('2.5', 'sideboardTooLarge', { need: deck.sideboard, have: side });
  const stories = Object.entries(parts.main).reduce(
    (n, [id, k]) => n + (Object.hasOwn(pool.cards, id) && pool.cards[id]?.type === 'Storyline' && isCount(k) ? k : 0),
    0,
  );
  if (stories < deck.storylines) fault('2.6', 'tooFewStorylines', { need: deck.storylines, have: stories });
  return found;
}
