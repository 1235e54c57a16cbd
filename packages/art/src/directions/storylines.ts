import type { Direction } from '../direction';

export const STORYLINES: Readonly<Record<string, Direction>> = {
  'the-long-vigil/back': { place: 'lighthouse' },
  'a-toll-on-every-star/back': { place: 'gate' },
  'the-census-of-ash/back': { place: 'monoliths' },
  'two-hands-on-the-tiller/back': { view: 'side', body: 'wedge', nose: 'lance', tower: 'bridge', scene: 'sun' },
  'a-hymn-for-hulls/back': { object: 'bell', stage: 'orbit' },
  'a-price-on-the-verge/back': { object: 'book', stage: 'plinth' },
  'the-apostates-hour/back': { pose: 'bust', head: 'hood', halo: 'crescent' },
};
