import type { Direction } from '../direction';

export const HOLLOW_CHOIR: Readonly<Record<string, Direction>> = {
  'cantor-iseth': { pose: 'hovering', head: 'slitMask', halo: 'pipes' },
  'hollow-cathedral': { place: 'cathedral', sun: 'moons' },
  'null-psalm': { fast: 'bolt' },
  'unname-the-drowned': { slow: 'tide' },
  'a-verse-for-each': { slow: 'eclipse' },
};
