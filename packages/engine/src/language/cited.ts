/** Which rules a card uses, read from its definition. */
import { RULES, type RuleId } from '@astris/rulebook';
import type { Card, Chapter, StorylineCard } from './card';
import { AWARDS, CHAPTER_FIELDS, FIELDS, PLAYER_STORYLINE, SKIP_FIELDS, STORYLINE } from './cited/fields';
import * as W from './cited/words';
import type { Keyword } from './vocabulary';

type Found = Set<RuleId>;
type Table = Readonly<Record<string, W.Cited>>;

const take = (found: Found, table: Table, key: unknown): void => {
  if (typeof key === 'string' && Object.hasOwn(table, key)) for (const rule of table[key] ?? []) found.add(rule);
};
const isThere = (value: unknown): boolean =>
  value !== undefined && value !== false && value !== 0 && !(Array.isArray(value) && value.length === 0);
const takeFields = (found: Found, table: Table, printed: object): void => {
  for (const [field, value] of Object.entries(printed)) if (isThere(value)) take(found, table, field);
};

/** Where a word stands by itself as the value of a field. */
const VALUES: Readonly<Record<string, Table>> = {
  do: W.EFFECTS,
  if: W.CONDITIONS,
  event: W.HAPPENINGS,
  ability: W.ABILITIES,
  kind: W.KINDS,
  type: W.KINDS,
  player: W.PLAYERS,
  by: W.PLAYERS,
  resource: W.RESOURCES,
  until: W.DURATIONS,
  act: W.FORBIDDEN,
  stat: W.STATS,
  of: { ...W.STATS, ...W.NAMED, ...W.PLAYERS },
  speed: W.SPEEDS,
  keyword: W.PLAIN_KEYWORDS,
  quality: W.STATES,
  what: W.NAMED,
  to: W.NAMED,
  subject: W.NAMED,
};
/** Words that are themselves the name of a field: `{ drive: 'Duty' }`, `{ CP: 1 }`. */
const NAMES: Table = { ...W.QUALITIES, ...W.RESOURCES, ...W.FIGURE_KEYWORDS, target: W.TARGET };

/** The rules of the words anywhere beneath a value: abilities, effects, conditions, costs. */
function takeWords(found: Found, value: unknown): void {
  if (Array.isArray(value)) {
    for (const one of value) {
      take(found, W.STATES, one);
      takeWords(found, one);
    }
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [field, inside] of Object.entries(value)) {
    take(found, NAMES, field);
    const table = VALUES[field];
    if (table) take(found, table, inside);
    if (field === 'not') take(found, W.STATES, inside);
    if (field === 'cost') takeCosts(found, inside);
    takeWords(found, inside);
  }
}
function takeCosts(found: Found, costs: unknown): void {
  if (Array.isArray(costs)) for (const cost of costs) takeFields(found, W.COSTS, cost as object);
}
function takeKeywords(found: Found, keywords: readonly Keyword[] = []): void {
  for (const keyword of keywords) {
    if (typeof keyword === 'string') take(found, W.PLAIN_KEYWORDS, keyword);
    else takeFields(found, W.FIGURE_KEYWORDS, keyword);
  }
}
interface Face {
  keywords?: Keyword[];
  abilities?: readonly unknown[];
}
function takeFace(found: Found, face: Face): void {
  takeFields(found, FIELDS, face);
  takeKeywords(found, face.keywords);
  takeWords(found, face.abilities);
}

function takeChapter(found: Found, chapter: Chapter, bound: boolean): void {
  takeFields(found, CHAPTER_FIELDS, chapter);
  if (chapter.sp) for (const rule of bound ? AWARDS.bound : AWARDS.player) found.add(rule);
  if (chapter.skip) takeFields(found, SKIP_FIELDS, chapter.skip);
  takeWords(found, [chapter.end, chapter.reward, chapter.skip]);
}
function takeStoryline(found: Found, card: StorylineCard): void {
  const { chapters, reversal, back, bound } = card;
  for (const rule of [...STORYLINE, ...(bound ? [] : PLAYER_STORYLINE)]) found.add(rule);
  for (const chapter of chapters) takeChapter(found, chapter, bound);
  if (reversal) {
    takeWords(found, reversal.live);
    takeChapter(found, reversal.chapter, bound);
  }
  take(found, W.KINDS, back.becomes);
  takeFace(found, back);
  takeWords(found, [back.reward, back.reversalReward]);
}

/** The rules that a card's definition uses, in the order of the book. */
export function rulesOf(card: Card): RuleId[] {
  const found: Found = new Set(W.KINDS[card.type]);
  takeFields(found, FIELDS, card);
  if ('cost' in card) takeWords(found, card.cost);
  if (card.type === 'Character') {
    takeFace(found, card.front);
    takeFace(found, card.fallen);
  } else if (card.type === 'Storyline') takeStoryline(found, card);
  else if (card.type === 'Maneuver') {
    take(found, W.SPEEDS, card.speed);
    takeWords(found, card.effect);
  } else takeFace(found, card);
  return RULES.flatMap(({ id }) => (found.has(id) ? [id] : []));
}
