/** 1.8, proved by bytes: what a viewer gets does not change when cards that are hidden from them are swapped. */
import type { Action, Actor, ServerAction } from '../actions';
import type { GameEvent } from '../events';
import { type Game, isRefusal } from '../game';
import type { ObjId } from '../state/board';
import type { HiddenObject, HiddenPlayer } from '../state/state';
import type { Viewer } from '../view/types';
import { DOORS, type Doors } from './doors';

const ZONES = ['deck', 'hand', 'sideboard', 'setAside'] as const satisfies readonly (keyof HiddenPlayer)[];
const isHidden = (object: HiddenObject): boolean => (ZONES as readonly string[]).includes(object.zone);
const viewersOf = (game: Game): Viewer[] => [...game.board.players.keys(), 'spectator'];
const objectsOf = (game: Game): HiddenObject[] => game.hidden.objects as HiddenObject[];

interface Pair {
  readonly a: ObjId;
  readonly b: ObjId;
  /** "hand and deck of seat 1" */
  readonly of: string;
  readonly within: boolean;
}
/** How unlike two cards are: a leak may show only a type, a speed or a cost. */
function unlike(game: Game, a: ObjId, b: ObjId): number {
  const cards = [a, b].map((id) => game.pool.cards[objectsOf(game)[id]?.card ?? '']);
  const [one, other] = cards;
  if (!one || !other || one.id === other.id) return 0;
  return 1 + Number(one.type !== other.type) + Number(one.speed !== other.speed) + Number(one.cost !== other.cost);
}
const MOST_UNLIKE = 4;
/** The first of the cards that is most unlike this one; none when all are the same. */
function mostUnlike(game: Game, a: ObjId, of: readonly ObjId[]): ObjId | undefined {
  let best: { id?: ObjId; by: number } = { by: 0 };
  for (const id of of) {
    const by = unlike(game, a, id);
    if (by > best.by) best = { id, by };
    if (by === MOST_UNLIKE) break;
  }
  return best.id;
}
/** One pair within each hidden zone of each owner, and one between each two of them; `turn` says which, so that steps differ. */
function pairs(game: Game, turn: number): Pair[] {
  return game.hidden.players.flatMap((player, seat) =>
    ZONES.flatMap((zone, at) =>
      ZONES.slice(at).flatMap((other): Pair[] => {
        // From the end, where the top of a deck and the latest card of a hand are.
        const a = player[zone].at(-1 - (turn % Math.max(1, player[zone].length)));
        if (a === undefined) return [];
        const b = mostUnlike(game, a, player[other]);
        if (b === undefined) return [];
        const within = zone === other;
        return [{ a, b, within, of: within ? `${zone} of seat ${seat}` : `${zone} and ${other} of seat ${seat}` }];
      }),
    ),
  );
}
/** Cards that open decisions show to their seat: a deck during an exchange, a hand to discard from. */
const shownTo = (game: Game, viewer: Viewer): ObjId[] =>
  game.flow.decisions.flatMap((decision) =>
    decision && decision.seat === viewer ? decision.options.flatMap((o) => ('id' in o ? [o.id] : [])) : [],
  );
/** Whether the viewer may not know what card that is. */
function isUnseen(game: Game, id: ObjId, viewer: Viewer): boolean {
  const object = objectsOf(game)[id];
  if (!object || !isHidden(object) || shownTo(game, viewer).includes(id)) return false;
  return object.owner !== viewer || object.zone === 'deck';
}
/** What is seen while the cards of all these pairs are swapped. */
function swapped<T>(game: Game, all: readonly Pair[], look: () => T): T {
  const objects = objectsOf(game);
  const before = [...objects];
  for (const { a, b } of all) {
    const [first, second] = [objects[a], objects[b]];
    if (!first || !second) throw new Error(`no cards ${a} and ${b}`);
    objects[a] = { ...first, card: second.card };
    objects[b] = { ...second, card: first.card };
  }
  const seen = look();
  for (const [id, object] of before.entries()) objects[id] = object;
  return seen;
}
/** Pairs within zones together, then pairs between zones; where either shows, the one pair that does. */
function leak(unseen: readonly Pair[], shows: (swap: readonly Pair[]) => boolean): string | null {
  for (const round of [unseen.filter(({ within }) => within), unseen.filter(({ within }) => !within)]) {
    if (round.length === 0 || !shows(round)) continue;
    return (round.find((pair) => shows([pair])) ?? round[0])?.of ?? null;
  }
  return null;
}

