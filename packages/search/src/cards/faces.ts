/** What is printed on each face of a card, in one shape. */
import type { Ability, Card, Drive, Keyword } from '@astris/engine/language';
import type { NumberName } from '../fields/fields';

export interface PrintedFace {
  name: string;
  traits: readonly string[];
  drives: readonly Drive[];
  keywords: readonly Keyword[];
  abilities: readonly Ability[];
  figures: Readonly<Partial<Record<NumberName, number>>>;
}
interface Printed {
  traits?: readonly string[] | undefined;
  drives?: readonly Drive[];
  keywords?: readonly Keyword[];
  abilities?: readonly Ability[];
}
const FIGURES = ['power', 'resolve', 'hull', 'defense', 'income', 'command', 'bastion', 'treasury', 'sp'] as const;

const figuresOf = (printed: object): PrintedFace['figures'] => {
  const all = printed as Partial<Record<NumberName, number>>;
  return Object.fromEntries(FIGURES.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])));
};
const face = (name: string, printed: Printed, figures: PrintedFace['figures']): PrintedFace => ({
  name,
  traits: printed.traits ?? [],
  drives: printed.drives ?? [],
  keywords: printed.keywords ?? [],
  abilities: printed.abilities ?? [],
  figures,
});

/** A Storyline's Chapters, that of its Reversal last. */
export const allChapters = <One>(story: { chapters: readonly One[]; reversal?: { chapter: One } }): readonly One[] => [
  ...story.chapters,
  ...(story.reversal ? [story.reversal.chapter] : []),
];

/** The faces of a card, the front first. A Storyline's front has the SP of its Chapters together; a Reversal replaces the last of them (8.12.1). */
export function facesOf(card: Card): readonly PrintedFace[] {
  const head = {
    number: card.printing.number,
    ...('cost' in card ? { cost: 'C' in card.cost ? card.cost.C : card.cost.CP } : {}),
  };
  const { name, traits } = card;
  if (card.type === 'Character') {
    const { front, fallen } = card;
    return [
      face(name, { ...front, traits }, { ...head, ...figuresOf(front) }),
      face(fallen.name, { ...fallen, traits }, figuresOf(fallen)),
    ];
  }
  if (card.type === 'Storyline') {
    const { back } = card;
    const sp = card.chapters.reduce((sum, chapter) => sum + (chapter.sp ?? 0), 0);
    return [
      face(name, { traits, drives: card.drives }, { ...head, ...(sp > 0 ? { sp } : {}) }),
      face(back.name, back, figuresOf(back)),
    ];
  }
  if (card.type === 'Maneuver') return [face(name, { traits }, head)];
  return [face(name, { ...card, traits }, { ...head, ...figuresOf(card) })];
}
