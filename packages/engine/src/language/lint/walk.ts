/** Where the words of a card stand: every place of a card that effects, conditions or costs can be written. */
import type { Card, Chapter, Skip } from '../card';
import type { Ability, Condition, Cost, Effect, Filter, Happening, Ref, Target } from '../vocabulary';

export type Role =
  | 'triggered'
  | 'activated'
  | 'static'
  | 'replacement'
  | 'maneuver'
  | 'end'
  | 'live'
  | 'chapter reward'
  | 'skip'
  | 'back reward';
/** One place of a card. `front` and `back` name the face; `chapter` stands where counting makes sense. */
export interface Site {
  where: string;
  role: Role;
  face: 'front' | 'back';
  effects: Effect[];
  conditions: Condition[];
  costs: Cost[];
  happening?: Happening;
}

const site = (where: string, role: Role, face: Site['face'], words: Partial<Site>): Site => ({
  where,
  role,
  face,
  effects: [],
  conditions: [],
  costs: [],
  ...words,
});
const ofAbility = (where: string, face: Site['face'], ability: Ability): Site => {
  const { effect: effects } = ability;
  switch (ability.ability) {
    case 'triggered':
      return site(where, 'triggered', face, {
        effects,
        happening: ability.when,
        conditions: ability.if ? [ability.if] : [],
      });
    case 'activated':
      return site(where, 'activated', face, { effects, costs: ability.cost });
    case 'static':
      return site(where, 'static', face, { effects, conditions: ability.if ? [ability.if] : [] });
    case 'replacement':
      return site(where, 'replacement', face, { effects, happening: ability.instead });
  }
};
const ofAbilities = (where: string, face: Site['face'], abilities: Ability[] = []) =>
  abilities.map((ability, at) => ofAbility(`${where}, ability ${at + 1}`, face, ability));
const ofSkip = (where: string, skip: Skip): Site =>
  site(`${where}, Skip`, 'skip', 'front', 'cost' in skip ? { costs: skip.cost } : { conditions: [skip.when] });
const ofChapter = (where: string, chapter: Chapter): Site[] => [
  site(`${where}, End`, 'end', 'front', { conditions: [chapter.end] }),
  ...(chapter.reward ? [site(`${where}, reward`, 'chapter reward', 'front', { effects: chapter.reward })] : []),
  ...(chapter.skip ? [ofSkip(where, chapter.skip)] : []),
];

/** All places of a card, in the order in which it is read. */
export const sitesOf = (card: Card): Site[] => {
  switch (card.type) {
    case 'Character':
      return [
        ...ofAbilities('front face', 'front', card.front.abilities),
        ...ofAbilities('Fallen face', 'back', card.fallen.abilities),
      ];
    case 'Maneuver':
      return [site('effect', 'maneuver', 'front', { effects: card.effect })];
    case 'Storyline': {
      const { chapters, reversal, back } = card;
      return [
        ...chapters.flatMap((chapter, at) => ofChapter(`Chapter ${'I'.repeat(at + 1)}`, chapter)),
        ...(reversal
          ? [
              site('Reversal, live', 'live', 'front', { conditions: [reversal.live] }),
              ...ofChapter('Reversal', reversal.chapter),
            ]
          : []),
        site('back face, reward', 'back reward', 'back', { effects: back.reward }),
        ...(back.reversalReward
          ? [site('back face, Reversal reward', 'back reward', 'back', { effects: back.reversalReward })]
          : []),
        ...ofAbilities('back face', 'back', back.abilities),
      ];
    }
    default:
      return ofAbilities('front face', 'front', card.abilities);
  }
};

export interface Words {
  effects: Effect[];
  conditions: Condition[];
  happenings: Happening[];
  filters: Filter[];
  targets: Target[];
  refs: Ref[];
}
const NAMES = ['this', 'it', 'the Bound Character', 'the Partnered Character', 'the attached permanent'];
const REF_FIELDS = ['what', 'to', 'of', 'subject'];

/** Every word beneath a value, found by its discriminant: effects say `do`, conditions `if`, happenings `event`. */
export const wordsIn = (value: unknown): Words => {
  const found: Words = { effects: [], conditions: [], happenings: [], filters: [], targets: [], refs: [] };
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      node.forEach(visit);
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    const word = node as Record<string, unknown>;
    if (typeof word.do === 'string') found.effects.push(node as Effect);
    if (typeof word.if === 'string') found.conditions.push(node as Condition);
    if (typeof word.event === 'string') found.happenings.push(node as Happening);
    if (typeof word.kind === 'string' && typeof word.whose === 'string') found.filters.push(node as Filter);
    if (word.target) found.targets.push(node as Target);
    if (word.if === 'aligned') found.refs.push('the Bound Character');
    for (const field of REF_FIELDS) {
      const name = word[field];
      if (typeof name === 'string' && NAMES.includes(name)) found.refs.push(name as Ref);
    }
    Object.values(word).forEach(visit);
  };
  visit(value);
  return found;
};
export const wordsOf = ({ effects, conditions, costs, happening }: Site): Words =>
  wordsIn([effects, conditions, costs, happening]);
