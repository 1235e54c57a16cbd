import { db } from '@astris/db';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { appRouter } from './index';
import { anonymous, freshName, guest, type Person, player, starters } from './testing/callers';
import { storedMatch } from './testing/matches';

type Api = Person['api'];
/** What the caller meets: `done`, or the reason of the refusal. Other is a player who owns nothing of what is named. */
type Row = [
  procedure: string,
  call: (api: Api, own: Own) => Promise<unknown>,
  anonymous: string,
  guest: string,
  player: string,
  other: string,
];
/** Things that one person owns, each made when a row first needs it. */
interface Own {
  deckId: () => Promise<string>;
  tableId: () => Promise<string>;
  privateLiveId: () => Promise<string>;
  key: () => Promise<string>;
}

const deck = { starter: '' };
const list = { homeworld: 'h', starter: 's', main: {}, sideboard: {} };
const account = () => {
  const name = freshName();
  return { name, email: `${name}@example.org`, password: 'correct horse' };
};
const everybody = ['done', 'done', 'done', 'done'] as const;
const members = ['notSignedIn', 'done', 'done', 'done'] as const;
const moderators = ['notSignedIn', 'notAModerator', 'notAModerator', 'notAModerator'] as const;
const owners = (reason: string) => ['notSignedIn', 'done', 'done', reason] as const;

const ROWS: Row[] = [
  ['access.options', (api) => api.access.options(), ...everybody],
  ['access.requestReset', (api) => api.access.requestReset({ email: `${freshName()}@example.org` }), ...everybody],
  [
    'access.resetPassword',
    (api) => api.access.resetPassword({ token: 'x', password: 'correct horse' }),
    ...fill('resetInvalid'),
  ],
  ['account.me', (api) => api.account.me(), ...everybody],
  ['account.signUp', (api) => api.account.signUp(account()), ...everybody],
  ['account.upgrade', (api) => api.account.upgrade(account()), 'notSignedIn', 'done', 'notAGuest', 'notAGuest'],
  ['account.rename', (api) => api.account.rename({ name: freshName() }), ...members],
  ['account.setWindows', (api) => api.account.setWindows({ windows: 'quick' }), ...members],
  ['account.signOutEverywhere', (api) => api.account.signOutEverywhere(), ...members],
  ['account.ticket', (api) => api.account.ticket(), ...members],
  ['account.spectatorTicket', (api) => api.account.spectatorTicket(), ...everybody],
  ['cards.list', (api) => api.cards.list(), ...everybody],
  ['cards.get', (api) => api.cards.get({ id: 'no-such-card' }), ...fill('unknownCard')],
  ['challenge.create', (api) => api.challenge.create({ deck }), ...members],
  ['challenge.preview', async (api, own) => api.challenge.preview({ key: await own.key() }), ...everybody],
  [
    'challenge.accept',
    async (api, own) => api.challenge.accept({ key: await own.key(), deck }),
    'notSignedIn',
    'ownTable',
    'ownTable',
    'done',
  ],
  ['decks.starters', (api) => api.decks.starters(), ...everybody],
  ['decks.mine', (api) => api.decks.mine(), ...members],
  [
    'decks.get',
    async (api, own) => api.decks.get({ deckId: await own.deckId() }),
    'unknownDeck',
    'done',
    'done',
    'unknownDeck',
  ],
  [
    'decks.save',
    async (api, own) => api.decks.save({ deckId: await own.deckId(), name: 'Deck', list }),
    ...owners('unknownDeck'),
  ],
  [
    'decks.rename',
    async (api, own) => api.decks.rename({ deckId: await own.deckId(), name: 'Deck' }),
    ...owners('unknownDeck'),
  ],
  [
    'decks.share',
    async (api, own) => api.decks.share({ deckId: await own.deckId(), shared: false }),
    ...owners('unknownDeck'),
  ],
  ['decks.remove', async (api, own) => api.decks.remove({ deckId: await own.deckId() }), ...owners('unknownDeck')],
  ['decks.check', (api) => api.decks.check({ list }), ...everybody],
  ['deckText.importText', (api) => api.deckText.importText({ text: '' }), ...everybody],
  ['deckText.importCode', (api) => api.deckText.importCode({ code: '' }), ...everybody],
  ['deckText.export', (api) => api.deckText.export({ list }), ...fill('unknownCard')],
  ['history.list', (api) => api.history.list({ name: 'nobody at all' }), ...fill('unknownUser')],
  [
    'history.match',
    async (api, own) => api.history.match({ matchId: await own.privateLiveId() }),
    'unknownMatch',
    'done',
    'done',
    'unknownMatch',
  ],
  [
    'history.log',
    async (api, own) => api.history.log({ matchId: await own.privateLiveId() }),
    'unknownMatch',
    'done',
    'done',
    'unknownMatch',
  ],
  [
    'history.replay',
    async (api, own) => api.history.replay({ matchId: await own.privateLiveId() }),
    'unknownMatch',
    'gameStillLive',
    'gameStillLive',
    'unknownMatch',
  ],
  ['ladder.seasons', (api) => api.ladder.seasons(), ...everybody],
  ['ladder.top', (api) => api.ladder.top({}), ...everybody],
  ['ladder.search', (api) => api.ladder.search({ name: 'nobody at all' }), ...everybody],
  ['ladder.mine', (api) => api.ladder.mine({}), ...members],
  ['lobby.tables', (api) => api.lobby.tables(), ...everybody],
  ['lobby.open', (api) => api.lobby.open({ deck, rated: true }), 'notSignedIn', 'guestNeverRated', 'done', 'done'],
  [
    'lobby.join',
    async (api, own) => api.lobby.join({ matchId: await own.tableId(), deck }),
    'notSignedIn',
    'ownTable',
    'ownTable',
    'done',
  ],
  ['lobby.cancel', async (api, own) => api.lobby.cancel({ matchId: await own.tableId() }), ...owners('notYours')],
  ['lobby.bot', (api) => api.lobby.bot({ deck, botDeck: deck }), ...members],
  [
    'lobby.playOn',
    async (api, own) => api.lobby.playOn({ matchId: await own.privateLiveId(), at: 0, seat: 0 }),
    'notSignedIn',
    'gameStillLive',
    'gameStillLive',
    'unknownMatch',
  ],
  ['lobby.mine', (api) => api.lobby.mine(), ...members],
  ['players.block', async (api) => api.players.block({ userId: (await player()).user.id }), ...members],
  ['players.unblock', (api) => api.players.unblock({ userId: 'nobody' }), ...members],
  ['players.blocked', (api) => api.players.blocked(), ...members],
  ['profile.byName', (api) => api.profile.byName({ name: 'nobody at all' }), ...fill('unknownUser')],
  ['queue.enter', (api) => api.queue.enter({ kind: 'RANKED', deck }), 'notSignedIn', 'guestNeverRated', 'done', 'done'],
  ['queue.stay', (api) => api.queue.stay(), ...members],
  ['queue.leave', (api) => api.queue.leave(), ...members],
  [
    'reports.send',
    async (api, own) => api.reports.send({ matchId: await own.privateLiveId(), number: 1, comment: 'Why?' }),
    ...owners('unknownMatch'),
  ],
  ['reports.list', (api) => api.reports.list(), ...moderators],
  ['reports.file', (api) => api.reports.file({ reference: 'NONE' }), ...moderators],
  ['watch.list', (api) => api.watch.list(), ...everybody],
];

