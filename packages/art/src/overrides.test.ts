import { CARDS } from '@astris/cards';
import { expect, test } from 'vitest';
import { archetypeOf } from './dealing/archetype';
import { directionFor, pictureId } from './direction-for';
import { artFor } from './draw';
import { FACTIONS } from './faction';
import { HEADS, PROFILES } from './head/heads';
import { OVERRIDES } from './overrides';
import { subjectsOf } from './subjects';
import { SEEN_ON, type Told, VOCABULARY } from './vocabulary';

const subjects = CARDS.flatMap(subjectsOf).filter(({ face }) => face !== 'fallen');
const tells = Object.keys(VOCABULARY) as Told[];

test('every override is of a picture that exists', () => {
  const known = new Set(subjects.map(pictureId));
  expect(Object.keys(OVERRIDES).filter((id) => !known.has(id))).toEqual([]);
});

test('an override uses only words that exist', () => {
  const unknown = Object.entries(OVERRIDES).flatMap(([id, direction]) =>
    tells
      .filter(
        (key) => direction[key] !== undefined && !(VOCABULARY[key] as readonly unknown[]).includes(direction[key]),
      )
      .map((key) => `${id}: ${key} ${direction[key]}`),
  );
  expect(unknown).toEqual([]);
});

test('headgear in an override is of the card’s own faction', () => {
  const foreign = subjects.flatMap((subject) => {
    const faction = subject.factions[0] ?? 'Independent';
    const { head, profile } = OVERRIDES[pictureId(subject)] ?? {};
    const wrong = (head && !(head in HEADS[faction])) || (profile && !(profile in PROFILES[faction]));
    return wrong ? [pictureId(subject)] : [];
  });
  expect(foreign).toEqual([]);
});

test('no two Locations, Devices or Spacecraft of one faction are pictures of the same thing', () => {
  const things = subjects
    .filter(({ type }) => type === 'Location' || type === 'Device' || type === 'Spacecraft')
    .filter(({ factions }) => factions.length > 0)
    .map((subject) => {
      const { key } = archetypeOf(subject);
      return { id: subject.id, thing: [subject.type, subject.factions[0], directionFor(subject)[key]].join(' ') };
    });
  const same = things.filter(({ thing }, i) => things.findIndex((other) => other.thing === thing) !== i);
  expect(same).toEqual([]);
});

test('every word draws a picture without a broken number', () => {
  const broken = tells.flatMap((key) =>
    VOCABULARY[key].flatMap((word, i) => {
      const type = SEEN_ON[key];
      const owner = key === 'head' || key === 'profile' ? { head: HEADS, profile: PROFILES }[key] : undefined;
      const faction = FACTIONS.find((name) => owner && word in owner[name]) ?? FACTIONS[i % FACTIONS.length];
      const story = type === 'Storyline' || type === 'Completed Storyline';
      const svg = artFor(
        {
          id: `${key}-${word}`,
          face: key === 'fall' ? 'fallen' : 'front',
          type,
          factions: story || !faction ? [] : [faction],
          drives: ['Truth', 'Duty'],
          speed: key === 'fast' ? 'Fast' : 'Slow',
        },
        { [key]: word },
      );
      return /NaN|undefined|Infinity/.test(svg) ? [`${key} ${word}`] : [];
    }),
  );
  expect(broken).toEqual([]);
}, 60_000);
