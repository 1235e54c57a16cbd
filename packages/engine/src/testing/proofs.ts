/** What every scenario proves by itself at its end. */
import type { LoggedAction } from '../actions';
import { apply, decisionsOf, type Game, hashOf, isRefusal, load, mark, rollback, save, viewFor } from '../game';
import type { CardPool } from '../state/pool';
import type { Viewer } from '../view/types';

/** Throws when a proof fails: replay, store and restore, rollback, views, and decisions that can be answered. */
export function prove(pool: CardPool, start: string, log: readonly LoggedAction[], end: Game): void {
  const { ruleset } = end;
  const final = hashOf(end);
  let game = load(start, pool, ruleset);
  for (const { actor, action } of JSON.parse(JSON.stringify(log)) as LoggedAction[]) {
    const before = hashOf(game);
    const restored = load(save(game), pool, ruleset);
    if (hashOf(restored) !== before) throw new Error('a stored game is restored as another');
    const at = mark(game);
    apply(game, actor, action);
    rollback(game, at);
    if (hashOf(game) !== before) throw new Error(`rolling back ${JSON.stringify(action)} does not undo it`);
    game = restored;
    const result = apply(game, actor, action);
    if (isRefusal(result)) throw new Error(`the replay refuses ${JSON.stringify(action)} (${result.refused})`);
    for (const decision of decisionsOf(game))
      if (decision && decision.min > decision.options.length) throw new Error(`no legal answer to a ${decision.kind}`);
    hidesWhatIsHidden(game);
  }
  if (hashOf(game) !== final) throw new Error('the replay of the log ends in another state');
}

/** No view changes when two cards that are hidden from its viewer are swapped (1.8). */
export function hidesWhatIsHidden(game: Game): void {
  for (const viewer of [...game.board.players.keys(), 'spectator'] as Viewer[]) {
    const before = JSON.stringify(viewFor(game, viewer));
    const objects = game.hidden.objects as { card: string; owner: number; zone: string; inc: number }[];
    const unseen = [...objects.keys()].filter((id) => {
      const object = objects[id];
      if (!object || !['deck', 'hand', 'sideboard', 'setAside'].includes(object.zone)) return false;
      return object.owner !== viewer || object.zone === 'deck';
    });
    // During an exchange the owner is shown which cards the deck holds.
    const shown = new Set(
      game.flow.decisions.flatMap((d) =>
        d?.seat === viewer ? d.options.flatMap((o) => ('id' in o ? [o.id] : [])) : [],
      ),
    );
    const [a, b] = pairOf(
      unseen.filter((id) => !shown.has(id)),
      (id) => objects[id]?.card,
    );
    if (a === undefined || b === undefined) continue;
    const [first, second] = [objects[a], objects[b]];
    if (!first || !second) continue;
    objects[a] = { ...first, card: second.card };
    objects[b] = { ...second, card: first.card };
    const after = JSON.stringify(viewFor(game, viewer));
    objects[a] = first;
    objects[b] = second;
    if (after !== before) throw new Error(`the view of ${viewer} tells cards that are hidden from it`);
  }
}
function pairOf(ids: readonly number[], of: (id: number) => string | undefined): [number?, number?] {
  const [a] = ids;
  if (a === undefined) return [];
  return [a, ids.find((id) => of(id) !== of(a))];
}
