/** Rules text, generated. No card file holds rules text, so text and behaviour can't drift apart. */
import type { Card, Chapter, StorylineCard } from './card';
import { abilityText, skipBy, skipText } from './text/abilities';
import { conditionText } from './text/conditions';
import { effectText } from './text/effects';
import { capital, never, type Speaking, withArticle } from './text/phrases';
import { keywordText } from './text/things';
import type { Ability, Keyword, Kind } from './vocabulary';

export { abilityText, costText, skipText } from './text/abilities';
export { conditionText, happeningText } from './text/conditions';
export { effectText } from './text/effects';
export { keywordName, keywordText } from './text/things';

export interface TextLine {
  kind: 'keyword' | 'ability' | 'effect' | 'chapter' | 'reversal' | 'reward' | 'reversal reward';
  text: string;
}
/** The parts of a Chapter, each without its label: `end` and `reward` are sentences, `skip` is "Pay 3 CP." */
export interface ChapterText {
  numeral: 'I' | 'II' | 'III';
  title: string;
  climactic: boolean;
  end: string;
  reward?: string;
  /** SP awarded as the Chapter completes (8.5.6). */
  sp?: number;
  skip?: string;
  /** Who alone may use the Skip: "your opponent only" (8.6.1). */
  skipBy?: string;
}
export interface StorylineText {
  chapters: [ChapterText, ChapterText, ChapterText];
  /** `live`: "When the Bound Character falls" (8.12.1). */
  reversal?: { live: string; chapter: ChapterText };
}

const chapterText = (chapter: Chapter, numeral: ChapterText['numeral']): ChapterText => {
  const by = chapter.skip && skipBy(chapter.skip);
  return {
    numeral,
    title: chapter.title,
    climactic: chapter.climactic === true,
    end: `${capital(conditionText(chapter.end))}.`,
    ...(chapter.reward?.length ? { reward: effectText(chapter.reward) } : {}),
    ...(chapter.sp ? { sp: chapter.sp } : {}),
    ...(chapter.skip ? { skip: `${skipText(chapter.skip)}.` } : {}),
    ...(by ? { skipBy: by } : {}),
  };
};
/** A Storyline's Chapters and Reversal in parts, for a page to lay out. */
export const chaptersOf = (card: StorylineCard): StorylineText => {
  const [one, two, three] = card.chapters;
  return {
    chapters: [chapterText(one, 'I'), chapterText(two, 'II'), chapterText(three, 'III')],
    ...(card.reversal
      ? {
          reversal: {
            live: `When ${conditionText(card.reversal.live)}`,
            chapter: chapterText(card.reversal.chapter, 'III'),
          },
        }
      : {}),
  };
};
/** A Chapter as one paragraph. */
const chapterLine = (chapter: ChapterText): string =>
  [
    `${chapter.numeral} — ${chapter.title}.`,
    chapter.climactic ? 'Climactic.' : '',
    `End: ${chapter.end}`,
    chapter.reward ? `Reward: ${chapter.reward}` : '',
    chapter.sp ? `Award ${chapter.sp} SP.` : '',
    chapter.skip ? `Skip${chapter.skipBy ? ` (${chapter.skipBy})` : ''}: ${chapter.skip}` : '',
  ]
    .filter(Boolean)
    .join(' ');

interface Spoken {
  keywords?: Keyword[];
  abilities?: Ability[];
}
const faceLines = (face: Spoken, on: Speaking = {}): TextLine[] => [
  ...(face.keywords ?? []).map((keyword): TextLine => ({ kind: 'keyword', text: keywordText(keyword) })),
  ...(face.abilities ?? []).map((ability): TextLine => ({ kind: 'ability', text: abilityText(ability, on) })),
];
const attachLines = (kind: Kind | undefined): TextLine[] =>
  kind ? [{ kind: 'keyword', text: `Attach to ${withArticle(kind)}` }] : [];

const storylineFront = (card: StorylineCard): TextLine[] => {
  const { chapters, reversal } = chaptersOf(card);
  return [
    ...(card.bound ? [{ kind: 'keyword' as const, text: 'Bind' }] : []),
    ...(card.partner ? [{ kind: 'keyword' as const, text: 'Partner' }] : []),
    ...chapters.map((chapter) => ({ kind: 'chapter' as const, text: chapterLine(chapter) })),
    ...(reversal
      ? [{ kind: 'reversal' as const, text: `Reversal. ${reversal.live}: ${chapterLine(reversal.chapter)}` }]
      : []),
  ];
};
const storylineBack = ({ back }: StorylineCard): TextLine[] => [
  { kind: 'reward', text: effectText(back.reward) },
  ...(back.reversalReward ? [{ kind: 'reversal reward' as const, text: effectText(back.reversalReward) }] : []),
  ...faceLines(back),
];

/** The rules text of both faces; cards of one face have an empty back. */
export const textOf = (card: Card): { front: TextLine[]; back: TextLine[] } => {
  switch (card.type) {
    case 'Character':
      return { front: faceLines(card.front), back: faceLines(card.fallen) };
    case 'Homeworld':
    case 'Spacecraft':
    case 'Location':
      return { front: faceLines(card), back: [] };
    case 'Device':
      return { front: [...attachLines(card.attach), ...faceLines(card, { host: card.attach })], back: [] };
    case 'Maneuver':
      return { front: [{ kind: 'effect', text: effectText(card.effect) }], back: [] };
    case 'Storyline':
      return { front: storylineFront(card), back: storylineBack(card) };
    default:
      return never(card);
  }
};
