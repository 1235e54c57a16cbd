import type { Direction } from '../direction';

export const FREE_DRIFT: Readonly<Record<string, Direction>> = {
  'rooks-anchorage': { homeView: 'limb', surface: 'craters' },
  'sable-vey-tollbreaker': { pose: 'lunging', profile: 'mohawk', prop: 'hook', halo: 'disc', haloTone: 'hot' },
  'quill-marrow-twice-sold': { pose: 'profile', profile: 'wideBrim', halo: 'gauge' },
  'nim-harrow-salvor': { pose: 'bust', head: 'bubble', garment: 'suit', halo: 'porthole' },
  'tamsin-of-the-long-burn': { pose: 'cockpit', head: 'aviator', halo: 'planet' },
  'ressa-quay-flag-of-none': { pose: 'leader', head: 'brim', prop: 'banner', halo: 'crescent' },
  'marrow-kestrel': { view: 'plan', plan: 'arrow', frame: 'prong', scene: 'sun' },
  'gullwing-lighter': { view: 'plan', plan: 'manta', frame: 'hammer', scene: 'ringed' },
  'homeless-star': { view: 'side', body: 'slab', nose: 'lance', tower: 'mast', sails: 'patched', scene: 'horizon' },
  'cinder-skiff': {
    view: 'side',
    body: 'wedge',
    nose: 'jaw',
    tower: 'none',
    keel: 'claw',
    sails: 'none',
    scene: 'sun',
  },
  'the-unpaid-fare': { view: 'plan', plan: 'catamaran', frame: 'needle', scene: 'world' },
  'toll-gate-nine': { place: 'station' },
  'wreckers-market': { place: 'market', sun: 'moons' },
  'grapnel-rig': { object: 'grapnel', stage: 'adrift', halo: 'gauge' },
  'cut-the-tethers': { fast: 'slash', prop: 'hook' },
  'scatter-the-convoy': { fast: 'dive' },
  'name-the-ransom': { slow: 'balance' },
};
