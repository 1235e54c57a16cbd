import { type Setup, scenario as withCards } from '@astris/engine/scenario';
import { CARDS } from '#cards';

/** A scenario in which every card of the pool may be named, and the test cards of the engine beside them. */
export const scenario = (setup: Setup = {}) => withCards({ ...setup, cards: CARDS });
