/** Which sound stands for what happened. Sounds are made of figures where they are heard: there is no file of them. */
import type { LogLine } from '@astris/ui/table';

export type SoundName = 'turn' | 'card' | 'story' | 'attack' | 'hit' | 'fall' | 'act' | 'over';

/** Figures of ZzFX: volume, randomness, frequency, attack, sustain, release, shape, curve, slide, … */
export const SOUNDS: Record<SoundName, readonly (number | undefined)[]> = {
  turn: [0.5, 0, 523, 0.01, 0.06, 0.18, 0, 1, undefined, undefined, 262, 0.06],
  card: [0.35, 0.02, 190, 0.004, 0.02, 0.07, 1, 0.6, -2],
  story: [0.45, 0, 392, 0.02, 0.1, 0.3, 0, 1, undefined, undefined, 196, 0.1],
  attack: [0.4, 0.02, 140, 0.01, 0.05, 0.12, 2, 1.4, 6],
  hit: [0.45, 0.05, 90, 0.002, 0.03, 0.16, 3, 1.2, -3, undefined, undefined, undefined, undefined, 0.4],
  fall: [0.45, 0.01, 220, 0.02, 0.12, 0.4, 0, 1.2, -4],
  act: [0.5, 0, 330, 0.03, 0.18, 0.5, 0, 1, undefined, undefined, 165, 0.16],
  over: [0.5, 0, 262, 0.04, 0.3, 0.8, 0, 1, undefined, undefined, 131, 0.2],
};

/** The most telling comes first: of several things that happen at once, one is heard. */
const TELLING: readonly (readonly [SoundName, readonly LogLine['type'][]])[] = [
  ['over', ['gameWon', 'gameVoided', 'conceded']],
  ['act', ['actEnded', 'actWon']],
  ['fall', ['fell', 'destroyed', 'seized', 'redeemed']],
  ['hit', ['raided', 'struck', 'damaged', 'conflictWon']],
  ['attack', ['attacked', 'intercepted']],
  ['story', ['storylineCompleted', 'chapterCompleted', 'chapterSkipped', 'bound', 'partnered']],
  ['card', ['played', 'entered', 'drew', 'abilityUsed']],
];

/** The sound of these lines, and of being asked from now on; null when they are told without one. */
export function soundOf(lines: readonly Pick<LogLine, 'type'>[], isAsked = false): SoundName | null {
  const happened = new Set(lines.map(({ type }) => type));
  const sound = TELLING.find(([, types]) => types.some((type) => happened.has(type)))?.[0] ?? null;
  return isAsked && (sound === null || sound === 'card') ? 'turn' : sound;
}
