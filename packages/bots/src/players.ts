import type { Action, CardPool, PlayerView, Ruleset } from '@astris/engine';
import { captain } from './captain/captain';
import { recruit } from './recruit';
import type { BotId } from './roster';

/** Answers the pending decision of a view, the same for the same random numbers (0 <= x < 1). */
export type Bot = (view: PlayerView, pool: CardPool, ruleset: Ruleset, random: () => number) => Action;
export const PLAYERS: Readonly<Record<BotId, Bot>> = { recruit, captain };
