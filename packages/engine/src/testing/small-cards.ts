/** Cards of a few words for the tests of rules: a Maneuver, a Device and a Location that do one thing. */
import {
  type Ability,
  type DeviceCard,
  device,
  type Effect,
  type LocationCard,
  location,
  type ManeuverCard,
  maneuver,
} from '../language/index';
import { C, CP } from '../language/words';
import { printing } from './fixtures';

const common = (id: string) => ({ id, name: `Card ${id}`, faction: 'Independent', printing: printing() }) as const;

export const slow = (id: string, ...effect: Effect[]): ManeuverCard =>
  maneuver({ ...common(id), speed: 'Slow', cost: CP(1), effect });
export const fast = (id: string, ...effect: Effect[]): ManeuverCard =>
  maneuver({ ...common(id), speed: 'Fast', cost: CP(1), effect });
export const tool = (id: string, ...abilities: Ability[]): DeviceCard =>
  device({ ...common(id), cost: C(1), abilities });
/** A Device that is attached to a Character. */
export const gear = (id: string, ...abilities: Ability[]): DeviceCard =>
  device({ ...common(id), cost: C(1), attach: 'Character', abilities });
export const place = (id: string, more: Partial<Omit<LocationCard, 'type' | 'id'>> = {}): LocationCard =>
  location({ ...common(id), cost: C(2), defense: 3, ...more });
