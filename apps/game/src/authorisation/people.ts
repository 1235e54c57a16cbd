/** For one cell of the table: somebody in a role, and what the row's call may name. */
import { anonymous, befriend, guest, moderator, type Person, player, starters, storedMatch } from '@astris/api/testing';
import { signSpectatorTicket, signTicket } from '@astris/auth/ticket';
import { db } from '@astris/db';
import { createMatch } from '../testing/database';
import type { Role } from './roles';

export type Api = Person['api'];

/** Things of one owner, each made when it is first asked for. */
export interface Own {
  name: string;
  deckId: () => Promise<string>;
  tableId: () => Promise<string>;
  privateLiveId: () => Promise<string>;
  key: () => Promise<string>;
  /** An open challenge for the opponent, a friend; of another player where the owner is a guest, who has no friends. */
  challengeId: () => Promise<string>;
}

export const LIST = { homeworld: 'h', starter: 's', main: {}, sideboard: {} };

/** Somebody in that role as they call the API, and the owner's things. */
export async function callerAs(role: Role): Promise<{ api: Api; own: Own }> {
  const owner = role === 'guest' ? await guest() : await player();
  const opponent = await player();
  const own = ownedBy(owner, opponent);
  if (role === 'guest' || role === 'player') return { api: owner.api, own };
  if (role === 'opponent') return { api: opponent.api, own };
  if (role === 'anonymous') return { api: anonymous(), own };
  if (role === 'moderator') return { api: (await moderator()).api, own };
  const { user, asSession } = await player();
  if (role === 'suspended') await suspend(user.id);
  if (role === 'blocked') await owner.api.players.block({ userId: user.id });
  return { api: await asSession(), own };
}

/** The game that a message is about: live, unless it is over. */
export interface Table {
  isPublic: boolean;
  isOver?: boolean;
}

/** A ticket that somebody in that role got, and a game of theirs or, for who has none, of two others. */
export async function ticketAs(
  role: Role,
  { isPublic, isOver = false }: Table,
): Promise<{ ticket: string; match: string }> {
  const [owner, opponent, other] = [role === 'guest' ? await guest() : await player(), await player(), await player()];
  const users = await Promise.all(
    [owner, opponent].map(({ user }) => db().user.findUniqueOrThrow({ where: { id: user.id } })),
  );
  const ended = { state: 'OVER', winnerSeat: 0, endedAt: new Date() } as const;
  const match = (await createMatch(db(), { users, isPublic, ...(isOver && { other: ended }) })).id;
  if (role === 'anonymous') return { ticket: await signSpectatorTicket(), match };
  const seated = role === 'opponent' ? opponent : owner;
  const isSeated = role === 'guest' || role === 'player' || role === 'opponent';
  const person = isSeated ? seated : role === 'moderator' ? await moderator() : other;
  const ticket = await signTicket(person.user);
  if (role === 'suspended') await suspend(person.user.id);
  if (role === 'blocked') await owner.api.players.block({ userId: person.user.id });
  return { ticket, match };
}

const suspend = (id: string) => db().user.update({ where: { id }, data: { suspendedAt: new Date() } });

function ownedBy(owner: Person, opponent: Person): Own {
  const { api, user } = owner;
  const once = <T>(make: () => Promise<T>) => {
    let made: Promise<T> | undefined;
    return () => {
      made ??= make();
      return made;
    };
  };
  return {
    name: user.name,
    deckId: once(async () => (await api.decks.save({ name: 'Deck', list: LIST })).deckId),
    tableId: once(async () => (await api.lobby.open({ deck: await starterDeck(), rated: false })).matchId),
    privateLiveId: once(async () => (await storedMatch(owner, opponent, { state: 'LIVE', isPublic: false })).id),
    key: once(async () => (await api.challenge.create({ deck: await starterDeck() })).key),
    challengeId: once(async () => {
      const host = user.isGuest ? await player() : owner;
      await befriend(host, opponent);
      return (await host.api.challenge.create({ deck: await starterDeck(), friendId: opponent.user.id })).matchId;
    }),
  };
}

let starter: Promise<{ starter: string }> | undefined;
export function starterDeck(): Promise<{ starter: string }> {
  starter ??= starters().then(([first]) => first);
  return starter;
}
