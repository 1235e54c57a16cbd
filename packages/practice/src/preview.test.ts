import { PLAYERS } from '@astris/bots';
import { GAME_POOL, POOL, STARTER_DECKS } from '@astris/cards';
import {
  type Act,
  apply,
  createGame,
  decisionsOf,
  eventsFor,
  type Game,
  isRefusal,
  mark,
  RULESET,
  rollback,
  viewFor,
} from '@astris/engine';
import type { Card } from '@astris/engine/language';
import { eventSentence, namingOf, plain, UNLOGGED } from '@astris/engine/messages';
import { seeded } from '@astris/engine/testing';
import { expect, test } from 'vitest';
import { previewOf } from './preview';

const players = ['Tessaly', 'Korrigan'];
const printed = (id: string) => POOL.get(id) as Card;
const parts = { pool: GAME_POOL, ruleset: RULESET, players, printed };

/** The log lines that come of an act in the true game if nobody responds; the game is as before afterwards. */
function truth(game: Game, seat: number, act: Act): string[] {
  const before = mark(game);
  const lines: string[] = [];
  const tell = (by: number, done: Act) => {
    const applied = apply(game, by, { type: 'act', act: done });
    if (isRefusal(applied)) throw new Error(`${applied.refused} ${JSON.stringify(done)}`);
    const naming = namingOf(viewFor(game, seat), printed, players);
    for (const event of eventsFor(applied.events, seat))
      if (!UNLOGGED.has(event.type)) lines.push(plain(eventSentence(event, naming)));
  };
  tell(seat, act);
  for (;;) {
    const asked = decisionsOf(game).find((decision) => decision !== null);
    if (asked?.kind !== 'response') break;
    tell(asked.seat, { do: 'pass' });
  }
  rollback(game, before);
  return lines;
}
/** Whether a line that was foretold came true: "?" stands for any card. */
function cameTrue(foretold: string, line: string | undefined): boolean {
  const shape = foretold.split('?').map((text) => text.replace(/[.*+^${}()|[\]\\]/g, '\\$&'));
  return line !== undefined && new RegExp(`^${shape.join('.+')}$`, 's').test(line);
}

test('whatever a preview tells comes true if nobody responds (11.2), card for card where it names one', () => {
  const [mine, theirs] = [STARTER_DECKS[5], STARTER_DECKS[8]];
  if (!mine || !theirs) throw new Error('there are no starter decks');
  const game = createGame(RULESET, GAME_POOL, [mine.list, theirs.list], 'a game to look ahead in');
  const random = seeded(3);
  const found = { previews: 0, lines: 0, unknown: 0, whole: 0 };
  for (let step = 0; step < 260 && !game.board.result; step++) {
    const asked = decisionsOf(game).find((decision) => decision !== null);
    if (!asked) break;
    const view = viewFor(game, asked.seat);
    const acts = asked.options.flatMap((option) => (option.kind === 'act' ? [option.act] : []));
    if ((asked.kind === 'action' || asked.kind === 'response') && step % 5 === 0)
      for (const act of acts) {
        const preview = previewOf(view, act, parts);
        if (!preview) continue;
        const comes = truth(game, asked.seat, act);
        const told = preview.lines.map(plain);
        const wrong = told.filter((line, at) => !cameTrue(line, comes[at]));
        expect({ act, wrong, comes: wrong.length > 0 ? comes : [] }).toEqual({ act, wrong: [], comes: [] });
        if (!preview.isOpen) expect(comes).toHaveLength(told.length);
        found.previews += 1;
        found.lines += told.length;
        found.unknown += told.filter((line) => line.includes('?')).length;
        found.whole += preview.isOpen ? 0 : 1;
      }
    expect(viewFor(game, asked.seat)).toEqual(view);
    const taken = apply(game, asked.seat, PLAYERS.recruit(view, GAME_POOL, RULESET, random));
    if (isRefusal(taken)) throw new Error(taken.refused);
  }
  // It tells much, and knows what it does not know.
  expect(found.previews).toBeGreaterThan(100);
  expect(found.lines).toBeGreaterThan(200);
  expect(found.unknown).toBeGreaterThan(3);
  expect(found.whole).toBeGreaterThan(50);
});

test('nothing is foretold where one chooses among cards, of an act that is refused, or to who looks on', () => {
  const [mine, theirs] = STARTER_DECKS;
  if (!mine || !theirs) throw new Error('there are no starter decks');
  const game = createGame(RULESET, GAME_POOL, [mine.list, theirs.list], 'a beginning');
  const seat = decisionsOf(game).findIndex((decision) => decision !== null);
  expect(previewOf(viewFor(game, seat), { do: 'endTurn' }, parts)).toBeNull();
  expect(previewOf(viewFor(game, 'spectator'), { do: 'endTurn' }, parts)).toBeNull();
});
