import type { EventType, ToldEvent } from '../../events';
import { type Naming, type Segment, say, sentence } from '../segment';
import { CHAIN } from './chain';
import { RESOURCES } from './resources';
import { SETUP } from './setup';
import { ACT_END, STORY } from './story';
import type { Tellers } from './teller';

const TELLERS: Tellers<EventType> = { ...SETUP, ...RESOURCES, ...CHAIN, ...STORY, ...ACT_END };

/** What a log leaves out, since another line says it or nothing happened to the board. */
export const UNLOGGED: ReadonlySet<EventType> = new Set<EventType>([
  'asked',
  'phaseBegan',
  'readied',
  'activated',
  'entered',
  'depleted',
  'resolved',
  'effectEnded',
  'conflictEnded',
  'deckShuffled',
]);

/** One event as a sentence with its figures, and the rule that caused it at the end. */
export const eventSentence = (event: ToldEvent, naming: Naming): Segment[] =>
  sentence(say`${TELLERS[event.type](event, naming)} ${{ rule: event.rule }}`);
