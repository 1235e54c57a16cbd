/** The messages of the socket: what sends each of them, and what each role meets at a public and at a private table. */
import type { MessageName } from '@astris/protocol';
import type { TestClient } from '../testing/client';
import type { Table } from './people';
import { all, type Cells, players } from './roles';

type Send = (client: TestClient, match: string) => Promise<string>;
/** `situation`: what was done before, and whose table it is. */
type Row = [message: MessageName, situation: string, table: Table, send: Send, cells: Cells];

const PUBLIC: Table = { isPublic: true };
const PRIVATE: Table = { isPublic: false };
const FINISHED: Table = { isPublic: true, isOver: true };

/** What the service says to it: `done`, the protocol's refusal, or the engine's. */
const said = async (client: TestClient, name: MessageName, payload: object): Promise<string> => {
  const answer = await client.sendRaw(name, payload);
  if (answer.ok) return 'done';
  return answer.protocol ?? answer.rule.why;
};
const concession = (match: string) => ({ match, id: 'c', version: 0, decision: null, action: { type: 'concede' } });
/** Joins first; whoever is not let in sends it all the same. */
const afterJoining =
  (name: MessageName, payload: (match: string) => object): Send =>
  async (client, match) => {
    await said(client, 'join', { match });
    return said(client, name, payload(match));
  };
const unjoined =
  (name: MessageName, payload: (match: string) => object): Send =>
  (client, match) =>
    said(client, name, payload(match));

/** Whose session is over is not even let in. */
const letIn = (cells: Cells): Cells => ({ ...cells, suspended: 'suspended' });
const everybody = letIn(all());
const nobody = letIn(all('notJoined'));
const atTheTable = letIn(players('notSeated'));
const ofThatTable = letIn(players('notJoined'));
const windows = (match: string) => ({ match, windows: 'quick' });
const bare = (match: string) => ({ match });
const wish = (match: string) => ({ match, wants: true });
/** The two at the table of a live game are told that it is not over; everybody else meets `met`. */
const noRematch = (met: string): Cells =>
  letIn({ ...all(met), guest: 'noRematch', player: 'noRematch', opponent: 'noRematch' });

const phrase = (match: string) => ({ match, id: 'p', phrase: 'hello' });
const text = (match: string) => ({ match, id: 't', text: 'Hello' });
/** A text is not for a guest. */
const textAtTheTable: Cells = { ...atTheTable, guest: 'chatPhrasesOnly' };

export const MESSAGES: Row[] = [
  ['join', 'a public table', PUBLIC, unjoined('join', bare), everybody],
  ['join', 'a private table', PRIVATE, unjoined('join', bare), letIn(players('unknownMatch'))],
  ['act', 'at a public table', PUBLIC, afterJoining('act', concession), atTheTable],
  ['act', 'at a private table', PRIVATE, afterJoining('act', concession), ofThatTable],
  ['act', 'without joining', PUBLIC, unjoined('act', concession), nobody],
  ['windows', 'at a public table', PUBLIC, afterJoining('windows', windows), atTheTable],
  ['windows', 'at a private table', PRIVATE, afterJoining('windows', windows), ofThatTable],
  ['windows', 'without joining', PUBLIC, unjoined('windows', windows), nobody],
  ['log', 'of a public table', PUBLIC, afterJoining('log', bare), everybody],
  ['log', 'of a private table', PRIVATE, afterJoining('log', bare), ofThatTable],
  ['log', 'without joining', PUBLIC, unjoined('log', bare), nobody],
  ['rematch', 'at a public table', PUBLIC, afterJoining('rematch', wish), noRematch('notSeated')],
  ['rematch', 'at a private table', PRIVATE, afterJoining('rematch', wish), noRematch('notJoined')],
  ['rematch', 'of a finished game', FINISHED, afterJoining('rematch', wish), atTheTable],
  ['rematch', 'without joining', PUBLIC, unjoined('rematch', wish), nobody],
  ['say', 'a phrase at a public table', PUBLIC, afterJoining('say', phrase), atTheTable],
  ['say', 'a text at a public table', PUBLIC, afterJoining('say', text), textAtTheTable],
  ['say', 'a phrase at a private table', PRIVATE, afterJoining('say', phrase), ofThatTable],
  ['say', 'without joining', PUBLIC, unjoined('say', phrase), nobody],
  ['chat', 'of a public table', PUBLIC, afterJoining('chat', bare), atTheTable],
  ['chat', 'of a private table', PRIVATE, afterJoining('chat', bare), ofThatTable],
  ['chat', 'without joining', PUBLIC, unjoined('chat', bare), nobody],
  ['leave', 'a public table', PUBLIC, afterJoining('leave', bare), everybody],
  ['leave', 'a private table', PRIVATE, afterJoining('leave', bare), ofThatTable],
  ['leave', 'without joining', PUBLIC, unjoined('leave', bare), nobody],
];
