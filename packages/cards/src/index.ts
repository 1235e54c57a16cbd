import { buildPool, type CardPool } from '@astris/engine';
import type { Card } from '@astris/engine/language';
import type { RuleId } from '@astris/rulebook';
import aurelianThrone from './aurelian-throne/index';
import freeDrift from './free-drift/index';
import helixCombine from './helix-combine/index';
import hollowChoir from './hollow-choir/index';
import independent from './independent/index';
import lanternOrder from './lantern-order/index';
import { poolOf } from './pool';
import { cardsByRule } from './rules';
import storylines from './storylines/index';

export { STARTER_DECKS, type StarterDeck } from './decks/index';

const printed = [
  ...aurelianThrone,
  ...freeDrift,
  ...helixCombine,
  ...lanternOrder,
  ...hollowChoir,
  ...independent,
  ...storylines,
] as const;
/** The id of a card of this pool: its file name. */
export type CardId = (typeof printed)[number]['id'];

/** Every card, by collector number. */
export const CARDS: readonly Card[] = [...printed].sort((a, b) => a.printing.number - b.printing.number);
/** Every card by id; checked once and frozen. */
export const POOL: ReadonlyMap<string, Card> = poolOf(CARDS);
/** The same cards made ready for games: what the engine's doors take as their pool. */
export const GAME_POOL: CardPool = buildPool(CARDS);

/** The card of that id, or undefined when the pool has none. */
export const cardById = (id: string): Card | undefined => POOL.get(id);

let byRule: ReturnType<typeof cardsByRule> | undefined;
/** The cards whose definitions use a rule, by collector number. */
export function cardsUsing(rule: RuleId): readonly Card[] {
  byRule ??= cardsByRule(CARDS);
  return byRule.get(rule) ?? [];
}
