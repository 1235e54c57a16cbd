import type { Direction } from '../direction';

export const AURELIAN_THRONE: Readonly<Record<string, Direction>> = {
  'aurel-the-seat': { homeView: 'girdled', surface: 'bands' },
  'veyra-dusk-consul': { pose: 'enthroned', head: 'nemes', prop: 'sunStaff', halo: 'sunburst', haloTone: 'bone' },
  'bailiff-sorren': { pose: 'sentinel', head: 'judge', halo: 'disc', haloTone: 'hot' },
  'writ-galleon-corona': {
    view: 'side',
    body: 'galleon',
    nose: 'prow',
    tower: 'spires',
    sails: 'none',
    inks: ['ink', 'deep', 'hot'],
    scene: 'halo',
    halo: 'sunburst',
    haloTone: 'hot',
  },
  'the-ninefold-assize': { place: 'stairs', sun: 'sun' },
  'stay-of-sentence': { fast: 'shield' },
  'edict-of-recall': { slow: 'orbits' },
  impressment: { slow: 'procession' },
  'strike-the-honours': { slow: 'council' },
};
