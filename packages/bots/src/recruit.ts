import type { Act, Action, CardPool, Decision, PlayerView, Ruleset } from '@astris/engine';
import { NOT_WORTH_IT, wantAct } from './acts';
import { choose } from './choices';
import type { Sight } from './sight';

/**
 * The first bot's answer to its pending decision, from its own view alone; the same for the same random numbers. It
 * plays what it can pay for, Binds and pursues its Storylines, and attacks where it gains: sensible rather than clever.
 * Throws when the view is a spectator's or asks for nothing.
 */
export function recruit(view: PlayerView, pool: CardPool, _ruleset: Ruleset, random: () => number): Action {
  const { viewer, decision, board } = view;
  if (viewer === 'spectator' || !decision) throw new Error('this view has nothing to decide');
  const sight: Sight = { seat: viewer, view, board, pool, random };
  if (decision.kind === 'action' || decision.kind === 'response') return { type: 'act', act: bestAct(sight, decision) };
  return { type: 'choose', chosen: choose(sight, decision) };
}

function bestAct(sight: Sight, decision: Decision): Act {
  const acts = decision.options.flatMap((option) => (option.kind === 'act' ? [option.act] : []));
  const rest: Act = decision.kind === 'action' ? { do: 'endTurn' } : { do: 'pass' };
  let best = { act: acts.find((act) => act.do === rest.do) ?? rest, value: NOT_WORTH_IT };
  for (const act of acts) {
    const value = decision.kind === 'response' ? wantResponse(sight, act) : wantAct(sight, act);
    if (value > best.value) best = { act, value };
  }
  return best.act;
}

/** Responses are kept for what the opponent does. */
function wantResponse(sight: Sight, act: Act): number {
  const top = sight.board.chain.at(-1);
  const pressed = top ? top.controller !== sight.seat : sight.board.conflict?.defenderSeat === sight.seat;
  return pressed ? wantAct(sight, act) : NOT_WORTH_IT;
}
