import type { Direction } from '../direction';

export const STORYLINES: Readonly<Record<string, Direction>> = {
  'the-long-vigil': { path: 'ascent', seat: 'candles' },
  'the-lamplit-road': { path: 'spire', seat: 'sunburst' },
  'oath-of-the-nine-lamps': { path: 'arc', seat: 'mandorla' },
  'a-toll-on-every-star': { path: 'ascent', seat: 'ticks', chart: 'orbits' },
  'two-hands-on-the-tiller': { path: 'arc', seat: 'disc' },
  'a-heavy-crown': { path: 'fall', seat: 'eclipse' },
  'a-heavy-crown/back': { seat: 'sunburst' },
  'the-silent-chorus': { path: 'bowl', seat: 'shards' },
  'the-silent-chorus/back': { seat: 'eclipse' },
  'a-hymn-for-hulls': { path: 'turn', seat: 'eclipse' },
  'a-price-on-the-verge': { path: 'fall', seat: 'crescent' },
  'the-apostates-hour': { path: 'bowl', seat: 'crescent' },

  'the-long-vigil/back': { place: 'lighthouse' },
  'a-toll-on-every-star/back': { place: 'gate' },
  'the-census-of-ash/back': { place: 'monoliths' },
  'two-hands-on-the-tiller/back': { view: 'side', body: 'wedge', nose: 'lance', tower: 'bridge', scene: 'sun' },
  'a-hymn-for-hulls/back': { object: 'bell', stage: 'orbit' },
  'a-price-on-the-verge/back': { object: 'book', stage: 'plinth' },
  'the-apostates-hour/back': { pose: 'bust', head: 'hood', halo: 'crescent' },
};
