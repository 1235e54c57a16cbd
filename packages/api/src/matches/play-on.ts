/** A new game against a bot that begins with the first actions of a finished one. */
import type { SessionUser } from '@astris/auth';
import type { BotId } from '@astris/bots/roster';
import { GAME_POOL } from '@astris/cards';
import { db, lockUsers, type Prisma, replayFileOf } from '@astris/db';
import { actionText, type GameEvent, RULESET, type Seat } from '@astris/engine';
import { failureSentence, type ReplayFile, replayGame } from '@astris/replay';
import { ApiError } from '../errors';
import { visibleMatch } from '../history/visible';
import { FORMAT } from '../ladder/rating-line';
import { refuseManyBotGames, seatedBot } from './bot';
import { presentVersions } from './versions';

export interface PlayOn {
  matchId: string;
  /** How many actions of the finished game are taken over. */
  at: number;
  /** Where the user sits; the bot has the other seat. */
  seat: Seat;
  bot: BotId;
}

/** Makes the game and gives its id. Its log begins with the actions, as the log is the match; its clocks are fresh. */
export async function playOn(user: SessionUser, { matchId, at, seat, bot }: PlayOn): Promise<{ matchId: string }> {
  if ((await visibleMatch(matchId, user)).viewer !== 'all') throw new ApiError('CONFLICT', 'gameStillLive');
  const file = await replayFileOf(db(), matchId);
  if (!file) throw new ApiError('NOT_FOUND', 'unknownMatch');
  const { start, events } = begunAgain(file, at);
  return db().$transaction(async (tx) => {
    await lockUsers(tx, [user.id]);
    await refuseManyBotGames(tx, user.id);
    const match = await tx.match.create({
      data: {
        kind: 'BOT',
        state: 'LIVE',
        rated: false,
        isPublic: false,
        format: FORMAT,
        ...presentVersions(),
        decisionMs: RULESET.decisionMs,
        bankMs: RULESET.bankMs,
        seed: file.seed,
        commitment: file.commitment,
        startedAt: new Date(),
        playedOnFrom: matchId,
        playedOnAt: at,
        seats: {
          create: file.seats.map(({ deckName, list }, index) => ({
            seat: index,
            ...(index === seat ? { userId: user.id, name: user.name } : seatedBot(bot)),
            deckName,
            list: list as unknown as Prisma.InputJsonObject,
          })),
        },
      },
    });
    await tx.matchAction.createMany({
      data: start.map(({ actor, action }, index) => ({
        matchId: match.id,
        number: index + 1,
        actor: actor === 'server' ? -1 : actor,
        action: actionText(action),
        atMs: 0,
        events: events[index] as unknown as Prisma.InputJsonArray,
      })),
    });
    return { matchId: match.id };
  });
}

/** The first actions of the game with their events, run with the rules and cards of now. Refuses where nothing is left to play. */
function begunAgain(file: ReplayFile, at: number): { start: ReplayFile['actions']; events: GameEvent[][] } {
  if (at >= file.actions.length) throw new ApiError('CONFLICT', 'nothingToPlayOn');
  const events: GameEvent[][] = [];
  const replayed = replayGame(file, GAME_POOL, { upTo: at, onStep: (step) => events.push(step.events) });
  if (!replayed.ok) throw new ApiError('CONFLICT', 'otherVersion', [failureSentence(replayed.failure)]);
  if (replayed.game.board.result) throw new ApiError('CONFLICT', 'nothingToPlayOn');
  return { start: file.actions.slice(0, at), events };
}
