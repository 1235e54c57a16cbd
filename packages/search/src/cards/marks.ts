/** What `is:` and `has:` mean. */
import type { Ability, Card, Chapter, Effect } from '@astris/engine/language';
import type { HasName, IsName } from '../fields/values';
import { allChapters, type PrintedFace } from './faces';

type Test = (card: Card, faces: readonly PrintedFace[]) => boolean;

/** 2.4 A Starter Character costs 3C or less and may be played in Act I. */
const isStarter = (card: Card): boolean =>
  card.type === 'Character' && card.cost.C <= 3 && (card.acts ?? ['I']).includes('I');

export const IS_TESTS: Readonly<Record<IsName, Test>> = {
  unique: (card) => card.unique === true,
  double: ({ type }) => type === 'Character' || type === 'Storyline',
  bound: (card) => card.type === 'Storyline' && card.bound,
  player: (card) => card.type === 'Storyline' && !card.bound,
  aspirational: (card) => card.type === 'Storyline' && card.tone === 'Aspirational',
  cursed: (card) => card.type === 'Storyline' && card.tone === 'Cursed',
  starter: isStarter,
  plain: (card, faces) =>
    card.type !== 'Maneuver' &&
    card.type !== 'Storyline' &&
    !(card.type === 'Device' && card.attach) &&
    faces.every(({ keywords, abilities }) => keywords.length + abilities.length === 0),
  legal: ({ printing }) => printing.status !== 'banned',
  banned: ({ printing }) => printing.status === 'banned',
};

const chaptersOf = (card: Card): readonly Chapter[] => (card.type === 'Storyline' ? allChapters(card) : []);
const hasAbility =
  (isIt: (ability: Ability) => boolean): Test =>
  (_, faces) =>
    faces.some(({ abilities }) => abilities.some(isIt));
const ofKind = (kind: Ability['ability']): Test => hasAbility(({ ability }) => ability === kind);

/** Whether a word stands anywhere in what a card says: an effect by its `do`, a target by its field. */
function says(value: unknown, isIt: (word: Record<string, unknown>) => boolean): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some((one) => says(one, isIt));
  const word = value as Record<string, unknown>;
  return isIt(word) || Object.values(word).some((inside) => says(inside, isIt));
}
const CHOOSE: Effect['do'] = 'choose';

export const HAS_TESTS: Readonly<Record<HasName, Test>> = {
  reversal: (card) => card.type === 'Storyline' && card.reversal !== undefined,
  skip: (card) => chaptersOf(card).some(({ skip }) => skip !== undefined),
  reward: (card) => chaptersOf(card).some(({ reward = [] }) => reward.length > 0),
  partner: (card) => card.type === 'Storyline' && card.partner === true,
  keyword: (_, faces) => faces.some(({ keywords }) => keywords.length > 0),
  triggered: ofKind('triggered'),
  activated: ofKind('activated'),
  static: ofKind('static'),
  replacement: ofKind('replacement'),
  fast: hasAbility((ability) => ability.ability === 'activated' && ability.speed === 'Fast'),
  target: (card) => says(card, ({ target }) => target !== undefined),
  choice: (card) => says(card, (word) => word.do === CHOOSE),
  acts: ({ acts = [] }) => acts.length > 0,
  sp: (_, faces) => faces.some(({ figures }) => (figures.sp ?? 0) > 0),
  flavor: (card) =>
    card.flavor !== undefined || (card.type === 'Character' && [card.front, card.fallen].some(({ flavor }) => flavor)),
};
