import type { DeckList } from '@astris/engine/deck-list';
import type { CardId } from './index';

/** A ready-made legal deck for a player's first games. */
export interface StarterDeck {
  id: string;
  name: string;
  description: string;
  list: DeckList;
}
/** The same with ids that the pool has, so that a misspelt one doesn't compile. */
interface Written extends Omit<StarterDeck, 'list'> {
  list: {
    homeworld: CardId;
    starter: CardId;
    main: Partial<Record<CardId, number>>;
    sideboard: Partial<Record<CardId, number>>;
  };
}

export const STARTER_DECKS: readonly StarterDeck[] = [
  {
    id: 'lamps-of-the-verge',
    name: 'Lamps of the Verge',
    description:
      'Hold the line, mend what falls, and see a vigil through to dawn. Lantern Order with the Throne’s law.',
    list: {
      homeworld: 'haldens-rest',
      starter: 'brother-osk-bell-warden',
      main: {
        'brother-osk-bell-warden': 1,
        'pell-novice-of-the-wick': 2,
        'ilyane-lamp-of-the-verge': 2,
        'sister-anwen-salt-lamp': 3,
        'bailiff-sorren': 3,
        'veyra-dusk-consul': 2,
        'ibb-nobodys-envoy': 2,
        'lighthouse-tender': 2,
        'candle-skiff': 3,
        'the-ninth-hour': 2,
        'archive-of-embers': 2,
        'wickside-almonry': 3,
        'the-ninefold-assize': 1,
        'censer-of-the-verge': 2,
        'lanternlight-rally': 2,
        'vow-of-the-wick': 2,
        'mercy-of-the-verge': 2,
        'writ-of-return': 1,
        'stay-of-sentence': 2,
        'tithe-of-oil': 2,
        'dockside-brawl': 2,
        'the-long-vigil': 2,
        'oath-of-the-nine-lamps': 2,
        'the-lamplit-road': 3,
        'the-unquiet-ledger': 2,
        'the-census-of-ash': 1,
      },
      sideboard: {
        'edict-of-recall': 2,
        'writ-galleon-corona': 1,
        'sing-the-deed': 1,
        'strike-it-from-the-score': 1,
        'strike-the-honours': 1,
        impressment: 1,
        'reliquary-of-deeds': 1,
      },
    },
  },
  {
    id: 'tollbreakers',
    name: 'Tollbreakers',
    description: 'Fast hulls and light fingers: raid early, raid often, and wear the crown lightly. Free Drift.',
    list: {
      homeworld: 'rooks-anchorage',
      starter: 'quill-marrow-twice-sold',
      main: {
        'quill-marrow-twice-sold': 1,
        'tamsin-of-the-long-burn': 3,
        'nim-harrow-salvor': 2,
        'sable-vey-tollbreaker': 2,
        'ressa-quay-flag-of-none': 2,
        'orra-who-counts-stars': 2,
        'cantor-iseth': 1,
        'gullwing-lighter': 3,
        'marrow-kestrel': 3,
        'homeless-star': 2,
        'cinder-skiff': 2,
        'ferriers-last-debt': 2,
        'the-unpaid-fare': 2,
        'toll-gate-nine': 2,
        'wreckers-market': 2,
        'grapnel-rig': 2,
        'charter-beacon': 1,
        'cut-the-tethers': 2,
        'scatter-the-convoy': 2,
        'name-the-ransom': 2,
        'dockside-brawl': 2,
        'a-favour-called-in': 1,
        'a-heavy-crown': 2,
        'a-toll-on-every-star': 3,
        'two-hands-on-the-tiller': 2,
        'a-price-on-the-verge': 2,
        'a-hymn-for-hulls': 1,
      },
      sideboard: {
        'null-psalm': 1,
        'unname-the-drowned': 1,
        'hollow-cathedral': 1,
        'scorched-charter': 1,
        'strike-it-from-the-score': 1,
        'neutral-moorage': 2,
        'the-apostates-hour': 1,
      },
    },
  },
] satisfies readonly Written[];
