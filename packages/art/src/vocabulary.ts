import { DEVICES } from './device/device';
import { STAGES } from './device/stages';
import type { Direction } from './direction';
import { GLYPHS } from './drawing/glyph';
import { keysOf } from './drawing/table';
import { BREAKS } from './fall/fall';
import { GARMENTS } from './figure/garment';
import { PROPS } from './figure/props';
import { HALO_SHAPES } from './halo/halo';
import { HEADS, PROFILES } from './head/heads';
import { VIEWS } from './homeworld/views';
import { FAST, SLOW } from './maneuver/maneuver';
import { PLACE_LIGHTS, PLACE_SHAPES } from './place/place';
import { COMPANIONS } from './pose/companions';
import { POSES } from './pose/poses';
import { BODIES } from './ship/bodies';
import { ENGINES } from './ship/engines';
import { FRAMES } from './ship/frames';
import { KEELS } from './ship/keels';
import { MAKES } from './ship/makes';
import { NOSES } from './ship/noses';
import { SAILS } from './ship/sails';
import { SCENES } from './ship/scenes';
import { TOWERS } from './ship/towers';
import { WINGS } from './ship/wings';
import { PATTERNS } from './sky/patterns';
import { SURFACES } from './sky/surfaces';
import { CHARTS } from './storyline/charts';
import { FORMS } from './storyline/completed';
import { PATHS } from './storyline/paths';
import type { SubjectType } from './subject';

const INKS = ['ink', 'night', 'deep', 'mid', 'tone', 'pale', 'bone', 'hot', 'ember', 'flame'];
const allOf = (tables: Readonly<Record<string, object>>) =>
  Object.values(tables).flatMap((table) => Object.keys(table));

/** Every word that a direction may use, by what it is told. Numbers and lists of inks have no words. */
export const VOCABULARY = {
  sky: keysOf(PATTERNS),
  halo: keysOf(HALO_SHAPES),
  haloTone: INKS,
  pose: keysOf(POSES),
  head: allOf(HEADS),
  profile: allOf(PROFILES),
  garment: keysOf(GARMENTS),
  tint: INKS,
  prop: keysOf(PROPS),
  companion: keysOf(COMPANIONS),
  fall: keysOf(BREAKS),
  make: keysOf(MAKES),
  view: ['side', 'plan'],
  nose: keysOf(NOSES),
  body: keysOf(BODIES),
  tower: keysOf(TOWERS),
  keel: keysOf(KEELS),
  sails: keysOf(SAILS),
  engines: keysOf(ENGINES),
  plan: keysOf(WINGS),
  frame: keysOf(FRAMES),
  scene: keysOf(SCENES),
  place: keysOf(PLACE_SHAPES),
  sun: PLACE_LIGHTS,
  object: keysOf(DEVICES),
  stage: keysOf(STAGES),
  fast: keysOf(FAST),
  slow: keysOf(SLOW),
  emblem: keysOf(GLYPHS),
  path: keysOf(PATHS),
  form: keysOf(FORMS),
  chart: keysOf(CHARTS),
  seat: keysOf(HALO_SHAPES),
  homeView: keysOf(VIEWS),
  surface: keysOf(SURFACES),
} as const satisfies { readonly [K in keyof Direction]?: readonly string[] };
export type Told = keyof typeof VOCABULARY;

/** On which type of picture each word can be seen. */
export const SEEN_ON: Readonly<Record<Told, SubjectType>> = {
  sky: 'Device',
  halo: 'Device',
  haloTone: 'Device',
  pose: 'Character',
  head: 'Character',
  profile: 'Character',
  garment: 'Character',
  tint: 'Character',
  prop: 'Character',
  companion: 'Character',
  fall: 'Character',
  make: 'Spacecraft',
  view: 'Spacecraft',
  nose: 'Spacecraft',
  body: 'Spacecraft',
  tower: 'Spacecraft',
  keel: 'Spacecraft',
  sails: 'Spacecraft',
  engines: 'Spacecraft',
  plan: 'Spacecraft',
  frame: 'Spacecraft',
  scene: 'Spacecraft',
  place: 'Location',
  sun: 'Location',
  object: 'Device',
  stage: 'Device',
  fast: 'Maneuver',
  slow: 'Maneuver',
  emblem: 'Maneuver',
  path: 'Storyline',
  form: 'Completed Storyline',
  chart: 'Storyline',
  seat: 'Storyline',
  homeView: 'Homeworld',
  surface: 'Homeworld',
};
