/** A scripted player that pursues its Storylines: it sees only its own view, and answers each decision with what it would click. */
import type { Act, Action, CardPool, Decision, ObjId, PlayerView } from '@astris/engine';
import { RULESET } from '@astris/engine';
import { faceOf, isAligned, permanentsOf, statOf, type Table } from '@astris/engine/queries';

/** Responses are passed, hands are kept, and the first card of the sideboard is brought in after an Act. */
export function choose(view: PlayerView, pool: CardPool): Action {
  const { decision, viewer } = view;
  if (!decision || viewer === 'spectator') throw new Error('nothing is asked');
  const table: Table = { board: view.board, pool, ruleset: RULESET };
  if (decision.kind === 'action' || decision.kind === 'response')
    return { type: 'act', act: bestAct(table, view, decision) };
  return { type: 'choose', chosen: answer(table, view, decision) };
}

function bestAct(table: Table, view: PlayerView, decision: Decision): Act {
  const acts = decision.options.flatMap((option) => (option.kind === 'act' ? [option.act] : []));
  if (decision.kind === 'response') return { do: 'pass' };
  const valued = acts.map((act) => ({ act, value: worth(table, view, act) })).filter(({ value }) => value > 0);
  valued.sort((a, b) => b.value - a.value);
  return valued[0]?.act ?? { do: 'endTurn' };
}

/** Bind and Storylines first, then Characters to carry them, then raids and won fights. */
function worth(table: Table, view: PlayerView, act: Act): number {
  switch (act.do) {
    case 'bind':
      return isAligned(table, act.storyline, act.character) ? 100 : 40;
    case 'play': {
      const hidden = view.own?.hand.find((card) => card.id === act.card);
      const card = hidden && table.pool.cards[hidden.card];
      if (!card) return 0;
      if (card.type === 'Storyline') return 90;
      if (card.type === 'Maneuver' || card.type === 'Device') return 0;
      return permanentsOf(table, Number(view.viewer)).length < 9 ? 60 + card.cost : 0;
    }
    case 'attack':
      return attackWorth(table, act.attacker, act.target);
    default:
      return 0;
  }
}
function attackWorth(table: Table, attacker: ObjId, target: ObjId): number {
  const from = table.board.cards[attacker];
  const to = table.board.cards[target];
  if (!from || !to) return 0;
  const power = statOf(table, attacker, 'power');
  const type = faceOf(table, to).type;
  if (type === 'Homeworld') return power > statOf(table, target, 'bastion') ? 30 : 0;
  const stat = type === 'Spacecraft' ? 'hull' : type === 'Location' ? 'defense' : 'resolve';
  const wins = power >= statOf(table, target, stat) - to.damage;
  const own = faceOf(table, from).type === 'Spacecraft' ? 'hull' : 'resolve';
  const back = type === 'Location' ? 0 : statOf(table, target, 'power');
  const survives = back < statOf(table, attacker, own) - from.damage;
  return wins && survives ? 35 : 0;
}

function answer(table: Table, view: PlayerView, decision: Decision): number[] {
  const { options, min, max, kind, preset } = decision;
  const at = (found: (option: Decision['options'][number]) => boolean): number[] => [
    Math.max(0, options.findIndex(found)),
  ];
  switch (kind) {
    case 'goesFirst':
      return at((option) => option.kind === 'player' && option.seat === view.viewer);
    case 'mulligan':
    case 'may':
      return at((option) => option.kind === 'no');
    case 'setAside':
      // The dearest card that is not a Maneuver, if the hand is large; else a fresh hand.
      return options.length > 5 ? [0, 1] : [];
    case 'exchange': {
      // One of the sideboard for one of the deck, where there is a sideboard.
      const side = preset ?? [];
      const fresh = options.findIndex((_, index) => !side.includes(index));
      return side.length > 0 && fresh >= 0 ? [...side.slice(1), fresh] : side;
    }
    case 'order':
      return options.map((_, index) => index);
    case 'target': {
      const harmful = ['damage', 'fall', 'destroy', 'activate', 'lose', 'return', 'burn', 'forbid', 'takeControl'];
      const wanted = options.findIndex((option) => {
        const card = option.kind === 'card' ? table.board.cards[option.id] : undefined;
        return (card?.controller === view.viewer) !== harmful.includes(decision.verb ?? '');
      });
      const order =
        wanted < 0
          ? options.map((_, index) => index)
          : [wanted, ...options.keys()].filter((n, i, all) => all.indexOf(n) === i);
      return order.slice(0, Math.max(min, Math.min(1, max)));
    }
    default:
      return options.map((_, index) => index).slice(0, min);
  }
}
