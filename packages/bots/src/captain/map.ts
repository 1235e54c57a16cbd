/** What permanents are worth to whoever controls them, Story Points and Storylines left out. */
import type { BoardCard, FaceUp } from '@astris/engine';
import { faceOf, printedOf, type Table } from '@astris/engine/queries';
import type { Side, Unit } from './reading';
import { WEIGHTS as W } from './weights';

type Face = ReturnType<typeof faceOf>;
const abilities = (face: Face): number => face.keywords.length + face.abilities.length;

/** A face of a Character, Spacecraft or Location with these figures. */
function worthOfFace(face: Face, power: number, toughness: number): number {
  const { income = 0, command = 0 } = face.stats;
  const body = face.type === 'Location' ? toughness * W.defense : power * W.power + toughness * W.toughness;
  return W.permanent + body + income * W.income + command * W.command + abilities(face) * W.ability;
}
/** What the Fallen face of a Character that is front up adds: it has to be beaten too (7.4, 7.5). */
function worthOfFallen(t: Table, card: BoardCard, up: FaceUp): number {
  const fallen = up === 'front' ? printedOf(t, card).faces.fallen : undefined;
  if (!fallen) return 0;
  return W.fallenFace * worthOfFace(fallen, fallen.stats.power ?? 0, fallen.stats.resolve ?? 0);
}
export function worthOfUnit(t: Table, { card, power, toughness }: Unit): number {
  return worthOfFace(faceOf(t, card), power, Math.max(0, toughness)) + worthOfFallen(t, card, card.face);
}
/** Devices, back faces and all that has no statistics; Homeworlds are always there, Storylines are weighed elsewhere. */
function worthOfOther(t: Table, card: BoardCard): number {
  const face = faceOf(t, card);
  if (face.type === 'Device') return W.permanent + W.device + abilities(face) * W.ability;
  return face.type === 'Completed Storyline' ? W.permanent + abilities(face) * W.ability : 0;
}
/** All permanents of a side. */
export function worthOfMap(t: Table, side: Side): number {
  let sum = 0;
  for (const card of side.cards) sum += worthOfOther(t, card);
  for (const unit of side.locations) sum += worthOfUnit(t, unit);
  for (const unit of side.fighters) sum += worthOfUnit(t, unit) + (unit.card.ready ? W.ready : 0);
  return sum;
}
/** What its controller loses when it falls, is destroyed or is seized, its Story Points included (7.4, 12.6). */
export function lossOf(t: Table, unit: Unit, storyPoint: number): number {
  const own = worthOfUnit(t, unit);
  const body = unit.type === 'Character' && unit.card.face === 'front' ? own * W.fall : own;
  const printed = unit.card.face === 'front' && unit.type === 'Character' ? 0 : faceOf(t, unit.card).sp;
  return body + (unit.card.sp + printed) * storyPoint + (unit.bound ? W.bound + W.futureStoryPoint : 0);
}
