/** Cards made ready for play once: faces in one shape, abilities sorted by what wakes them. Frozen; holds no game. */
import type {
  Ability,
  Act,
  Card,
  CardId,
  CardType,
  Chapter,
  Condition,
  Drive,
  Effect,
  FaceType,
  Faction,
  Happening,
  Keyword,
  Kind,
  Speed,
  Stat,
} from '../language/index';
import { factionsOf } from '../language/index';
import type { FaceUp } from './board';

export interface PoolFace {
  readonly name: string;
  readonly type: FaceType | 'Maneuver';
  readonly stats: Readonly<Partial<Record<Stat, number>>>;
  readonly drives: readonly Drive[];
  readonly traits: readonly string[];
  readonly keywords: readonly Keyword[];
  readonly abilities: readonly Ability[];
  readonly sp: number;
  readonly attach: Kind | null;
  /** Indices into `abilities`. */
  readonly triggered: readonly number[];
  readonly activated: readonly number[];
  readonly statics: readonly number[];
  readonly replacements: readonly number[];
}
export interface PoolChapter {
  readonly chapter: Chapter;
  /** What is counted for its End, then for its Skip, in the order of the text (8.5.4). */
  readonly counted: readonly Happening[];
  readonly endCounted: number;
  /** How often each of them must happen. */
  readonly times: readonly number[];
}
export interface PoolCard {
  readonly id: CardId;
  readonly name: string;
  readonly type: CardType;
  readonly card: Card;
  readonly factions: readonly Faction[];
  readonly acts: readonly Act[] | null;
  readonly unique: boolean;
  /** C for permanents, CP for Maneuvers (3.2). */
  readonly cost: number;
  readonly speed: Speed;
  readonly faces: Readonly<Partial<Record<FaceUp, PoolFace>>>;
  /** A Storyline's Chapters, its Reversal and what is counted for that. */
  readonly chapters: readonly PoolChapter[];
  readonly reversal: PoolChapter | null;
  readonly reversalCounted: readonly Happening[];
  readonly reversalTimes: readonly number[];
  /** A Maneuver's effect. */
  readonly effect: readonly Effect[];
}
export interface CardPool {
  readonly cards: Readonly<Record<CardId, PoolCard>>;
  readonly ids: readonly CardId[];
  /** Lowest CP cost of a Fast card (11.6). */
  readonly lowestFast: number;
}

type FaceData = {
  name: string;
  type: PoolFace['type'];
  stats?: Partial<Record<Stat, number | undefined>>;
  drives?: readonly Drive[];
  traits?: readonly string[] | undefined;
  keywords?: readonly Keyword[] | undefined;
  abilities?: readonly Ability[] | undefined;
  sp?: number | undefined;
  attach?: Kind | undefined;
};
const indices = (abilities: readonly Ability[], kind: Ability['ability']): number[] =>
  abilities.flatMap((a, i) => (a.ability === kind ? [i] : []));

function face(data: FaceData): PoolFace {
  const abilities = data.abilities ?? [];
  const stats: Partial<Record<Stat, number>> = {};
  for (const [stat, value] of Object.entries(data.stats ?? {})) if (value !== undefined) stats[stat as Stat] = value;
  return {
    name: data.name,
    type: data.type,
    stats,
    drives: data.drives ?? [],
    traits: data.traits ?? [],
    keywords: data.keywords ?? [],
    abilities,
    sp: data.sp ?? 0,
    attach: data.attach ?? null,
    triggered: indices(abilities, 'triggered'),
    activated: indices(abilities, 'activated'),
    statics: indices(abilities, 'static'),
    replacements: indices(abilities, 'replacement'),
  };
}

/** What a condition counts, and how often it must happen, in the order of the text. */
function countersIn(condition: Condition): Extract<Condition, { if: 'happened' }>[] {
  switch (condition.if) {
    case 'happened':
      return [condition];
    case 'not':
      return countersIn(condition.not);
    case 'all':
    case 'any':
      return condition.of.flatMap(countersIn);
    default:
      return [];
  }
}
function poolChapter(chapter: Chapter): PoolChapter {
  const end = countersIn(chapter.end);
  const skip = chapter.skip && 'when' in chapter.skip ? countersIn(chapter.skip.when) : [];
  const both = [...end, ...skip];
  return { chapter, counted: both.map((c) => c.what), endCounted: end.length, times: both.map((c) => c.times) };
}

function facesOf(c: Card): PoolCard['faces'] {
  switch (c.type) {
    case 'Character': {
      const { front, fallen } = c;
      const of = (f: typeof front) =>
        face({ ...f, type: 'Character', traits: c.traits, stats: { power: f.power, resolve: f.resolve } });
      return { front: of(front), fallen: of(fallen) };
    }
    case 'Homeworld': {
      const stats = { income: c.income, command: c.command, bastion: c.bastion };
      return { front: face({ name: c.name, type: c.type, abilities: c.abilities, traits: c.traits, stats }) };
    }
    case 'Spacecraft':
      return { front: face({ ...c, stats: { power: c.power, hull: c.hull, income: c.income } }) };
    case 'Location':
      return { front: face({ ...c, stats: { defense: c.defense, income: c.income, command: c.command } }) };
    case 'Device':
      return { front: face({ ...c }) };
    case 'Maneuver':
      return { front: face({ name: c.name, type: c.type, traits: c.traits }) };
    case 'Storyline': {
      const { back } = c;
      const stats: FaceData['stats'] =
        back.becomes === 'Location'
          ? { defense: back.defense, income: back.income, command: back.command }
          : back.becomes === 'Spacecraft'
            ? { power: back.power, hull: back.hull }
            : back.becomes === 'Character'
              ? { power: back.power, resolve: back.resolve }
              : {};
      return {
        front: face({ name: c.name, type: c.type, drives: c.drives, traits: c.traits }),
        back: face({ ...back, type: back.becomes, stats, drives: back.becomes === 'Character' ? back.drives : [] }),
      };
    }
  }
}

function poolCard(c: Card): PoolCard {
  const story = c.type === 'Storyline' ? c : null;
  const toReversal = story?.reversal ? countersIn(story.reversal.live) : [];
  return {
    id: c.id,
    name: c.name,
    type: c.type,
    card: c,
    factions: factionsOf(c),
    acts: c.acts ?? null,
    unique: c.unique ?? false,
    cost: c.type === 'Homeworld' ? 0 : 'C' in c.cost ? c.cost.C : c.cost.CP,
    speed: c.type === 'Maneuver' ? c.speed : 'Slow',
    faces: facesOf(c),
    chapters: story ? story.chapters.map(poolChapter) : [],
    reversal: story?.reversal ? poolChapter(story.reversal.chapter) : null,
    reversalCounted: toReversal.map((c) => c.what),
    reversalTimes: toReversal.map((c) => c.times),
    effect: c.type === 'Maneuver' ? c.effect : [],
  };
}

/** Makes a pool of cards. Throws on two cards of one id. */
export function buildPool(cards: readonly Card[]): CardPool {
  const byId: Record<CardId, PoolCard> = {};
  for (const c of cards) {
    if (byId[c.id]) throw new Error(`two cards have the id ${c.id}`);
    byId[c.id] = poolCard(c);
  }
  const fast = Object.values(byId).filter((c) => c.type === 'Maneuver' && c.speed === 'Fast');
  return { cards: byId, ids: Object.keys(byId), lowestFast: Math.min(...fast.map((c) => c.cost)) };
}
