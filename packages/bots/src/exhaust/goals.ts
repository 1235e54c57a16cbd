/** Everything that a pool of cards says can happen: the list that `npm run exhaust` works through. */
import type { CardPool } from '@astris/engine';
import { type Ability, type Effect, type Keyword, keywordText } from '@astris/engine/language';

type PoolCard = CardPool['cards'][string];
type Face = 'front' | 'fallen' | 'back';
export type Path = 'natural' | 'reversal';

/** One thing that a card can do, by a name that is the same for every run. */
export type Happening =
  | 'enters'
  | 'effect'
  | 'falls'
  | 'attached'
  | 'Unique'
  | 'Bind'
  | 'Partner'
  | 'Reversal live'
  | `${Face} ability ${number}`
  | `${Face} keyword ${string}`
  | `mode ${number} of ${'effect' | `${Face} ability ${number}`}`
  | `Chapter ${number}${' reversed' | ''}${'' | ' reward' | ' SP' | ' Skip' | ' Climactic'}`
  | `completed ${Path}`
  | `${Path} back reward`;
export interface Goal {
  readonly card: string;
  readonly what: Happening;
}
export const goalName = ({ card, what }: Goal): string => `${card}: ${what}`;

const modesOf = (effects: readonly Effect[], of: 'effect' | `${Face} ability ${number}`): Happening[] => {
  const choices = effects.filter((effect): effect is Extract<Effect, { do: 'choose' }> => effect.do === 'choose');
  const most = Math.max(0, ...choices.map(({ oneOf }) => oneOf.length));
  return Array.from({ length: most }, (_, mode): Happening => `mode ${mode} of ${of}`);
};
const abilityGoals = (face: Face, ability: Ability, at: number): Happening[] => [
  `${face} ability ${at}`,
  ...modesOf(ability.effect, `${face} ability ${at}`),
];
export const keywordGoal = (face: Face, keyword: Keyword): Happening => `${face} keyword ${keywordText(keyword)}`;

function storyGoals(of: PoolCard): Happening[] {
  const { card, chapters, reversal } = of;
  if (card.type !== 'Storyline') return [];
  const paths = [
    ...chapters.map(({ chapter }, at) => ({ chapter, name: `Chapter ${at + 1}` as const })),
    ...(reversal ? [{ chapter: reversal.chapter, name: 'Chapter 3 reversed' as const }] : []),
  ];
  const parts = paths.flatMap(({ chapter, name }): Happening[] => [
    name,
    ...(chapter.reward?.length ? [`${name} reward` as const] : []),
    ...(chapter.sp ? [`${name} SP` as const] : []),
    ...(chapter.skip ? [`${name} Skip` as const] : []),
    ...(chapter.climactic ? [`${name} Climactic` as const] : []),
  ]);
  return [
    ...parts,
    ...(card.bound ? (['Bind'] as const) : []),
    ...(card.partner ? (['Partner'] as const) : []),
    'completed natural',
    ...(card.back.reward.length ? (['natural back reward'] as const) : []),
    ...(reversal ? (['Reversal live', 'completed reversal'] as const) : []),
    ...(card.back.reversalReward?.length ? (['reversal back reward'] as const) : []),
  ];
}
function cardGoals(of: PoolCard): Happening[] {
  const faces = Object.entries(of.faces) as [Face, PoolCard['faces'][Face]][];
  return [
    ...(of.type === 'Homeworld' || of.type === 'Maneuver' ? [] : (['enters'] as const)),
    ...(of.type === 'Maneuver' ? (['effect'] as const) : []),
    ...modesOf(of.effect, 'effect'),
    ...(of.type === 'Character' ? (['falls'] as const) : []),
    ...(of.faces.front?.attach ? (['attached'] as const) : []),
    ...(of.unique ? (['Unique'] as const) : []),
    ...faces.flatMap(([face, printed]) => [
      ...(printed?.abilities ?? []).flatMap((ability, at) => abilityGoals(face, ability, at)),
      ...(printed?.keywords ?? []).map((keyword) => keywordGoal(face, keyword)),
    ]),
    ...storyGoals(of),
  ];
}
/** All of them, card by card; each is a name of its own. */
export const goalsOf = (pool: CardPool): Goal[] =>
  pool.ids.flatMap((id) => {
    const card = pool.cards[id];
    return card ? [...new Set(cardGoals(card))].map((what) => ({ card: id, what })) : [];
  });
