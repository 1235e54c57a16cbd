/** The procedures of the API: what calls each of them, and what each role meets. */
import { freshName, player } from '@astris/api/testing';
import { type Api, LIST as list, type Own, starterDeck } from './people';
import { all, type Cells, members, moderators, owners, players } from './roles';

type Row = [procedure: string, call: (api: Api, own: Own) => Promise<unknown>, cells: Cells];

const account = () => {
  const name = freshName();
  return { name, email: `${name}@example.org`, password: 'correct horse' };
};
const notSignedIn = { anonymous: 'notSignedIn', suspended: 'notSignedIn' };
/** Who may join what is open: whoever is signed in, but not its owner, nor whom the owner has blocked, who is not told so. */
const joiners = (): Cells => ({ ...members(), guest: 'ownTable', player: 'ownTable', blocked: 'tableGone' });
/** Refused alike to all that are signed in but the two at the table, who are told to wait for the end. */
const afterTheGame = (cells: Partial<Cells>): Cells => ({
  ...all('unknownMatch'),
  guest: 'gameStillLive',
  player: 'gameStillLive',
  opponent: 'gameStillLive',
  ...cells,
});

export const PROCEDURES: Row[] = [
  ['access.options', (api) => api.access.options(), all()],
  ['access.requestReset', (api) => api.access.requestReset({ email: `${freshName()}@example.org` }), all()],
  [
    'access.resetPassword',
    (api) => api.access.resetPassword({ token: 'x', password: 'correct horse' }),
    all('resetInvalid'),
  ],
  ['account.me', (api) => api.account.me(), all()],
  ['account.signUp', (api) => api.account.signUp(account()), all()],
  ['account.upgrade', (api) => api.account.upgrade(account()), { ...all('notAGuest'), ...notSignedIn, guest: 'done' }],
  ['account.rename', (api) => api.account.rename({ name: freshName() }), members()],
  ['account.setWindows', (api) => api.account.setWindows({ windows: 'quick' }), members()],
  ['account.signOutEverywhere', (api) => api.account.signOutEverywhere(), members()],
  ['account.ticket', (api) => api.account.ticket(), members()],
  ['account.spectatorTicket', (api) => api.account.spectatorTicket(), all()],
  ['cards.list', (api) => api.cards.list(), all()],
  ['cards.get', (api) => api.cards.get({ id: 'no-such-card' }), all('unknownCard')],
  ['challenge.create', async (api) => api.challenge.create({ deck: await starterDeck() }), members()],
  ['challenge.preview', async (api, own) => api.challenge.preview({ key: await own.key() }), all()],
  [
    'challenge.accept',
    async (api, own) => api.challenge.accept({ key: await own.key(), deck: await starterDeck() }),
    joiners(),
  ],
  ['challenge.received', (api) => api.challenge.received(), members()],
  [
    'challenge.decline',
    async (api, own) => api.challenge.decline({ matchId: await own.challengeId() }),
    { ...owners('tableGone'), guest: 'tableGone', player: 'tableGone', opponent: 'done' },
  ],
  ['decks.starters', (api) => api.decks.starters(), all()],
  ['decks.mine', (api) => api.decks.mine(), members()],
  [
    'decks.get',
    async (api, own) => api.decks.get({ deckId: await own.deckId() }),
    { ...all('unknownDeck'), guest: 'done', player: 'done' },
  ],
  [
    'decks.save',
    async (api, own) => api.decks.save({ deckId: await own.deckId(), name: 'Deck', list }),
    owners('unknownDeck'),
  ],
  [
    'decks.share',
    async (api, own) => api.decks.share({ deckId: await own.deckId(), shared: false }),
    owners('unknownDeck'),
  ],
  ['decks.remove', async (api, own) => api.decks.remove({ deckId: await own.deckId() }), owners('unknownDeck')],
  ['decks.check', (api) => api.decks.check({ list }), all()],
  ['friends.list', (api) => api.friends.list(), members()],
  ['friends.waiting', (api) => api.friends.waiting(), members()],
  ['friends.standing', (api) => api.friends.standing({ userId: 'nobody' }), members()],
  [
    'friends.ask',
    (api, own) => api.friends.ask({ name: own.name }),
    { ...members(), guest: 'guestNoFriends', player: 'befriendedSelf', blocked: 'unknownUser' },
  ],
  ['friends.remove', (api) => api.friends.remove({ userId: 'nobody' }), members()],
  ['history.list', (api) => api.history.list({ name: 'nobody at all' }), all('unknownUser')],
  [
    'history.match',
    async (api, own) => api.history.match({ matchId: await own.privateLiveId() }),
    players('unknownMatch'),
  ],
  ['history.log', async (api, own) => api.history.log({ matchId: await own.privateLiveId() }), players('unknownMatch')],
  ['history.replay', async (api, own) => api.history.replay({ matchId: await own.privateLiveId() }), afterTheGame({})],
  ['ladder.seasons', (api) => api.ladder.seasons(), all()],
  ['ladder.top', (api) => api.ladder.top({}), all()],
  ['ladder.distribution', (api) => api.ladder.distribution({}), all()],
  ['ladder.search', (api) => api.ladder.search({ name: 'nobody at all' }), all()],
  ['ladder.mine', (api) => api.ladder.mine({}), members()],
  ['lobby.tables', (api) => api.lobby.tables(), all()],
  [
    'lobby.open',
    async (api) => api.lobby.open({ deck: await starterDeck(), rated: true }),
    { ...members(), guest: 'guestNeverRated' },
  ],
  [
    'lobby.join',
    async (api, own) => api.lobby.join({ matchId: await own.tableId(), deck: await starterDeck() }),
    joiners(),
  ],
  ['lobby.cancel', async (api, own) => api.lobby.cancel({ matchId: await own.tableId() }), owners('notYours')],
  ['lobby.bot', async (api) => api.lobby.bot({ deck: await starterDeck(), botDeck: await starterDeck() }), members()],
  [
    'lobby.playOn',
    async (api, own) => api.lobby.playOn({ matchId: await own.privateLiveId(), at: 0, seat: 0 }),
    afterTheGame(notSignedIn),
  ],
  ['lobby.mine', (api) => api.lobby.mine(), members()],
  ['players.block', async (api) => api.players.block({ userId: (await player()).user.id }), members()],
  ['players.unblock', (api) => api.players.unblock({ userId: 'nobody' }), members()],
  ['players.mute', async (api) => api.players.mute({ userId: (await player()).user.id }), members()],
  ['players.unmute', (api) => api.players.unmute({ userId: 'nobody' }), members()],
  [
    'players.report',
    async (api) => api.players.report({ userId: (await player()).user.id, reason: 'NAME', note: '' }),
    members(),
  ],
  ['moderation.reports', (api) => api.moderation.reports({ state: 'open' }), moderators()],
  ['moderation.appeals', (api) => api.moderation.appeals(), moderators()],
  [
    'moderation.report',
    (api) => api.moderation.report({ reference: 'NONE' }),
    { ...moderators(), moderator: 'unknownReport' },
  ],
  [
    'moderation.act',
    async (api) => api.moderation.act({ kind: 'SUSPEND', userId: (await player()).user.id, reason: 'x', until: null }),
    moderators(),
  ],
  [
    'moderation.close',
    (api) => api.moderation.close({ reference: 'NONE', reason: 'x' }),
    { ...moderators(), moderator: 'unknownReport' },
  ],
  [
    'moderation.answer',
    (api) => api.moderation.answer({ actId: 0, verdict: 'LIFT', reason: 'x' }),
    { ...moderators(), moderator: 'unknownAct' },
  ],
  ['notices.read', (api) => api.notices.read({ notice: 'x' }), all('noticeInvalid')],
  ['notices.markRead', (api) => api.notices.markRead({ notice: 'x' }), all('noticeInvalid')],
  ['notices.appeal', (api) => api.notices.appeal({ notice: 'x', actId: 1, note: 'x' }), all('noticeInvalid')],
  ['notices.unseen', (api) => api.notices.unseen(), members()],
  ['players.muted', (api) => api.players.muted(), members()],
  ['players.blocked', (api) => api.players.blocked(), members()],
  ['profile.byName', (api) => api.profile.byName({ name: 'nobody at all' }), all('unknownUser')],
  [
    'queue.enter',
    async (api) => api.queue.enter({ kind: 'RANKED', deck: await starterDeck() }),
    { ...members(), guest: 'guestNeverRated' },
  ],
  ['queue.stay', (api) => api.queue.stay(), members()],
  ['queue.leave', (api) => api.queue.leave(), members()],
  [
    'reports.send',
    async (api, own) => api.reports.send({ matchId: await own.privateLiveId(), number: 1, comment: 'Why?' }),
    { ...players('unknownMatch'), ...notSignedIn },
  ],
  ['reports.list', (api) => api.reports.list(), moderators()],
  ['reports.file', (api) => api.reports.file({ reference: 'NONE' }), { ...moderators(), moderator: 'unknownReport' }],
  ['watch.list', (api) => api.watch.list(), all()],
];
