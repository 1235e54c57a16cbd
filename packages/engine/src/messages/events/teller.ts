import type { EventType, ToldEvent } from '../../events';
import type { Naming, Segment } from '../segment';

/** Tells one event, without its rule. It uses only fields of the event, so that it says the same in a replay. */
export type Teller = (event: ToldEvent, naming: Naming) => Segment[];
export type Tellers<T extends EventType> = Record<T, Teller>;
