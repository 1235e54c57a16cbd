/** The captain: looks one move ahead, and where that leaves it in doubt, a turn. */
import type { Act, Action, CardPool, Decision, PlayerView, Ruleset } from '@astris/engine';
import type { Table } from '@astris/engine/queries';
import { choose } from './answers';
import { actsIn, candidates } from './candidates';
import { type Answer, asItIs, type Found, type Look, lookAt } from './lookahead';
import { turnAhead } from './turn-ahead';
import { type World, worldBefore, worldOf } from './world';

/** What an act must gain over leaving things as they are: in the own Action Phase, and as a response. */
const GAIN = { action: 0.1, response: 0.35 };
/** Acts as good as the best, within this, are chosen among by chance. */
const ALIKE = 0.02;
/** How many acts are looked at a turn ahead; by how much the best must lead to be clear without that. */
const CONTENDERS = 3;
const CLEAR = 3;
/** What an act may lose at once and still be looked at a turn ahead. */
const LOSS = 1;

type Random = () => number;
/** An act and what it was found to come to. */
interface Choice {
  readonly act: Act;
  readonly answers: readonly Answer[];
  readonly value: number;
  /** How much of the value is for leaving things as they are, over which an act has to gain something. */
  readonly gain: number;
}
/**
 * The second bot's answer to its pending decision, from its own view alone; the same for the same random numbers. It
 * tries what it may do in an imagined game that agrees with its view, lets that settle, and takes what leaves it best
 * by `evaluate`, now and after the other player's next turn. Throws when the view is a spectator's or asks for nothing.
 */
export function captain(view: PlayerView, pool: CardPool, ruleset: Ruleset, random: Random): Action {
  const { viewer, decision, own, board } = view;
  if (viewer === 'spectator' || !decision || !own) throw new Error('this view has nothing to decide');
  // The view stays as it is, so what is derived from its board is kept for the whole answer.
  const t: Table = { board, pool, ruleset, kept: { derived: null } };
  if (decision.kind === 'action' || decision.kind === 'response')
    return { type: 'act', act: bestAct(t, view, decision, random) };
  const planned = decision.takeBack ? plannedAnswer(view, decision, pool, ruleset) : null;
  if (planned) return planned;
  return { type: 'choose', chosen: choose({ t, seat: viewer, decision, hand: own.hand.map(({ card }) => card) }) };
}

function bestAct(t: Table, view: PlayerView, decision: Decision, random: Random): Act {
  const rest: Act = decision.kind === 'action' ? { do: 'endTurn' } : { do: 'pass' };
  if (decision.options.length === 1) return actsIn(decision)[0] ?? rest;
  const acts = candidates(t, view, decision);
  const world = acts.length > 0 ? worldOf(view, t.pool, t.ruleset) : null;
  if (!world) return rest;
  const { look, value } = rested(world, rest);
  const gain = GAIN[decision.kind === 'action' ? 'action' : 'response'];
  const still: Choice = { act: rest, value: value + gain, answers: [], gain };
  const tried = acts.flatMap((act): Choice[] => {
    const found = lookAt(look, act);
    return found ? [{ act, gain: 0, ...found }] : [];
  });
  const few = contenders(still, tried);
  const all = few.length > 1 && few.includes(still) ? weighed(world, few, `${random()}`) : few;
  const most = Math.max(...all.map((one) => one.value));
  const alike = all.filter((one) => one.value >= most - ALIKE);
  return (alike.find(({ act }) => act === rest) ?? alike[Math.floor(random() * alike.length)])?.act ?? rest;
}

/**
 * Those that need a second look: leaving things as they are, and the best acts, where neither is clearly better. Which of
 * two good acts comes first hardly matters, for the other can follow.
 */
function contenders(still: Choice, tried: readonly Choice[]): Choice[] {
  const ranked = [...tried].sort((a, b) => b.value - a.value);
  const [best = still] = ranked;
  if (best.value > still.value + CLEAR) return ranked.filter(({ value }) => value > best.value - ALIKE);
  const least = Math.max(best.value - CLEAR, still.value - LOSS);
  return [still, ...ranked.slice(0, CONTENDERS).filter(({ value }) => value > least)];
}
/** The same, each weighed by half as it stands then, by half as the other player's turn leaves it. */
function weighed(world: World, choices: readonly Choice[], whims: string): Choice[] {
  return choices.map((one) => {
    const after = turnAhead(world, one.act, one.answers, whims);
    return after === null ? one : { ...one, value: (one.value + after + one.gain) / 2 };
  });
}
/** What it comes to when nothing is done, and whether the end of the turn has to be looked at with every act. */
function rested(world: World, rest: Act): { look: Look; value: number } {
  const plain: Look = { world, ending: false };
  if (rest.do === 'pass') return { look: plain, value: (lookAt(plain, rest) ?? asItIs(plain)).value };
  const over = mayEndAct(world) ? endOfAct(plain) : null;
  return over ? { look: { world, ending: true }, value: over.value } : { look: plain, value: asItIs(plain).value };
}
/** Whether the end of this turn may be that of the Act: a last Chapter is active, or the turns run out (19.3). */
function mayEndAct({ game: { board, ruleset } }: World): boolean {
  if (board.turn >= ruleset.adjudicationTurn) return true;
  return board.map.some((id) => board.cards[id]?.story?.chapter === 3);
}
/** What ending the turn comes to, if that ends the Act. */
function endOfAct(look: Look): Found | null {
  const found = lookAt(look, { do: 'endTurn' });
  return found?.over ? found : null;
}

/** The answer that the announced play was found good with; null when it can't be found again. */
function plannedAnswer(view: PlayerView, decision: Decision, pool: CardPool, ruleset: Ruleset): Action | null {
  const act = announced(view, decision);
  const world = act && worldBefore(view, decision, pool, ruleset);
  const found = world && lookAt({ world, ending: false }, act);
  const options = JSON.stringify(decision.options);
  const same = found?.answers.find(
    (answer) => answer.decision.kind === decision.kind && JSON.stringify(answer.decision.options) === options,
  );
  return same?.action ?? null;
}
/** The act whose announcement asks. */
function announced({ own, board }: PlayerView, { source }: Decision): Act | null {
  if (!source) return null;
  if (source.ability >= 0) return { do: 'ability', card: source.id, ability: source.ability };
  if (own?.hand.some(({ id }) => id === source.id)) return { do: 'play', card: source.id };
  return board.cards[source.id]?.story ? { do: 'skip', storyline: source.id } : null;
}
