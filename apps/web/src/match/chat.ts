import { plain } from '@astris/engine/messages';
import type { ChatLine, ChatRight, MatchId, QuickPhrase, Refused, ToClient, ToServer } from '@astris/protocol';
import type { Socket } from 'socket.io-client';
import { type MatchWords, protocolSentence } from './sentences';

/** What this page holds of the chat at its table. */
export interface ChatState {
  lines: readonly ChatLine[];
  right: ChatRight;
  muted: boolean;
  sending: boolean;
  notice: string | null;
}

/** How long an answer is waited for, in ms. */
const ANSWER_MS = 8_000;

/** The chat over the socket of a table. Nothing is sent of itself: what was not answered is said again by its sender. */
export class TableChat {
  private state: ChatState | null = null;
  /** What may not have been taken, and its id: sent again unchanged, it counts once. */
  private unanswered: { words: string; id: string } | null = null;

  constructor(
    private readonly socket: Socket<ToClient, ToServer>,
    private readonly match: MatchId,
    private readonly tell: (state: ChatState) => void,
    private readonly words: () => MatchWords,
  ) {
    socket.on('said', (line) => line.match === match && this.take([line]));
  }

  /** Asks for all that was said and what may be said: on coming back, and when that may have changed. */
  read(): void {
    this.socket.emit('chat', { match: this.match }, (answer) => {
      if (!answer.ok) return;
      const { right, muted } = answer;
      const newest = answer.lines.at(-1)?.number ?? 0;
      // Said while the answer was on its way.
      const later = (this.state?.lines ?? []).filter(({ number }) => number > newest && !muted);
      this.set({ sending: false, notice: null, ...this.state, lines: [...answer.lines, ...later], right, muted });
    });
  }

  readonly say = (said: { phrase: QuickPhrase } | { text: string }): Promise<boolean> => {
    const words = JSON.stringify(said);
    const id = this.unanswered?.words === words ? this.unanswered.id : crypto.randomUUID();
    this.unanswered = { words, id };
    this.set({ sending: true, notice: null });
    return new Promise((done) => {
      this.socket.timeout(ANSWER_MS).emit('say', { match: this.match, id, ...said }, (lost, answer) => {
        if (lost) {
          this.set({ sending: false, notice: this.words().match('noAnswer') });
          return done(false);
        }
        // After a failure of the service it may have been said all the same.
        if (answer.ok || answer.protocol !== 'serverError') this.unanswered = null;
        this.set({ sending: false, notice: answer.ok ? null : excuse(this.words(), answer) });
        if (answer.ok) this.take([answer.line]);
        // What may be said is other than it was.
        else if (answer.protocol !== 'chatTooFast') this.read();
        done(answer.ok);
      });
    });
  };

  /** Shows why something was not done. */
  notice(notice: string): void {
    this.set({ notice });
  }

  private take(lines: readonly ChatLine[]): void {
    if (!this.state) return;
    const known = new Set(this.state.lines.map(({ number }) => number));
    const news = lines.filter(({ number }) => !known.has(number));
    if (news.length === 0) return;
    this.set({ lines: [...this.state.lines, ...news].sort((one, other) => one.number - other.number) });
  }
  private set(change: Partial<ChatState>): void {
    const next = { ...this.state, ...change };
    if (!isWhole(next)) return;
    this.state = next;
    this.tell(next);
  }
}

const isWhole = (state: Partial<ChatState>): state is ChatState =>
  state.lines !== undefined && state.right !== undefined;

/** Until when somebody is muted is told beside the field. */
const excuse = (words: MatchWords, { protocol, retryAfter }: Refused): string =>
  plain(protocolSentence(words, protocol, protocol === 'chatMuted' ? undefined : retryAfter));
