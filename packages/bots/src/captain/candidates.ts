/** Which acts are worth a look ahead: of those that come to the same, one; of attacks, those that may gain. */
import type { Act, BoardCard, Decision, ObjId, PlayerView, Seat } from '@astris/engine';
import { faceOf, isAligned, onMap, opponentOf, statOf, type Table } from '@astris/engine/queries';
import { lossOf } from './map';
import { read, sideOf, type Unit } from './reading';
import { WEIGHTS as W } from './weights';

/** Attacks that are looked at: of one attacker, and in all. */
const TARGETS_EACH = 2;
const ATTACKS = 6;
/** Characters that are looked at for one Storyline. */
const CAST_EACH = 3;

type ActOf<D extends Act['do']> = Extract<Act, { do: D }>;
const isOf =
  <D extends Act['do']>(kind: D) =>
  (act: Act): act is ActOf<D> =>
    act.do === kind;

export const actsIn = ({ options }: Decision): Act[] =>
  options.flatMap((option) => (option.kind === 'act' ? [option.act] : []));

/** One of each name: a second copy in hand comes to the same. */
function plays(view: PlayerView, acts: readonly Act[]): Act[] {
  const names = new Map<ObjId, string>(view.own?.hand.map(({ id, card }) => [id, card]));
  const seen = new Set<string>();
  return acts.filter(isOf('play')).filter(({ card }) => {
    const name = names.get(card) ?? '';
    return !seen.has(name) && Boolean(seen.add(name));
  });
}
/** Who might be Bound or Partnered: the Aligned ones first, then those that are hard to fell. */
function casts(t: Table, acts: readonly Act[], kind: 'bind' | 'partner'): Act[] {
  const byStory = new Map<ObjId, { act: Act; rank: number }[]>();
  for (const act of acts) {
    if (act.do !== kind) continue;
    const character = onMap(t, act.character);
    const rank = character
      ? (isAligned(t, act.storyline, character.id) ? 100 : 0) + statOf(t, character.id, 'resolve') - character.damage
      : 0;
    byStory.set(act.storyline, [...(byStory.get(act.storyline) ?? []), { act, rank }]);
  }
  return [...byStory.values()].flatMap((list) =>
    list
      .sort((a, b) => b.rank - a.rank)
      .slice(0, CAST_EACH)
      .map(({ act }) => act),
  );
}

/** What an attack may gain, as if nobody stepped in; null when it can't gain. */
function gain(
  t: Table,
  attacker: Unit,
  target: BoardCard,
  units: ReadonlyMap<ObjId, Unit>,
  power: number,
): number | null {
  if (faceOf(t, target).type === 'Homeworld') {
    const taken = attacker.power - statOf(t, target.id, 'bastion');
    return taken > 0 ? taken * W.usefulC : null;
  }
  const unit = units.get(target.id);
  if (!unit) return null;
  const worth = lossOf(t, unit, W.storyPoint);
  if (unit.type === 'Location')
    return power >= unit.toughness ? worth * Math.min(1, attacker.power / unit.toughness) : null;
  const dies = unit.power >= attacker.toughness;
  if (attacker.power >= unit.toughness) return worth - (dies ? lossOf(t, attacker, W.storyPoint) : 0);
  return dies ? null : attacker.power * 0.1;
}
function attacks(t: Table, me: Seat, acts: readonly Act[]): Act[] {
  const all = acts.filter(isOf('attack'));
  if (all.length === 0) return [];
  const reading = read(t);
  const own = new Map(sideOf(reading, me).fighters.map((unit) => [unit.card.id, unit]));
  const theirs = sideOf(reading, opponentOf(t, me));
  const units = new Map([...theirs.fighters, ...theirs.locations].map((unit) => [unit.card.id, unit]));
  const attackers = new Set(all.map(({ attacker }) => attacker));
  const power = [...attackers].reduce((sum, id) => sum + (own.get(id)?.power ?? 0), 0);
  const ranked: { act: ActOf<'attack'>; value: number }[] = [];
  for (const act of all) {
    const attacker = own.get(act.attacker);
    const target = onMap(t, act.target);
    const value = attacker && target ? gain(t, attacker, target, units, power) : null;
    if (value !== null) ranked.push({ act, value });
  }
  ranked.sort((a, b) => b.value - a.value);
  const taken = new Map<ObjId, number>();
  const few = ranked.filter(({ act }) => {
    const n = taken.get(act.attacker) ?? 0;
    taken.set(act.attacker, n + 1);
    return n < TARGETS_EACH;
  });
  return few.slice(0, ATTACKS).map(({ act }) => act);
}

/** The acts to look at; passing and ending the turn are not among them. */
export function candidates(t: Table, view: PlayerView, decision: Decision): Act[] {
  const acts = actsIn(decision);
  return [
    ...plays(view, acts),
    ...acts.filter((act) => act.do === 'ability' || act.do === 'skip' || act.do === 'intercept'),
    ...casts(t, acts, 'bind'),
    ...casts(t, acts, 'partner'),
    ...attacks(t, decision.seat, acts),
  ];
}
