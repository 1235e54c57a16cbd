import type { Faction } from '../faction';
import { ARMS } from './arms';
import type { DrawProp, Props } from './prop-parts';
import { TOOLS } from './tools';

const ALL = { ...ARMS, ...TOOLS } satisfies Props;
export type PropName = keyof typeof ALL;
export const PROPS: Readonly<Record<PropName, DrawProp>> = ALL;

/** What a faction holds. */
export const HELD: Record<Faction, readonly PropName[]> = {
  'Aurelian Throne': ['sword', 'sunStaff', 'scales', 'banner', 'spear'],
  'Free Drift': ['rifle', 'hook', 'wrench', 'banner', 'sword'],
  'Lantern Order': ['lanternStaff', 'lantern', 'book', 'sword', 'staff'],
  'Helix Combine': ['probe', 'orb', 'vial', 'wrench', 'rifle'],
  'Hollow Choir': ['scythe', 'handBell', 'brokenBlade', 'staff', 'orb'],
  Independent: ['staff', 'rifle', 'sword', 'lantern', 'spear', 'book'],
};

/** Props with a shaft that can stand on the ground. */
export const LONG: ReadonlySet<PropName> = new Set<PropName>([
  'sunStaff',
  'banner',
  'hook',
  'lanternStaff',
  'probe',
  'scythe',
  'staff',
  'spear',
  'rifle',
]);
