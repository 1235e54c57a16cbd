import { CARDS } from '@astris/cards';
import { expect, test } from 'vitest';
import { artFor, cardBack } from './draw';
import type { ArtSubject } from './subject';
import { subjectsOf } from './subjects';

const subjects = CARDS.flatMap(subjectsOf);
const drawn = subjects.map((subject) => ({ key: `${subject.id}.${subject.face}`, svg: artFor(subject) }));
const idsIn = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
const pathsIn = (svg: string) => new Set([...svg.matchAll(/ d="([^"]{60,})"/g)].map((match) => match[1]));

test('a card gives the same picture whenever it is drawn', () => {
  const again = subjects.map((subject) => artFor(subject));
  expect(again.filter((svg, i) => svg !== drawn[i]?.svg)).toEqual([]);
  expect(cardBack()).toBe(cardBack());
}, 60_000);

test('no picture holds a broken number', () => {
  expect(drawn.filter(({ svg }) => /NaN|undefined|Infinity/.test(svg)).map(({ key }) => key)).toEqual([]);
});

test('all pictures can stand on one page: no id comes twice', () => {
  const ids = drawn.flatMap(({ svg }) => idsIn(svg));
  expect(new Set(ids).size).toBe(ids.length);
});

test('a picture refers to nothing outside itself', () => {
  const dangling = drawn.flatMap(({ key, svg }) => {
    const own = new Set(idsIn(svg));
    return [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].filter((match) => !own.has(match[1])).map(() => key);
  });
  expect(dangling).toEqual([]);
});

test('the Fallen face is the same figure, broken', () => {
  const drawingOf = (key: string) => drawn.find((picture) => picture.key === key)?.svg ?? '';
  const characters = subjects.filter(({ face }) => face === 'fallen');
  expect(characters.length).toBeGreaterThan(0);
  for (const { id } of characters) {
    const [whole, fallen] = [pathsIn(drawingOf(`${id}.front`)), pathsIn(drawingOf(`${id}.fallen`))];
    const kept = [...whole].filter((path) => fallen.has(path)).length / whole.size;
    expect(kept, id).toBeGreaterThan(0.6);
  }
});

test('cards of one faction are drawn in the inks of that faction, and a fall dims them', () => {
  const subject: ArtSubject = { id: 'someone', face: 'front', type: 'Character', factions: ['Free Drift'] };
  const inksOf = (svg: string) => new Set(svg.match(/#[0-9a-f]{6}/g));
  const [front, fallen] = [inksOf(artFor(subject)), inksOf(artFor({ ...subject, face: 'fallen' }))];
  const other = inksOf(artFor({ ...subject, factions: ['Hollow Choir'] }));
  const hot = '#fc6518';
  expect(front.has(hot) && fallen.has(hot)).toBe(true);
  expect(other.has(hot)).toBe(false);
  expect([...fallen].filter((ink) => !front.has(ink)).length).toBeGreaterThan(3);
});
