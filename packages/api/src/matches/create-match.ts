import type { SessionUser } from '@astris/auth';
import type { BotId } from '@astris/bots/roster';
import type { MatchKind, Prisma } from '@astris/db';
import { commitmentOf, RULESET } from '@astris/engine';
import type { ChosenDeck } from '../decks/choose-deck';
import { FORMAT } from '../ladder/rating-line';
import { seatedBot } from './bot';
import { presentVersions } from './versions';

export interface NewMatch {
  kind: MatchKind;
  rated: boolean;
  isPublic: boolean;
  seed: string;
  challengeKey?: string;
  /** The one friend who may accept the challenge. */
  challengedId?: string;
}
/** Somebody who takes a seat with a deck. */
export interface Sitter {
  user: SessionUser;
  deck: ChosenDeck;
}

/** Makes a match that waits for its second player; its seed is fixed and committed to from now on (17.7). */
export function createMatch(tx: Prisma.TransactionClient, match: NewMatch, host: Sitter) {
  return tx.match.create({
    data: {
      ...match,
      ...presentVersions(),
      format: FORMAT,
      decisionMs: RULESET.decisionMs,
      bankMs: RULESET.bankMs,
      commitment: commitmentOf(match.seed),
      seats: { create: playerSeat(0, host) },
    },
  });
}

/** A seat of a person, with the list as it is played. */
export function playerSeat(seat: number, { user, deck }: Sitter) {
  return { seat, userId: user.id, name: user.name, deckVersionId: deck.versionId, ...playedDeck(deck) };
}

/** A seat of the server's own player. */
export function botSeat(seat: number, bot: BotId, deck: ChosenDeck) {
  return { seat, ...seatedBot(bot), deckVersionId: deck.versionId, ...playedDeck(deck) };
}

function playedDeck(deck: ChosenDeck) {
  return { deckName: deck.name, list: deck.list as unknown as Prisma.InputJsonObject };
}
