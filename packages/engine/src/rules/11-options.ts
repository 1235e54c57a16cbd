/** 10.5, 11.2: every act that a player may do now. */
import type { Act } from '../actions';
import { zoneOf } from '../changes/zones';
import type { BoardCard, Seat } from '../state/board';
import { faceOf, permanents, permanentsOf, storylinesInProgress, typeOf } from '../state/queries';
import type { Game } from '../state/state';
import { actRefusal, slowRefusal } from './11-legality';
import { attackedRefusal, attackerRefusal } from './12-conflict-legality';

/** In the order in which they are shown: plays, abilities, Bind, Partner, Skip, attacks, interceptions, then the way out. */
export function legalActs(g: Game, seat: Seat, asked: 'action' | 'response'): Act[] {
  const legal: Act[] = [];
  const offer = (act: Act): void => {
    if (actRefusal(g, seat, act, asked) === null) legal.push(act);
  };
  const own = permanentsOf(g, seat);
  for (const card of zoneOf(g, seat, 'hand')) offer({ do: 'play', card });
  for (const card of own)
    for (const ability of faceOf(g, card).activated) offer({ do: 'ability', card: card.id, ability });
  if (asked === 'action') {
    const ready = own.filter((card) => card.ready);
    for (const { id: storyline } of storylinesInProgress(g, seat))
      for (const card of ready) {
        if (typeOf(g, card) !== 'Character') continue;
        offer({ do: 'bind', storyline, character: card.id });
        offer({ do: 'partner', storyline, character: card.id });
      }
    for (const { id: storyline } of storylinesInProgress(g)) offer({ do: 'skip', storyline });
    if (slowRefusal(g, seat) === null) addAttacks(g, seat, ready, legal);
  } else if (g.board.conflict) for (const { id: interceptor } of own) offer({ do: 'intercept', interceptor });
  legal.push(asked === 'action' ? { do: 'endTurn' } : { do: 'pass' });
  return legal;
}
/** 12.1: who may attack goes with everything that may be attacked. */
function addAttacks(g: Game, seat: Seat, ready: readonly BoardCard[], legal: Act[]): void {
  const attackers = ready.filter(({ id }) => attackerRefusal(g, seat, id) === null);
  if (attackers.length === 0) return;
  const targets = permanents(g).filter(({ id }) => attackedRefusal(g, seat, id) === null);
  for (const { id: attacker } of attackers)
    for (const { id: target } of targets) legal.push({ do: 'attack', attacker, target });
}
