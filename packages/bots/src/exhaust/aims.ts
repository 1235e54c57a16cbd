/** What a board must hold, and what players rather do on it, for one thing that a card says to happen. */
import type { CardPool } from '@astris/engine';
import { type Aim, below, type Chance } from '@astris/engine/testing';
import { type Deed, deedsOf } from './deeds';
import type { Happening } from './goals';
import { endings, late, storyAim } from './story-aims';

type PoolCard = CardPool['cards'][string];
type FaceName = keyof PoolCard['faces'];
export interface Aimed {
  readonly aim: Aim;
  /** Acts that bring it on. */
  readonly deeds: ReadonlySet<Deed>;
}
/** Share of the boards without an aim: what no aim thinks of happens by chance. */
const BY_CHANCE = 0.15;
/** What keywords are about (14). */
const OF_KEYWORDS: readonly Deed[] = ['attack', 'intercept', 'ability'];

function keywordAim(random: Chance, pool: CardPool, face: FaceName, keyword: string): Aimed {
  if (keyword !== 'Enduring') {
    const fresh = keyword === 'Swift' ? ({ fresh: true } as const) : {};
    return { aim: { form: { face, ...fresh }, words: [] }, deeds: new Set(OF_KEYWORDS) };
  }
  // It shows as the Act ends (14.4).
  const found = endings(pool);
  const beside = found.slice(below(random, found.length)).slice(0, 1);
  return { aim: { form: { face }, beside, words: [], turn: late(random) }, deeds: new Set(['pass', 'endTurn']) };
}
function abilityAim(card: PoolCard, face: FaceName, at: number): Aimed {
  const printed = card.faces[face];
  const ability = printed?.abilities[at];
  const deeds = deedsOf(ability);
  if (printed?.activated.includes(at)) deeds.add('ability');
  // Most of what a static ability does shows in a conflict (12).
  if (printed?.statics.includes(at)) for (const deed of ['attack', 'intercept'] as const) deeds.add(deed);
  const host = printed?.attach ? { kind: printed.attach, whose: 'your' } : null;
  return { aim: { form: { face }, words: [ability, host] }, deeds };
}
/** From the hand: it enters, is attached, or takes effect. */
function playAim({ faces, effect, type, cost }: PoolCard): Aimed {
  const attach = faces.front?.attach;
  const host = attach ? { kind: attach, whose: 'your' } : null;
  const price = type === 'Maneuver' ? { CP: cost } : { C: cost };
  return { aim: { words: [effect, host, price] }, deeds: new Set(['play']) };
}
/** Null for a board by chance. */
export function aimAt(random: Chance, pool: CardPool, card: PoolCard, goal: Happening): Aimed | null {
  if (random() < BY_CHANCE) return null;
  const [, shown, keyword] = /^(front|fallen|back) keyword (.+)$/.exec(goal) ?? [];
  if (shown && keyword) return keywordAim(random, pool, shown as FaceName, keyword);
  const [, face, at] = /(front|fallen|back) ability (\d+)$/.exec(goal) ?? [];
  if (face) return abilityAim(card, face as FaceName, Number(at));
  if (goal === 'Unique')
    return { aim: { form: {}, hand: [card.id], words: [{ C: card.cost }] }, deeds: new Set(['play']) };
  if (goal === 'falls') {
    const damage = Math.max(0, (card.faces.front?.stats.resolve ?? 1) - 1);
    return { aim: { form: { damage }, words: [] }, deeds: new Set(['attack', 'intercept']) };
  }
  return storyAim(random, card, goal) ?? playAim(card);
}
