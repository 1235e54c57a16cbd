import type { Canvas } from '../drawing/canvas';
import { facing } from '../drawing/markup';
import { penFor } from '../drawing/pen';
import { oval, W } from '../drawing/shape';
import type { Faction } from '../faction';
import type { Scene } from '../scene';
import { world } from '../sky/world';
import type { PlaceKit, Places } from './parts';
import { RUINED_PLACES } from './ruined';
import { SETTLED_PLACES } from './settled';
import { SPACEBORNE_PLACES } from './spaceborne';
import { STRANGE_PLACES } from './strange';
import { WILD_PLACES } from './wild';
import { WONDERS } from './wonders';
import { WORKED_PLACES } from './worked';

export const PLACE_SHAPES = {
  ...SETTLED_PLACES,
  ...WORKED_PLACES,
  ...WILD_PLACES,
  ...RUINED_PLACES,
  ...STRANGE_PLACES,
  ...SPACEBORNE_PLACES,
  ...WONDERS,
} satisfies Places;
export type PlaceName = keyof typeof PLACE_SHAPES;

/** Where a faction lives and what it builds. */
export const PLACES: Record<Faction, readonly PlaceName[]> = {
  'Aurelian Throne': [
    'skyline',
    'hall',
    'temple',
    'orbital',
    'stairs',
    'tribunal',
    'arena',
    'bridge',
    'gate',
    'tether',
  ],
  'Free Drift': [
    'hulktown',
    'rockport',
    'wreck',
    'canyon',
    'station',
    'market',
    'moorage',
    'harbour',
    'drydock',
    'spindle',
  ],
  'Lantern Order': ['temple', 'lighthouse', 'garden', 'monoliths', 'hall', 'stacks', 'bridge', 'shaft', 'stairs'],
  'Helix Combine': ['foundry', 'vats', 'dome', 'station', 'observatory', 'spindle', 'tether', 'crystals', 'orbital'],
  'Hollow Choir': ['monoliths', 'wreck', 'chasm', 'forest', 'cathedral', 'shaft', 'crystals', 'arena', 'hall'],
  Independent: [
    'canyon',
    'market',
    'cloudtown',
    'harbour',
    'moorage',
    'gate',
    'observatory',
    'rockport',
    'drydock',
    'garden',
  ],
};

/** Places without a horizon: they have no evening and are never seen nearer. */
const ENCLOSED: ReadonlySet<PlaceName> = new Set<PlaceName>([
  'hall',
  'station',
  'orbital',
  'stacks',
  'moorage',
  'spindle',
  'rockport',
  'drydock',
  'arena',
  'vats',
  'shaft',
  'tribunal',
]);

export const PLACE_LIGHTS = ['sun', 'world', 'ringed', 'moons', 'crescent'] as const;
/** What stands in the sky of a place. */
export type SkyLight = (typeof PLACE_LIGHTS)[number];

type LightKit = Omit<PlaceKit, 'sun'>;

const lights: Record<SkyLight, (kit: LightKit) => string> = {
  sun({ rng, pen, sx, sy, R }) {
    const tone = rng.pick(['hot', 'hot', 'bone', 'pale']);
    const hatch = tone === 'hot' ? 'flame' : 'mid';
    return pen.part(oval(sx, sy, R), tone, { line: 'none', hatch, lit: 0.25, gap: 4.6 });
  },
  world: ({ ctx, rng, sx, sy, R }) => world(ctx, rng, sx, sy, R * 1.1),
  ringed: ({ ctx, rng, sx, sy, R }) => world(ctx, rng, sx, sy, R * 0.7, { ring: true }),
  moons: ({ ctx, rng, sx, sy, R }) =>
    world(ctx, rng, sx, sy, R * 0.62) + world(ctx, rng, sx + R * 1.1, sy - R * 0.4, R * 0.24, { surface: 'craters' }),
  crescent({ pen, sx, sy, R }) {
    const [tip, outer, inner] = [sx + R * 0.3, sx - R * 1.25, sx - R * 0.5];
    const back = `C${outer} ${sy - R * 0.9} ${outer} ${sy + R * 0.9} ${tip} ${sy + R}`;
    const front = `C${inner} ${sy + R * 0.6} ${inner} ${sy - R * 0.6} ${tip} ${sy - R}Z`;
    return pen.flat(`M${tip} ${sy - R}${back}${front}`, 'hot');
  },
};

/** A Location: three printed planes under a light, and somewhere a person for scale. */
export function place(ctx: Canvas): Scene {
  const rng = ctx.layer('place');
  const { options } = ctx;
  const kind = options.place ?? rng.pick(PLACES[ctx.faction]);
  const kit: LightKit = {
    ctx,
    rng,
    pen: penFor(ctx, { layer: 'place-cut' }),
    sx: rng.range(110, 290),
    sy: rng.range(84, 128),
    R: rng.range(54, 88),
  };
  const light = options.sun ?? rng.pick([...PLACE_LIGHTS, 'sun']);
  const draw: (kit: PlaceKit) => string = PLACE_SHAPES[kind];
  const body = draw({ ...kit, sun: () => lights[light](kit) });
  const flip = options.flip ?? rng.chance(0.5);
  const fixed = ENCLOSED.has(kind) || kind === 'stairs';
  const zoom = options.zoom ?? (fixed ? 1 : rng.pick([1, 1, 1.12, 1.26]));
  const [zx, zy] = [rng.range(140, 260) * (1 - zoom), rng.range(210, 262) * (1 - zoom)];
  return {
    glow: [flip ? W - kit.sx : kit.sx, kit.sy],
    dusk: !ENCLOSED.has(kind),
    body: facing(flip ? -1 : 1, `<g transform="translate(${zx} ${zy}) scale(${zoom})">${body}</g>`),
  };
}
