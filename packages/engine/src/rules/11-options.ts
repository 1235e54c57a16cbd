/** 10.5, 11.2: every act that a player may do now. */
import type { Act } from '../actions';
import { zoneOf } from '../changes/zones';
import type { Seat } from '../state/board';
import { faceOf, permanents, permanentsOf, storylinesInProgress, typeOf } from '../state/queries';
import type { Game } from '../state/state';
import { actRefusal } from './11-legality';
import { attackerRefusal } from './12-conflict-legality';

/** In the order in which they are shown: plays, abilities, Bind, Partner, Skip, attacks, interceptions, then the way out. */
export function legalActs(g: Game, seat: Seat, asked: 'action' | 'response'): Act[] {
  const own = permanentsOf(g, seat);
  const acts: Act[] = zoneOf(g, seat, 'hand').map((card) => ({ do: 'play', card }));
  for (const card of own)
    for (const ability of faceOf(g, card).activated) acts.push({ do: 'ability', card: card.id, ability });
  if (asked === 'action') {
    const ready = own.filter((card) => card.ready);
    for (const { id: storyline } of storylinesInProgress(g, seat))
      for (const { id: character, ...card } of ready) {
        if (typeOf(g, { id: character, ...card }) !== 'Character') continue;
        acts.push({ do: 'bind', storyline, character }, { do: 'partner', storyline, character });
      }
    for (const { id: storyline } of storylinesInProgress(g)) acts.push({ do: 'skip', storyline });
    const targets = permanents(g).filter((card) => card.controller !== seat);
    for (const { id: attacker } of ready)
      if (attackerRefusal(g, seat, attacker) === null)
        for (const { id: target } of targets) acts.push({ do: 'attack', attacker, target });
  } else if (g.board.conflict) for (const { id: interceptor } of own) acts.push({ do: 'intercept', interceptor });
  const legal = acts.filter((act) => actRefusal(g, seat, act, asked) === null);
  legal.push(asked === 'action' ? { do: 'endTurn' } : { do: 'pass' });
  return legal;
}
