/** What an act comes to: done in the imagined game, settled, weighed, and taken back. */
import {
  type Act,
  type Action,
  apply,
  type Decision,
  decisionsOf,
  isRefusal,
  mark,
  rollback,
  type Seat,
} from '@astris/engine';
import { permanent } from '@astris/engine/queries';
import { choose, type Eyes } from './answers';
import { evaluate } from './evaluate';
import { unitOf } from './reading';
import { handIn, type World } from './world';

/** Targets of one phrase that are tried out, the likeliest first. */
const TARGETS = 4;
/** Interceptors of the other player that are tried out, the likeliest first. */
const INTERCEPTORS = 1;
/** Answers after which what goes on is weighed as it stands. */
const STEPS = 60;

/** What the captain answers to what its own announcement asks. */
export interface Answer {
  readonly decision: Decision;
  readonly action: Action;
}
export interface Found {
  readonly value: number;
  /** Whether the Act, or the game, is over there. */
  readonly over: boolean;
  readonly answers: readonly Answer[];
}
export interface Look {
  readonly world: World;
  /** Whether the turn is ended after the act: when its end is also that of the Act. */
  readonly ending: boolean;
}

function weigh({ world }: Look): Found {
  const { game, me, acts } = world;
  const over = game.board.acts.length > acts || game.board.result !== null;
  return { value: evaluate(game, me, handIn(world)), over, answers: [] };
}

const cards = ({ game }: World, seat: Seat): string[] =>
  (game.hidden.players[seat]?.hand ?? []).map((id) => game.hidden.objects[id]?.card ?? '');
/** The answer by rule of thumb. */
export function thumb(world: World, decision: Decision): Action {
  const eyes: Eyes = { t: world.game, seat: decision.seat, decision, hand: cards(world, decision.seat) };
  return { type: 'choose', chosen: choose(eyes) };
}

/** Does the action, looks where it leads, and takes it back; null when it is refused. */
function tried(look: Look, seat: Seat, action: Action, steps: number): Found | null {
  const { game } = look.world;
  const at = mark(game);
  const found = isRefusal(apply(game, seat, action)) ? null : settled(look, steps);
  rollback(game, at);
  return found;
}
/** The best of one's own answers to what an announcement asks, or to one question of several. */
function bestAnswer(look: Look, decision: Decision, steps: number): Found | null {
  const preferred = thumb(look.world, decision);
  const single = decision.max === 1 && (decision.kind === 'target' || decision.kind === 'mode');
  const first = preferred.type === 'choose' ? preferred.chosen : [];
  const others = single ? [...decision.options.keys()].filter((index) => !first.includes(index)) : [];
  const all: Action[] = [
    preferred,
    ...others.slice(0, TARGETS - 1).map((index) => ({ type: 'choose' as const, chosen: [index] })),
  ];
  let best: Found | null = null;
  for (const action of all) {
    const found = tried(look, decision.seat, action, steps);
    if (found && (!best || found.value > best.value))
      best = { ...found, answers: [{ decision, action }, ...found.answers] };
  }
  return best;
}
/** What the other player does about an attack that hurts most: lets it through, or steps in. */
function worstDefence(look: Look, decision: Decision, steps: number): Found | null {
  const { game } = look.world;
  const { conflict } = game.board;
  const attacker = conflict && permanent(game, conflict.attacker);
  const against = attacker && unitOf(game, attacker);
  const ranked = decision.options.flatMap((option) => {
    if (option.kind !== 'act' || option.act.do !== 'intercept') return [];
    const card = game.board.cards[option.act.interceptor];
    const unit = card && unitOf(game, card);
    if (!unit || !against) return [];
    const kills = unit.power >= against.toughness;
    const survives = unit.toughness > against.power;
    return [{ act: option.act, rank: (kills ? 2 : 0) + (survives ? 3 : 0) - unit.toughness / 100 }];
  });
  ranked.sort((a, b) => b.rank - a.rank);
  const few = ranked.filter(({ rank }) => rank > 1).slice(0, INTERCEPTORS);
  let worst: Found | null = null;
  for (const act of [{ do: 'pass' } as Act, ...few.map(({ act }) => act)]) {
    const found = tried(look, decision.seat, { type: 'act', act }, steps);
    if (found && (!worst || found.value < worst.value)) worst = found;
  }
  return worst;
}

const intercepts = ({ options }: Decision): boolean =>
  options.some((option) => option.kind === 'act' && option.act.do === 'intercept');
const PASS: Action = { type: 'act', act: { do: 'pass' } };
const END: Action = { type: 'act', act: { do: 'endTurn' } };

/** Goes on until the Chain is empty and somebody may act freely, or the Act is over; then weighs. */
function settled(look: Look, steps: number): Found {
  const { game, me, acts } = look.world;
  for (let left = steps; left > 0; left--) {
    const { board } = game;
    const decision = decisionsOf(game).find((open) => open !== null);
    if (board.result || board.acts.length > acts || !decision) break;
    const { kind, seat } = decision;
    if (kind === 'action') {
      if (seat !== me || !look.ending) break;
      return tried({ ...look, ending: false }, me, END, left) ?? weigh(look);
    }
    if (seat === me && decision.takeBack) return bestAnswer(look, decision, left) ?? weigh(look);
    if (kind === 'response' && seat !== me && intercepts(decision))
      return worstDefence(look, decision, left) ?? weigh(look);
    if (isRefusal(apply(game, seat, kind === 'response' ? PASS : thumb(look.world, decision)))) break;
  }
  return weigh(look);
}
/** What an act of the captain comes to; null when it is refused. */
export const lookAt = (look: Look, act: Act): Found | null => tried(look, look.world.me, { type: 'act', act }, STEPS);
/** The position as it is. */
export const asItIs = weigh;
