import type { Direction } from '../direction';

/** What a trait suggests for a card that nobody has directed by hand. */
export const TRAITS: Readonly<Record<string, Direction>> = {
  Noble: { pose: 'enthroned' },
  Officer: { pose: 'sentinel' },
  Monk: { pose: 'meditating' },
  Acolyte: { pose: 'kneeling' },
  Raider: { pose: 'lunging' },
  Broker: { pose: 'profile' },
  Pilot: { pose: 'cockpit' },
  Captain: { pose: 'leader' },
  Cantor: { pose: 'hovering' },
  Navigator: { pose: 'back' },

  Warship: { view: 'side', tower: 'spires' },
  'Cloister-ship': { view: 'side', body: 'cage' },
  Tug: { view: 'side', nose: 'blunt', tower: 'bridge' },
  Skiff: { view: 'plan' },
  Cutter: { view: 'plan', plan: 'arrow' },
  Lighter: { view: 'plan', plan: 'manta' },
  Clipper: { view: 'side', sails: 'patched' },

  Court: { place: 'stairs' },
  Library: { place: 'stacks' },
  Hospice: { place: 'garden' },
  Market: { place: 'market' },
  Station: { place: 'station' },
  Ruin: { place: 'cathedral' },

  Beacon: { object: 'beacon' },
  Rig: { object: 'grapnel' },
};
