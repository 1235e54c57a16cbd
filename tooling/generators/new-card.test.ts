import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Card, lintCard } from '@astris/engine/language';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TEMPLATES, type Type } from './card-templates';
import { Refused, readCard, writeCard } from './new-card';

const TYPES = Object.keys(TEMPLATES) as Type[];

describe('npm run new -- card', () => {
  let source: string;
  beforeEach(() => {
    // Inside the package, so that the new file's imports resolve.
    source = fs.mkdtempSync(path.join(import.meta.dirname, 'new-card-'));
    for (const folder of ['free-drift', 'storylines']) fs.mkdirSync(path.join(source, folder));
  });
  afterEach(() => fs.rmSync(source, { recursive: true }));

  for (const type of TYPES) {
    test(`writes a ${type} that lint lets pass`, async () => {
      const file = writeCard(readCard([`A New ${type}`, type, 'Free Drift']), source);
      const { default: card } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { default: Card };
      expect(card).toMatchObject({ id: `a-new-${type.toLowerCase()}`, type });
      expect(lintCard(card)).toEqual([]);
    });
  }
  test('numbers the card above all others and lists it in its folder', () => {
    writeCard(readCard(["The Pilot's Due", 'Maneuver', 'free drift']), source);
    writeCard(readCard(['Another', 'maneuver', 'Free Drift']), source);
    const folder = path.join(source, 'free-drift');
    expect(fs.readFileSync(path.join(folder, 'another.ts'), 'utf8')).toContain('number: 2');
    const index = fs.readFileSync(path.join(folder, 'index.ts'), 'utf8');
    expect(index).toMatch(/import another from '.\/another';\nimport thePilotsDue from '.\/the-pilots-due';/);
    expect(index).toMatch(/ {2}another,\n {2}thePilotsDue,/);
  });
  test('refuses what it does not know, and a card that is there, and writes nothing', () => {
    const card = readCard(['Again', 'Device', 'Free Drift']);
    const before = fs.readFileSync(writeCard(card, source), 'utf8');
    expect(() => writeCard(card, source)).toThrow(Refused);
    expect(() => readCard([])).toThrow(/say the name/);
    expect(() => readCard(['A', 'Planet', 'Free Drift'])).toThrow(/say a type/);
    expect(() => readCard(['A', 'Device', 'Nobody'])).toThrow(/say a faction/);
    expect(fs.readFileSync(path.join(source, 'free-drift/again.ts'), 'utf8')).toBe(before);
  });
});
