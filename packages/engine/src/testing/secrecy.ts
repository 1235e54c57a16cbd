/** 1.8, proved by bytes: what a viewer gets does not change when cards that are hidden from them are swapped. */
import type { Action, Actor, ServerAction } from '../actions';
import { type Game, isRefusal } from '../game';
import type { ObjId, Seat } from '../state/board';
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
}
/** How unlike two cards are: a leak may show only a type, a speed or a cost. */
function unlike(game: Game, a: ObjId, b: ObjId): number {
  const cards = [a, b].map((id) => game.pool.cards[objectsOf(game)[id]?.card ?? '']);
  const [one, other] = cards;
  if (!one || !other || one.id === other.id) return 0;
  return 1 + Number(one.type !== other.type) + Number(one.speed !== other.speed) + Number(one.cost !== other.cost);
}
/** One pair within each hidden zone of each owner, and one between each two of them; `turn` says which, so that steps differ. */
function pairs(game: Game, turn: number): Pair[] {
  return game.hidden.players.flatMap((player, seat) =>
    ZONES.flatMap((zone, at) =>
      ZONES.slice(at).flatMap((other): Pair[] => {
        // From the end, where the top of a deck and the latest card of a hand are.
        const a = player[zone].at(-1 - (turn % Math.max(1, player[zone].length)));
        if (a === undefined) return [];
        const [b] = [...player[other]].sort((x, y) => unlike(game, a, y) - unlike(game, a, x));
        if (b === undefined || unlike(game, a, b) === 0) return [];
        return [{ a, b, of: zone === other ? `${zone} of seat ${seat}` : `${zone} and ${other} of seat ${seat}` }];
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
function swapped<T>(game: Game, { a, b }: Pair, look: () => T): T {
  const objects = objectsOf(game);
  const [first, second] = [objects[a], objects[b]];
  if (!first || !second) throw new Error(`no cards ${a} and ${b}`);
  objects[a] = { ...first, card: second.card };
  objects[b] = { ...second, card: first.card };
  const seen = look();
  objects[a] = first;
  objects[b] = second;
  return seen;
}

/** No view tells a hidden card. Throws with the viewer and the zone. */
export function viewsHide(game: Game, turn = 0, doors: Doors = DOORS): void {
  const views = new Map(viewersOf(game).map((viewer) => [viewer, JSON.stringify(doors.viewFor(game, viewer))]));
  for (const pair of pairs(game, turn))
    for (const [viewer, before] of views) {
      if (!isUnseen(game, pair.a, viewer) || !isUnseen(game, pair.b, viewer)) continue;
      const after = swapped(game, pair, () => JSON.stringify(doors.viewFor(game, viewer)));
      if (after !== before) throw new Error(`the view of ${viewer} tells the ${pair.of}`);
    }
}

interface Sent {
  /** By viewer, what they are sent; a refusal stands for all of them. */
  readonly events: ReadonlyMap<Viewer, string>;
  readonly unseen: (id: ObjId, viewer: Viewer) => boolean;
}
/** Does the action, keeps what each viewer is sent, and takes it back. */
function sent(game: Game, actor: Actor, action: Action | ServerAction, doors: Doors): Sent {
  const at = doors.mark(game);
  const result = doors.apply(game, actor, action);
  const named = new Map<Viewer, readonly ObjId[]>();
  const events = new Map(
    viewersOf(game).map((viewer) => {
      if (isRefusal(result)) return [viewer, JSON.stringify(result)] as const;
      const mine = doors.eventsFor(result.events, viewer);
      named.set(
        viewer,
        mine.flatMap(({ own }) => own?.cards?.map(({ id }) => id) ?? []),
      );
      return [viewer, JSON.stringify(mine)] as const;
    }),
  );
  const still = new Map<Viewer, ReadonlySet<ObjId>>(
    viewersOf(game).map((viewer) => [
      viewer,
      new Set(objectsOf(game).flatMap((_, id) => (isUnseen(game, id, viewer) ? [id] : []))),
    ]),
  );
  const announced = inPlay(game);
  doors.rollback(game, at);
  return {
    events,
    unseen: (id, viewer) =>
      (still.get(viewer)?.has(id) ?? false) && !named.get(viewer)?.includes(id) && !announced.includes(id),
  };
}
/** Cards that are being played: what their players are asked follows from what they are. */
const inPlay = (game: Game): ObjId[] => game.flow.decisions.flatMap((decision) => decision?.source?.id ?? []);

/** No viewer is sent other events because of cards that stay hidden from them. Throws with the viewer and the zone. */
export function eventsHide(
  game: Game,
  actor: Seat | 'server',
  action: Action | ServerAction,
  turn = 0,
  doors: Doors = DOORS,
): void {
  const announced: ObjId[] = [
    ...inPlay(game),
    ...(action.type === 'act' && action.act.do === 'play' ? [action.act.card] : []),
  ];
  const plain = sent(game, actor, action, doors);
  for (const pair of pairs(game, turn)) {
    const viewers = viewersOf(game).filter((viewer) =>
      [pair.a, pair.b].every((id) => isUnseen(game, id, viewer) && plain.unseen(id, viewer) && !announced.includes(id)),
    );
    if (viewers.length === 0) continue;
    const other = swapped(game, pair, () => sent(game, actor, action, doors));
    for (const viewer of viewers)
      if (other.events.get(viewer) !== plain.events.get(viewer))
        throw new Error(`the events sent to ${viewer} for ${JSON.stringify(action)} tell the ${pair.of}`);
  }
}
