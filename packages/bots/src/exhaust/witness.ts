/** Sees in the events of a game what has happened: an ability when something is caused by it after it resolved, and so on. */
import type { Action, CardPool, Decision, Game, GameEvent, Mention } from '@astris/engine';
import type { Happening, Path } from './goals';
import type { Tally } from './tally';

interface Item {
  readonly id: number;
  readonly card: string;
  readonly face: Mention['face'];
  readonly what: 'effect' | `${Mention['face']} ability ${number}` | null;
}
const isCause = (cause: Mention | undefined, of: { id: number; face: Mention['face'] } | null): boolean =>
  cause !== undefined && of !== null && cause.id === of.id && cause.face === of.face;

/** Watches one game. `before` is called with each action before it is done, `after` with the events that came of it. */
export class Witness {
  /** The Chain as events build it up within an action. */
  #chain: Item[] = [];
  /** What has resolved last, and goes on having effect. */
  #resolving: Item | null = null;
  #chapter: { id: number; card: string; name: string } | null = null;
  #replacing: Mention | null = null;
  readonly #reversed = new Set<number>();
  readonly #completed = new Map<number, { card: string; path: Path }>();
  /** Modes chosen for a card, until it has resolved. */
  readonly #modes = new Map<number, Set<number>>();

  constructor(
    private readonly pool: CardPool,
    private readonly tally: Tally,
  ) {}

  before(game: Game, decision: Decision | null, action: Action): void {
    this.#chain = game.board.chain.map(({ kind, source, card, face, ability }) =>
      this.#item(source.id, card, face, kind === 'card' ? -1 : ability, kind === 'skip'),
    );
    this.#reversed.clear();
    for (const id of game.board.map) if (game.board.cards[id]?.story?.reversed) this.#reversed.add(id);
    if (action.type === 'choose' && decision?.kind === 'mode' && decision.source)
      for (const at of action.chosen) {
        const option = decision.options[at];
        const { id } = decision.source;
        if (option?.kind === 'mode') this.#modes.set(id, (this.#modes.get(id) ?? new Set()).add(option.index));
      }
  }
  after(events: readonly GameEvent[]): void {
    for (const event of events) this.#see(event);
  }

  #item(id: number, card: string, face: Mention['face'], ability: number, skip: boolean): Item {
    return { id, card, face, what: skip ? null : ability < 0 ? 'effect' : `${face} ability ${ability}` };
  }
  #note(card: string, what: string): void {
    this.tally.note(card, what as Happening);
  }
  #see(event: GameEvent): void {
    const { type, subject, cause } = event;
    if (cause) this.#caused(event, cause);
    switch (type) {
      case 'played':
      case 'abilityUsed':
      case 'abilityTriggered':
      case 'skipUsed':
        if (subject) {
          const ability = type === 'played' ? -1 : (event.amount ?? -1);
          this.#chain.push(this.#item(subject.id, subject.card, subject.face, ability, type === 'skipUsed'));
        }
        return;
      case 'resolved':
        this.#resolving = this.#chain.pop() ?? null;
        return;
      case 'fizzled':
        this.#chain.pop();
        this.#resolving = null;
        return;
      case 'chainCleared':
        this.#chain = [];
        return;
      case 'entered':
        this.#note(subject?.card ?? '', 'enters');
        if (event.object) this.#note(subject?.card ?? '', 'attached');
        return;
      case 'fell':
        this.#note(subject?.card ?? '', 'falls');
        return;
      case 'bound':
        this.#note(event.object?.card ?? '', 'Bind');
        return;
      case 'partnered':
        this.#note(event.object?.card ?? '', 'Partner');
        return;
      default:
        if (subject) this.#story(event, subject);
    }
  }
  /** 8.5 to 8.12: Chapters, Skips, Reversals and completion. */
  #story({ type, amount, word }: GameEvent, { id, card }: Mention): void {
    const name = `Chapter ${amount}${amount === 3 && this.#reversed.has(id) ? ' reversed' : ''}`;
    switch (type) {
      case 'reversalLive':
        this.#reversed.add(id);
        this.#note(card, 'Reversal live');
        return;
      case 'chapterCompleted':
        this.#chapter = { id, card, name };
        this.#resolving = null;
        this.#note(card, name);
        return;
      case 'chapterActivated':
        if (this.#chapter?.id === id) this.#chapter = null;
        return;
      case 'chapterSkipped':
        this.#chain.pop();
        this.#note(card, `${name} Skip`);
        return;
      case 'storylineCompleted': {
        const path: Path = word === 'reversal' ? 'reversal' : 'natural';
        // A skipped last Chapter is another way to complete it (8.6.3), and no Chapter has completed then.
        if (this.#chapter?.id === id) this.#note(card, `completed ${path}`);
        this.#chapter = null;
        this.#completed.set(id, { card, path });
        return;
      }
      default:
    }
  }
  #caused({ type, rule }: GameEvent, cause: Mention): void {
    if (rule === '13.4') {
      this.#replacing = cause;
      return;
    }
    if (isCause(cause, this.#replacing)) {
      for (const at of this.pool.cards[cause.card]?.faces[cause.face]?.replacements ?? [])
        this.#note(cause.card, `${cause.face} ability ${at}`);
      return;
    }
    this.#replacing = null;
    if (isCause(cause, this.#resolving) && this.#resolving?.what) {
      const { id, card, what } = this.#resolving;
      this.#note(card, what);
      for (const mode of this.#modes.get(id) ?? []) this.#note(card, `mode ${mode} of ${what}`);
      this.#modes.delete(id);
      return;
    }
    if (this.#chapter && cause.id === this.#chapter.id && cause.face === 'front') {
      const awarded = type === 'storyPointsChanged' && (rule === '8.5.6' || rule === '8.3.2');
      this.#note(this.#chapter.card, `${this.#chapter.name} ${awarded ? 'SP' : 'reward'}`);
      return;
    }
    const completed = cause.face === 'back' ? this.#completed.get(cause.id) : undefined;
    if (completed) this.#note(completed.card, `${completed.path} back reward`);
  }
}
