/** What is asked of a card in searches, gathered once. */
import {
  ACTS,
  type Card,
  chaptersOf,
  effectText,
  factionsOf,
  fold,
  keywordName,
  rulesOf,
  textOf,
} from '@astris/engine/language';
import type { NumberName, TextName } from '../fields/fields';
import { type ChoiceName, HAS, IS } from '../fields/values';
import { allChapters, facesOf, type PrintedFace } from './faces';
import { HAS_TESTS, IS_TESTS } from './marks';

export interface Facts {
  card: Card;
  /** All that bare words look at: names, subtypes, Drives and rules text; folded, as the other texts. */
  words: string;
  texts: Readonly<Record<TextName, string>>;
  choices: Readonly<Record<ChoiceName, ReadonlySet<string>>>;
  /** The figures of each face. */
  faces: readonly Readonly<Partial<Record<NumberName, number>>>[];
  costIn: 'C' | 'CP' | null;
  /** The rules that it uses; looked up when first asked for. */
  rules(): readonly string[];
}

/** Names as they are, and as they are typed in a hurry: "haldens rest". */
const withoutApostrophes = (names: string): string =>
  names.includes("'") ? `${names}\n${names.replaceAll("'", '')}` : names;

const folded = (lines: readonly (string | undefined)[]): string =>
  lines.flatMap((line) => (line ? [fold(line)] : [])).join('\n');

function storyTexts(card: Card): Pick<Facts['texts'], 'end' | 'reward' | 'skip'> {
  if (card.type !== 'Storyline') return { end: '', reward: '', skip: '' };
  const all = allChapters(chaptersOf(card));
  const backs = [card.back.reward, card.back.reversalReward ?? []].filter((effects) => effects.length > 0);
  return {
    end: folded(all.map(({ end }) => end)),
    reward: folded([...all.map(({ reward }) => reward), ...backs.map((effects) => effectText(effects))]),
    skip: folded(all.flatMap(({ skip, skipBy }) => (skip ? [`${skip} ${skipBy ?? ''}`] : []))),
  };
}

/** Section 14: what is printed among the keywords, on the type line, on a Chapter and beside the name. */
function keywordsOf(card: Card, faces: readonly PrintedFace[]): string[] {
  const story = card.type === 'Storyline' ? card : undefined;
  return [
    ...faces.flatMap(({ keywords }) => keywords.map(keywordName)),
    ...(card.unique ? ['Unique'] : []),
    ...(card.type === 'Device' && card.attach ? ['Attach'] : []),
    ...(story?.bound ? ['Bind'] : []),
    ...(story?.partner ? ['Partner'] : []),
    ...(story && allChapters(story).some(({ climactic }) => climactic) ? ['Climactic'] : []),
  ];
}

function choicesOf(card: Card, faces: readonly PrintedFace[]): Facts['choices'] {
  const storyDrives = faces.flatMap(({ drives }) => drives);
  return {
    type: new Set([card.type]),
    subtype: new Set(faces.flatMap(({ traits }) => traits)),
    faction: new Set(factionsOf(card)),
    drive: new Set(storyDrives),
    keyword: new Set(keywordsOf(card, faces)),
    act: new Set(card.acts?.length ? card.acts : ACTS),
    speed: new Set(card.type === 'Maneuver' ? [card.speed] : []),
    becomes: new Set(card.type === 'Storyline' ? [card.back.becomes] : []),
    rarity: new Set([card.printing.rarity]),
    set: new Set([card.printing.set]),
    is: new Set(IS.flatMap(({ name }) => (IS_TESTS[name](card, faces) ? [name] : []))),
    has: new Set(HAS.flatMap(({ name }) => (HAS_TESTS[name](card, faces) ? [name] : []))),
  };
}

/** All that searches ask of a card. */
export function factsOf(card: Card): Facts {
  const faces = facesOf(card);
  const { front, back } = textOf(card);
  const lines = [...front, ...back].map(({ text }) => text);
  const flavors = card.type === 'Character' ? [card.front.flavor, card.fallen.flavor] : [];
  const names = withoutApostrophes(folded(faces.map(({ name }) => name)));
  const text = folded(lines);
  const typeLines = folded(faces.flatMap(({ traits, drives }) => [...traits, ...drives]));
  let rules: readonly string[] | undefined;
  return {
    card,
    words: [names, typeLines, text].filter(Boolean).join('\n'),
    texts: { name: names, text, flavor: folded([card.flavor, ...flavors]), ...storyTexts(card) },
    choices: choicesOf(card, faces),
    faces: faces.map(({ figures }) => figures),
    costIn: 'cost' in card ? ('C' in card.cost ? 'C' : 'CP') : null,
    rules: () => {
      rules ??= rulesOf(card);
      return rules;
    },
  };
}