/** No view tells a hidden card. Throws with the viewer and the zone; `turn` varies which cards are swapped. */
export function viewsHide(game: Game, turn = 0, doors: Doors = DOORS): void {
  const all = pairs(game, turn);
  for (const viewer of viewersOf(game)) {
    const look = (): string => JSON.stringify(doors.viewFor(game, viewer));
    const plain = look();
    const unseen = all.filter(({ a, b }) => isUnseen(game, a, viewer) && isUnseen(game, b, viewer));
    const told = leak(unseen, (swap) => swapped(game, swap, look) !== plain);
    if (told) throw new Error(`the view of ${viewer} tells the ${told}`);
  }
}

/** Cards that are being played: what their players are asked follows from what they are. */
const inPlay = (game: Game): ObjId[] => game.flow.decisions.flatMap((decision) => decision?.source?.id ?? []);
type Wish = Action | ServerAction;
const playedBy = (action: Wish): ObjId[] =>
  action.type === 'act' && action.act.do === 'play' ? [action.act.card] : [];

/** Does the action, looks, and takes it back. */
function tried<T>(game: Game, actor: Actor, action: Wish, doors: Doors, look: (told: readonly GameEvent[]) => T): T {
  const at = doors.mark(game);
  const result = doors.apply(game, actor, action);
  const seen = look(isRefusal(result) ? [] : result.events);
  doors.rollback(game, at);
  return seen;
}
/** For each viewer, the cards that they still may not know after the action, and were not told of on the way. */
function stillUnseen(game: Game, told: readonly GameEvent[], doors: Doors): Map<Viewer, Set<ObjId>> {
  const known = inPlay(game);
  return new Map(
    viewersOf(game).map((viewer) => {
      const named = doors.eventsFor(told, viewer).flatMap(({ own }) => own?.cards?.map(({ id }) => id) ?? []);
      const ids = [...objectsOf(game).keys()].filter(
        (id) => isUnseen(game, id, viewer) && !known.includes(id) && !named.includes(id),
      );
      return [viewer, new Set(ids)];
    }),
  );
}
/** No viewer is sent other events because of cards that stay hidden from them. Throws with the viewer and the zone. */
export function eventsHide(game: Game, actor: Actor, action: Wish, turn = 0, doors: Doors = DOORS): void {
  const known = [...inPlay(game), ...playedBy(action)];
  const sentTo = (viewer: Viewer) => (told: readonly GameEvent[]) => JSON.stringify(doors.eventsFor(told, viewer));
  const plain = tried(game, actor, action, doors, (told) => ({
    unseen: stillUnseen(game, told, doors),
    sent: new Map(viewersOf(game).map((viewer) => [viewer, sentTo(viewer)(told)])),
  }));
  const all = pairs(game, turn);
  for (const viewer of viewersOf(game)) {
    const hidden = (id: ObjId): boolean =>
      isUnseen(game, id, viewer) && !known.includes(id) && (plain.unseen.get(viewer)?.has(id) ?? false);
    const unseen = all.filter(({ a, b }) => hidden(a) && hidden(b));
    const told = leak(
      unseen,
      (swap) => swapped(game, swap, () => tried(game, actor, action, doors, sentTo(viewer))) !== plain.sent.get(viewer),
    );
    if (told) throw new Error(`the events sent to ${viewer} for ${JSON.stringify(action)} tell the ${told}`);
  }
}
