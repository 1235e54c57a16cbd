import type { Canvas } from '../drawing/canvas';
import { at } from '../drawing/markup';
import { type Pen, penFor } from '../drawing/pen';
import type { Stream } from '../drawing/stream';
import type { Faction } from '../faction';
import { halo } from '../halo/halo';
import type { Scene } from '../scene';
import { MACHINES } from './machines';
import { MARVELS } from './marvels';
import { ODDITIES } from './oddities';
import type { Objects } from './parts';
import { REGALIA } from './regalia';
import { RELICS } from './relics';
import { SIGNS } from './signs';
import { STAGES, type StageName } from './stages';

/** Every object, for devices and for the emblems of stories. */
export const DEVICES = { ...REGALIA, ...RELICS, ...MACHINES, ...ODDITIES, ...MARVELS, ...SIGNS } satisfies Objects;
export type ObjectName = keyof typeof DEVICES;

/** What a faction makes, keeps or carries. */
export const OBJECTS: Record<Faction, readonly ObjectName[]> = {
  'Aurelian Throne': ['crown', 'seal', 'sunStaff', 'starcage', 'mirror', 'scales', 'chalice', 'writ'],
  'Free Drift': ['compass', 'coil', 'helmet', 'dice', 'grapnel', 'engine', 'swarm', 'knot'],
  'Lantern Order': ['lantern', 'reliquary', 'bell', 'hourglass', 'censer', 'tuningFork', 'loom', 'mask'],
  'Helix Combine': ['reactor', 'specimen', 'astrolabe', 'gauntlet', 'eye', 'chip', 'seed', 'swarm', 'loom', 'spine'],
  'Hollow Choir': ['mask', 'tuningFork', 'chain', 'heart', 'scythe', 'shell', 'spine', 'mirror', 'bell'],
  Independent: ['compass', 'key', 'shell', 'seed', 'dice', 'knot', 'tablet', 'starcage', 'beacon', 'gauntlet'],
};

const DARK_OBJECTS: ReadonlySet<ObjectName> = new Set<ObjectName>([
  'lantern',
  'coil',
  'vial',
  'rifle',
  'chip',
  'helmet',
]);

const HEIGHT: Partial<Record<StageName, number>> = { plinth: 124, altar: 122, cloud: 122, adored: 116 };
const SIZE: Record<StageName, number> = {
  plinth: 1.08,
  altar: 1.08,
  cloud: 1.02,
  adored: 0.94,
  orbit: 1.1,
  adrift: 1.2,
};

/** Objects that are larger than others by their nature. */
const BULKY: Partial<Record<ObjectName, number>> = { loom: 0.86, shell: 0.9, spine: 0.92, swarm: 0.94 };

export function device(ctx: Canvas): Scene {
  const rng = ctx.layer('device');
  const o = ctx.options;
  const name = o.object ?? rng.pick(OBJECTS[ctx.faction]);
  const pen = penFor(ctx, { layer: 'object', scale: 1.1 });
  const stage = o.stage ?? rng.pick(['plinth', 'adrift', 'adrift', 'cloud', 'altar', 'orbit', 'adored']);
  const y = HEIGHT[stage] ?? 146;
  const tilt = stage === 'adrift' ? rng.range(-24, 24) : 0;
  const tone = rng.pick(DARK_OBJECTS.has(name) ? ['pale', 'tone', 'bone'] : ['mid', 'mid', 'deep', 'ink']);
  const x = 200;
  const low = rng.range(8, 22);
  const front = STAGES[stage]({ ctx, rng, pen, x, y, low });
  const size = SIZE[stage] * (BULKY[name] ?? 1);
  const draw: (pen: Pen, rng: Stream) => string = DEVICES[name];
  const object = at(x, y, draw(pen, rng), size, tilt);
  return {
    glow: [200, 130],
    body: halo(ctx, 200, y - 4, rng.range(100, 116), { tone }) + (stage === 'cloud' ? front + object : object + front),
  };
}