function fill(reason: string) {
  return [reason, reason, reason, reason] as const;
}
async function met(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'done',
    (error: { reason?: string; message: string }) => error.reason ?? error.message,
  );
}
function ownedBy(person: Person): Own {
  const once = <T>(make: () => Promise<T>) => {
    let made: Promise<T> | undefined;
    return () => {
      made ??= make();
      return made;
    };
  };
  return {
    deckId: once(async () => (await person.api.decks.save({ name: 'Deck', list })).deckId),
    tableId: once(async () => (await person.api.lobby.open({ deck, rated: false })).matchId),
    privateLiveId: once(async () => (await storedMatch(person, await player(), { state: 'LIVE', isPublic: false })).id),
    key: once(async () => (await person.api.challenge.create({ deck })).key),
  };
}

describe('who may call what', () => {
  beforeAll(async () => {
    deck.starter = (await starters())[0].starter;
  });
  beforeEach(() => {
    vi.stubEnv('AUTH_SECRET', 'the secret of this test');
    vi.stubEnv('NODE_ENV', 'development');
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await db().$disconnect();
  });

  it('is decided here for every procedure', () => {
    expect(ROWS.map(([procedure]) => procedure).sort()).toEqual(Object.keys(appRouter._def.procedures).sort());
  });

  it.each(ROWS)('%s', async (_procedure, call, forAnonymous, forGuest, forPlayer, forOther) => {
    const [gus, ann, other] = [await guest(), await player(), await player()];
    const ofGuest = ownedBy(gus);
    const ofPlayer = ownedBy(ann);
    expect({
      anonymous: await met(call(anonymous(), ofPlayer)),
      guest: await met(call(gus.api, ofGuest)),
      other: await met(call(other.api, ofPlayer)),
      player: await met(call(ann.api, ofPlayer)),
    }).toEqual({
      anonymous: forAnonymous,
      guest: forGuest,
      other: forOther,
      player: forPlayer,
    });
  });
});
