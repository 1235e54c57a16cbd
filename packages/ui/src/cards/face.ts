import type { Act, BackFace, Card, CardType, Drive, Keyword, Speed, TextLine } from '@astris/engine/language';
import { factionsOf, textOf } from '@astris/engine/language';
import { type FactionKey, factionKey } from '../faction';
import type { CardWords } from '../words';

/** Which face is up. A Character's other face is Fallen, a Storyline's is its back. */
export type FaceName = 'front' | 'fallen' | 'back';
/** The figures that a card shows on the Map. */
export type ShownStat = 'power' | 'resolve' | 'hull' | 'defense' | 'bastion';
/** A Storyline's face that became nothing else is a Completed Storyline (8.9). */
export type FaceWord = CardType | 'Completed Storyline';

/** One face of a card as it is shown. */
export interface FaceView {
  card: Card;
  turned: boolean;
  fallen: boolean;
  name: string;
  /** The name before its comma, and what follows. */
  title: string;
  epithet: string;
  type: FaceWord;
  traits: string;
  ink: FactionKey | 'story';
  ink2?: FactionKey;
  /** The faction's name, empty for a Storyline. */
  family: string;
  cost?: { C: number } | { CP: number };
  acts?: readonly Act[];
  unique: boolean;
  drives: readonly Drive[];
  speed?: Speed;
  stats: { stat: ShownStat; value: number }[];
  income?: number;
  command?: number;
  sp?: number;
  lines: TextLine[];
  keywords: readonly Keyword[];
}

type Numbers = Partial<Record<ShownStat | 'income' | 'command' | 'sp', number>> & { keywords?: Keyword[] };
const STATS: readonly ShownStat[] = ['power', 'resolve', 'hull', 'defense', 'bastion'];

const numbersOf = (from: Numbers) => ({
  stats: STATS.flatMap((stat) => (from[stat] === undefined ? [] : [{ stat, value: from[stat] }])),
  income: from.income,
  command: from.command,
  sp: from.sp,
  keywords: from.keywords ?? [],
});

/** A name in its two parts: "Ilyane, Lamp of the Verge". */
export function splitName(name: string): { title: string; epithet: string } {
  const at = name.indexOf(', ');
  return at < 0 ? { title: name, epithet: '' } : { title: name.slice(0, at), epithet: name.slice(at + 2) };
}

/** A title without its article, where room is short and the whole name is said elsewhere. */
export const briefTitle = (title: string): string => title.replace(/^(The|An?) /, '');

const printed = (card: Card): Pick<FaceView, 'ink' | 'ink2' | 'family' | 'unique' | 'acts'> => {
  const [one, two] = factionsOf(card);
  return {
    ink: one ? factionKey(one) : 'story',
    ink2: two && factionKey(two),
    family: factionsOf(card).join(' · '),
    unique: card.unique === true,
    acts: card.acts,
  };
};

const backType = (back: BackFace): FaceWord => back.becomes;

/** What a face shows. A card of one face shows its front, whatever is asked. */
export function faceOf(card: Card, face: FaceName = 'front'): FaceView {
  const text = textOf(card);
  const turned = face !== 'front' && (card.type === 'Character' || card.type === 'Storyline');
  const base = { card, ...printed(card), drives: [], traits: (card.traits ?? []).join(' '), lines: text.front };
  const named = (name: string) => ({ name, ...splitName(name) });
  const front = { ...base, turned: false, fallen: false, ...named(card.name), type: card.type };
  if (card.type === 'Character') {
    if (!turned) return { ...front, cost: card.cost, drives: card.front.drives, ...numbersOf(card.front) };
    const fallen = { turned, fallen: true, acts: undefined, lines: text.back };
    return { ...front, ...fallen, ...named(card.fallen.name), drives: card.fallen.drives, ...numbersOf(card.fallen) };
  }
  if (card.type === 'Storyline') {
    if (!turned) return { ...front, cost: card.cost, drives: card.drives, stats: [], keywords: [] };
    const { back } = card;
    const type = backType(back);
    return {
      ...front,
      ...named(back.name),
      turned,
      type,
      traits: (back.traits ?? []).join(' '),
      acts: undefined,
      drives: 'drives' in back ? back.drives : [],
      lines: text.back,
      ...numbersOf(back),
    };
  }
  if (card.type === 'Maneuver') return { ...front, cost: card.cost, speed: card.speed, stats: [], keywords: [] };
  if (card.type === 'Homeworld') return { ...front, ...numbersOf(card) };
  return { ...front, cost: card.cost, ...numbersOf(card) };
}

/** The type of a face as it is read aloud: "Fallen Character", "Location, back face". */
export function typeWords({ card, type, fallen, turned }: FaceView, t: CardWords): string {
  if (fallen) return t('kinds.fallen');
  if (turned) return t('kinds.back', { type: t(`types.${type}`) });
  if (card.type === 'Storyline') return t(card.bound ? 'kinds.bound' : 'kinds.player');
  return card.type === 'Maneuver' ? t(`kinds.${card.speed}`) : t(`types.${type}`);
}

/** "AST 041". */
export const printOf = (card: Card): string => `${card.printing.set} ${String(card.printing.number).padStart(3, '0')}`;
