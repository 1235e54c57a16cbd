/**
 * Keeps pictures apart. First every card that has no subject of its own is dealt the one that its faction and type use
 * least; then a card that looks like an earlier one is re-rolled. Both are written to `overrides.json`. What stands there
 * is never taken away.
 */
import { archetypeOf } from '../dealing/archetype';
import type { Direction } from '../direction';
import { directionFor, pictureId } from '../direction-for';
import { artFor } from '../draw';
import { stream } from '../drawing/stream';
import type { ArtSubject } from '../subject';
import { distance, fingerprint, limitFor, type Print } from './likeness';
import { type Overrides, readOverrides, writeOverrides } from './overrides-file';
import { SUBJECTS } from './pictures';
import { rasterOf } from './raster';

const TRIES = 16;
const overrides: Overrides = readOverrides();
const directed = (subject: ArtSubject, more: Direction = {}): Direction => ({
  ...directionFor(subject),
  ...overrides[pictureId(subject)],
  ...more,
});

/** Fronts and back faces; a Fallen face follows its front. */
const pictures = SUBJECTS.filter(({ face }) => face !== 'fallen');
const groundOf = ({ factions, drives }: ArtSubject) => factions[0] ?? drives?.[0];

function deal(): number {
  let dealt = 0;
  for (const subject of pictures) {
    const id = pictureId(subject);
    const { key, words } = archetypeOf(subject);
    if (overrides[id]?.[key] !== undefined) continue;
    const uses = (word: string) =>
      pictures.reduce((sum, other) => {
        const same = other.type === subject.type && overrides[pictureId(other)]?.[key] === word;
        return same ? sum + (groundOf(other) === groundOf(subject) ? 100 : 1) : sum;
      }, 0);
    const turn = stream(`${id}:deal`);
    const ranked = words.map((word) => ({ word, rank: uses(word) + turn() })).sort((a, b) => a.rank - b.rank);
    overrides[id] = { ...overrides[id], [key]: ranked[0]?.word };
    dealt++;
  }
  return dealt;
}

const facesOf = (subject: ArtSubject): ArtSubject[] =>
  SUBJECTS.filter(({ id, face }) => id === subject.id && (face === 'back') === (subject.face === 'back'));

const printOf = async (subject: ArtSubject, direction: Direction): Promise<Print> =>
  fingerprint(await rasterOf(artFor(subject, direction), 'card', 'small'));

const accepted: { readonly subject: ArtSubject; readonly print: Print }[] = [];

/** How far a print is from all accepted ones, in shares of what is asked; below 1 is too near. */
const clearance = (subject: ArtSubject, print: Print): number =>
  accepted
    .filter((other) => other.subject.id !== subject.id)
    .reduce((least, other) => Math.min(least, distance(print, other.print) / limitFor(subject, other.subject)), 9);

async function place(subject: ArtSubject): Promise<'kept' | 're-rolled' | 'near'> {
  const id = pictureId(subject);
  const faces = facesOf(subject);
  const start = overrides[id]?.reroll ?? 0;
  let best: { clear: number; reroll: number; prints: Print[] } | undefined;
  for (let reroll = start; reroll < start + TRIES; reroll++) {
    const more: Direction = reroll ? { reroll } : {};
    const prints: Print[] = [];
    for (const face of faces) prints.push(await printOf(face, directed(face, more)));
    const clear = Math.min(...faces.map((face, i) => clearance(face, prints[i] as Print)));
    if (!best || clear > best.clear) best = { clear, reroll, prints };
    if (clear >= 1) break;
  }
  if (!best) return 'near';
  const { clear, reroll, prints } = best;
  accepted.push(...faces.map((face, i) => ({ subject: face, print: prints[i] as Print })));
  if (reroll !== start) overrides[id] = { ...overrides[id], reroll };
  if (clear < 1) return 'near';
  return reroll === start ? 'kept' : 're-rolled';
}

const dealt = deal();
const moved: string[] = [];
const near: string[] = [];
for (const subject of pictures) {
  const outcome = await place(subject);
  if (outcome === 're-rolled') moved.push(pictureId(subject));
  if (outcome === 'near') near.push(pictureId(subject));
}
writeOverrides(overrides);
console.log(`${pictures.length} pictures, ${dealt} dealt, ${moved.length} re-rolled: ${moved.join(', ')}`);
if (near.length > 0) console.log(`Still near another after ${TRIES} tries, to be directed by hand: ${near.join(', ')}`);
