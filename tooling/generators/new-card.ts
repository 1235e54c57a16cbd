import fs from 'node:fs';
import path from 'node:path';
import { FACTIONS, type Faction, idOf } from '@astris/engine/language';
import { TEMPLATES, type Type } from './card-templates';

export interface NewCard {
  name: string;
  type: Type;
  /** Of no account for a Storyline, which has none (8.2.1). */
  faction: Faction;
}
/** Why a card can't be made. Nothing was written. */
export class Refused extends Error {}

const camel = (id: string) => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
/** An import's name: ids that begin with a figure get one that doesn't. */
const nameOf = (id: string) => (/^\d/.test(id) ? `card${camel(`-${id}`)}` : camel(id));

/** Reads `card "The Name" Type "Faction"` from the command line; throws Refused with the reason. */
export const readCard = ([name, type, faction]: string[]): NewCard => {
  if (!name || !idOf(name) || !/^[\p{L}\p{N} ,.:!?'’-]+$/u.test(name))
    throw new Refused('say the name: npm run new -- card "The Name" Character "Free Drift"');
  const types = Object.keys(TEMPLATES) as Type[];
  const known = types.find((one) => one.toLowerCase() === type?.toLowerCase());
  if (!known) throw new Refused(`say a type: ${types.join(', ')}`);
  if (known === 'Storyline') return { name, type: known, faction: 'Independent' };
  const own = FACTIONS.find((one) => one.toLowerCase() === faction?.toLowerCase());
  if (!own) throw new Refused(`say a faction: ${FACTIONS.join(', ')}`);
  return { name, type: known, faction: own };
};

const folderOf = ({ type, faction }: NewCard) =>
  type === 'Storyline' ? 'storylines' : faction.toLowerCase().replaceAll(' ', '-');
const idsIn = (folder: string) =>
  fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'index.ts')
    .map((file) => path.basename(file, '.ts'))
    .sort();
const indexOf = (ids: string[]) =>
  [
    ...ids.map((id) => `import ${nameOf(id)} from './${id}';`),
    '',
    '/** The cards of this folder; a test compares the list with the files. */',
    'export default [',
    ...ids.map((id) => `  ${nameOf(id)},`),
    '] as const;',
    '',
  ].join('\n');

/** The first collector number above all that are printed. */
const nextNumber = (source: string) => {
  const files = fs.readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const numbers = files.flatMap((file) => {
    const printed = /printing: \{ set: '\w+', number: (\d+)/.exec(fs.readFileSync(path.join(source, file), 'utf8'));
    return printed ? [Number(printed[1])] : [];
  });
  return Math.max(0, ...numbers) + 1;
};

/** Writes the card's file under `source` (packages/cards/src) and lists it in its folder. Returns the file. */
export const writeCard = (card: NewCard, source: string): string => {
  const id = idOf(card.name);
  const folder = path.join(source, folderOf(card));
  const file = path.join(folder, `${id}.ts`);
  if (!fs.existsSync(folder)) {
    throw new Refused(`${card.faction} has no cards yet: make its folder, and add it to src/index.ts`);
  }
  if (fs.existsSync(file)) throw new Refused(`${id} is there already`);
  fs.writeFileSync(file, TEMPLATES[card.type]({ ...card, id, number: nextNumber(source) }));
  fs.writeFileSync(path.join(folder, 'index.ts'), indexOf(idsIn(folder)));
  return file;
};
