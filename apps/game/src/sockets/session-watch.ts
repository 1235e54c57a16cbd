/** Open sockets end with the session that let them in: a ticket says who somebody was as the socket opened, no more. */
import type { SessionEnd } from '@astris/protocol';
import type { GameIo } from '../match/delivery';
import type { GameParts, Session } from '../parts';
import type { AccountStanding, MatchStore } from '../store/match-store';

/** How long a socket may outlive its session, in ms. */
const CHECK_MS = 2_000;

/** Why this session is over, or null; a spectator's never is. Throws while the database is away. */
export async function endOf(store: MatchStore, session: Session, atMs: number): Promise<SessionEnd | null> {
  if (session.role === 'spectator') return null;
  return endBy(session, (await store.standingOf([session.userId], atMs)).get(session.userId));
}

const endBy = ({ epoch }: { epoch: number }, standing: AccountStanding | undefined): SessionEnd | null => {
  if (standing?.suspended) return 'suspended';
  return standing?.epoch === epoch ? null : 'signedOut';
};

/** Ends the sockets of this node whose sessions are over, wherever that was decided. */
export class SessionWatch {
  #cancel: () => void = () => undefined;
  #checking: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(
    private readonly io: GameIo,
    private readonly parts: Pick<GameParts, 'store' | 'clock' | 'log'>,
  ) {}

  open(): void {
    if (this.#closed) return;
    this.#cancel = this.parts.clock.after(CHECK_MS, () => {
      this.#checking = this.#check()
        .catch((error: unknown) => this.parts.log.error({ error }, 'sessions could not be checked'))
        .then(() => this.open());
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#cancel();
    await this.#checking;
  }

  async #check(): Promise<void> {
    const players = [...this.io.of('/').sockets.values()].flatMap((socket) => {
      const { session } = socket.data;
      return session.role === 'player' ? [{ socket, session }] : [];
    });
    if (players.length === 0) return;
    const { store, clock } = this.parts;
    const users = new Set(players.map(({ session }) => session.userId));
    const standing = await store.standingOf([...users], clock.now());
    for (const { socket, session } of players) {
      const why = endBy(session, standing.get(session.userId));
      if (!why) continue;
      this.parts.log.info({ user: session.userId, why }, 'a socket was ended');
      socket.emit('ended', { why });
      socket.disconnect(true);
    }
  }
}
