import { type Drive, FACTIONS, type Faction } from './faction';
import { cssOf, hexOf, type Oklch } from './oklch';

/**
 * The inks of one faction. Every faction has the same ladder of lightness; only hue and chroma move, so that any
 * picture keeps its contrast in any faction. `hot` is the one accent, `bone` is the paper.
 */
interface Recipe {
  readonly ground: number;
  readonly chroma: number;
  readonly turn: number;
  readonly hot: Oklch;
  readonly bone: Oklch;
}

const RECIPES: Record<Faction, Recipe> = {
  'Aurelian Throne': { ground: 14, chroma: 0.088, turn: 22, hot: [0.82, 0.155, 82], bone: [0.94, 0.04, 84] },
  'Free Drift': { ground: 212, chroma: 0.062, turn: -16, hot: [0.69, 0.2, 42], bone: [0.93, 0.035, 78] },
  'Lantern Order': { ground: 268, chroma: 0.098, turn: -18, hot: [0.91, 0.135, 99], bone: [0.94, 0.028, 96] },
  'Helix Combine': { ground: 172, chroma: 0.052, turn: -14, hot: [0.87, 0.2, 127], bone: [0.94, 0.024, 140] },
  'Hollow Choir': { ground: 305, chroma: 0.074, turn: 24, hot: [0.68, 0.22, 352], bone: [0.91, 0.022, 320] },
  Independent: { ground: 252, chroma: 0.034, turn: 20, hot: [0.83, 0.115, 218], bone: [0.93, 0.034, 76] },
};

/** Storylines belong to no faction: an ivory light over the ground of their first Drive. */
const story = (ground: number, turn: number, hue: number): Recipe => ({
  ground,
  chroma: 0.078,
  turn,
  hot: [0.9, 0.095, hue],
  bone: [0.94, 0.03, hue],
});
const DRIVE_RECIPES: Record<Drive, Recipe> = {
  Ambition: story(58, 14, 84),
  Devotion: story(338, 18, 66),
  Duty: story(248, -16, 84),
  Freedom: story(198, 18, 96),
  Truth: story(288, -18, 92),
  Vengeance: story(24, 10, 52),
};

/** What a picture's inks are mixed for. */
export type Ground = Faction | Drive;
const ALL_RECIPES: Record<Ground, Recipe> = { ...RECIPES, ...DRIVE_RECIPES };

/** Lightness, share of the faction's chroma, share of its turn of hue. */
const LADDER = {
  ink: [0.135, 0.4, 0],
  night: [0.168, 0.75, 0],
  deep: [0.268, 1, 0.1],
  mid: [0.41, 1.1, 0.45],
  tone: [0.6, 1.05, 0.8],
  pale: [0.79, 0.7, 1],
} as const satisfies Record<string, readonly [number, number, number]>;

type Rung = keyof typeof LADDER;
const RUNGS = Object.keys(LADDER) as Rung[];

/** An ink by name. `ember` is the accent that a fall does not dim; `flame` is the heart of a light. */
export type Ink = Rung | 'bone' | 'hot' | 'ember' | 'flame';
export type Inks = Record<Ink, string>;

const DARK: ReadonlySet<Ink> = new Set<Ink>(['ink', 'night', 'deep', 'mid']);
export const isDark = (ink: Ink): boolean => DARK.has(ink);

const rung = (recipe: Recipe, name: Rung, drift = 0, dim = 1, grey = 1): Oklch => {
  const [lightness, chroma, turn] = LADDER[name];
  return [lightness * dim, recipe.chroma * chroma * grey, recipe.ground + drift + recipe.turn * turn];
};

/**
 * The inks of one picture as `#rrggbb`. `drift` turns the ground by a few degrees, so that a faction is a family and
 * not a stamp; `fallen` greys and darkens everything but the ember.
 */
export function inksFor(ground: Ground, { drift = 0, fallen = false } = {}): Inks {
  const recipe = ALL_RECIPES[ground];
  const grey = fallen ? 0.38 : 1;
  const [boneL, boneC, boneH] = recipe.bone;
  const [hotL, hotC, hotH] = recipe.hot;
  const ladder = Object.fromEntries(
    RUNGS.map((name) => {
      const dim = fallen && LADDER[name][0] > 0.3 ? 0.8 : 1;
      return [name, hexOf(rung(recipe, name, drift, dim, grey))];
    }),
  ) as Record<Rung, string>;
  return {
    ...ladder,
    bone: hexOf([boneL * (fallen ? 0.86 : 1), boneC * (fallen ? 0.5 : 1), boneH]),
    hot: hexOf([hotL * (fallen ? 0.62 : 1), hotC * (fallen ? 0.5 : 1), hotH]),
    ember: hexOf(recipe.hot),
    flame: hexOf([0.97, 0.04, hotH]),
  };
}

/** The colours that an interface takes from a faction, as `oklch(...)` for style sheets and `#rrggbb` for the rest. */
export interface Accent {
  /** Ground of a type bar or a panel; light text is readable on it. */
  readonly deep: string;
  /** A lit edge, a spine, a mark. The faction's one bright ink. */
  readonly base: string;
  /** Text and thin lines on dark stock. */
  readonly text: string;
  /** The ground hue of the faction's pictures, for washes behind the art. */
  readonly wash: string;
  readonly hex: { readonly deep: string; readonly base: string; readonly text: string; readonly wash: string };
}

function accentFor(faction: Faction): Accent {
  const recipe = RECIPES[faction];
  const [hotL, hotC, hotH] = recipe.hot;
  const deep = rung(recipe, 'deep');
  const wash = rung(recipe, 'mid');
  const text: Oklch = [Math.max(hotL, 0.8), Math.min(hotC, 0.13), hotH];
  return {
    deep: cssOf(deep),
    base: cssOf(recipe.hot),
    text: cssOf(text),
    wash: cssOf(wash),
    hex: { deep: hexOf(deep), base: hexOf(recipe.hot), text: hexOf(text), wash: hexOf(wash) },
  };
}

/** One palette for pictures and interface: the accents of each faction. */
export const ACCENTS = Object.fromEntries(FACTIONS.map((faction) => [faction, accentFor(faction)])) as Record<
  Faction,
  Accent
>;
