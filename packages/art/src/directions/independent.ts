import type { Direction } from '../direction';

export const INDEPENDENT: Readonly<Record<string, Direction>> = {
  'ferriers-last-debt': { view: 'side', body: 'truss', nose: 'blunt', tower: 'bridge', keel: 'pods', scene: 'world' },
  'orra-who-counts-stars': { pose: 'back', head: 'topknot', prop: 'staff', halo: 'ticks', sky: 'band' },
  'ibb-nobodys-envoy': { pose: 'bust', head: 'turban', garment: 'scarf', halo: 'diamond' },
  'neutral-moorage': { place: 'moorage' },
  'charter-beacon': { object: 'beacon', stage: 'plinth', halo: 'ticks' },
  'reliquary-of-deeds': { object: 'reliquary', stage: 'altar', halo: 'disc' },
  'a-favour-called-in': { slow: 'pact', emblem: 'Duty' },
  'dockside-brawl': { slow: 'ring' },
  'scorched-charter': { slow: 'scroll' },
  'strike-it-from-the-score': { slow: 'spiral' },
};
