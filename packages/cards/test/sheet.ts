import { type Card, chaptersOf, keywordText, type TextLine, textOf } from '@astris/engine/language';

const line = (...parts: (string | undefined | false)[]) => parts.filter(Boolean).join(' · ');
const acts = (card: Card) => (card.acts ? `(${card.acts.join(', ')})` : '');
const price = (card: Card) => {
  if (card.type === 'Homeworld') return `starts with ${card.treasury}C`;
  return 'CP' in card.cost ? `${card.cost.CP} CP` : `${card.cost.C}C`;
};
const kin = (card: Card) => {
  if (card.type === 'Homeworld') return card.factions.join(' · ');
  return card.type === 'Storyline' ? `${card.drives.join(', ')}` : card.faction;
};
const figures = (face: object): string =>
  ['power', 'resolve', 'hull', 'defense', 'income', 'command', 'bastion', 'sp']
    .flatMap((name) => {
      const n = (face as Record<string, unknown>)[name];
      return typeof n === 'number' ? [`${name === 'sp' ? 'SP' : name} ${n}`] : [];
    })
    .join(', ');
const told = (lines: TextLine[]) =>
  lines.map(({ kind, text }) => `    ${kind === 'ability' ? '' : `[${kind}] `}${text}`);

const chapters = (card: Extract<Card, { type: 'Storyline' }>) => {
  const { chapters: all, reversal } = chaptersOf(card);
  const one = (chapter: (typeof all)[number]) => [
    `    ${chapter.numeral} — ${line(chapter.title, chapter.climactic && 'Climactic')}`,
    `        End: ${chapter.end}`,
    ...(chapter.reward ? [`        Reward: ${chapter.reward}`] : []),
    ...(chapter.sp ? [`        SP: ${chapter.sp}`] : []),
    ...(chapter.skip ? [`        Skip${chapter.skipBy ? ` (${chapter.skipBy})` : ''}: ${chapter.skip}`] : []),
  ];
  return [...all.flatMap(one), ...(reversal ? [`    Reversal: ${reversal.live}`, ...one(reversal.chapter)] : [])];
};

/** A card as the page that a designer reads: both faces, all text. */
export const sheetOf = (card: Card): string => {
  const { front, back } = textOf(card);
  const head = [
    `${card.name}`,
    `    ${line(
      `${card.unique ? 'Unique ' : ''}${card.type}`,
      card.type === 'Maneuver' && card.speed,
      card.type === 'Storyline' && (card.bound ? 'Bound' : 'Player'),
      card.type === 'Storyline' && card.tone,
      card.traits?.join(' '),
      kin(card),
      acts(card),
      price(card),
      `${card.printing.set} ${card.printing.number} ${card.printing.rarity}`,
    )}`,
  ];
  if (card.type === 'Character') {
    const { front: up, fallen } = card;
    return [
      ...head,
      `    ${line(up.drives.join(', '), figures(up))}`,
      ...told(front),
      `  ${fallen.name}`,
      `    ${line('Fallen', fallen.drives.join(', '), figures(fallen))}`,
      ...told(back),
    ].join('\n');
  }
  if (card.type === 'Storyline') {
    const { back: face } = card;
    return [
      ...head,
      ...told(front.filter(({ kind }) => kind === 'keyword')),
      ...chapters(card),
      `  ${face.name}`,
      `    ${line(face.becomes, face.becomes === 'Character' && face.drives.join(', '), figures(face))}`,
      ...told(back),
    ].join('\n');
  }
  const stats = figures(card);
  return [...head, ...(stats ? [`    ${stats}`] : []), ...told(front)].join('\n');
};
/** Every keyword that a card prints, with its figure. */
export const keywordsOf = (card: Card): string[] => {
  const faces =
    card.type === 'Character' ? [card.front, card.fallen] : card.type === 'Storyline' ? [card.back] : [card];
  return faces.flatMap((face) => ('keywords' in face ? (face.keywords ?? []) : []).map(keywordText));
};
