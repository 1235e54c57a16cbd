import { readFileSync } from 'node:fs';
import { ACCENTS } from '@astris/art/palette';
import { describe, expect, it } from 'vitest';
import { FACTION_KEYS } from '../faction';
import { type Colour, contrast, inSrgb, readColours } from './contrast';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const dark = readColours(css, ':root');
const light = { ...dark, ...readColours(css, '[data-theme="light"]') };

type Pair = [text: string, ground: string, least: number];
const AA = 4.5;
const AAA = 7;
const EDGE = 3;

const factions = [...Object.values(FACTION_KEYS), 'story'];
const signals = ['legal', 'target', 'hostile', 'danger', 'warn', 'good', 'mine', 'theirs'];

const pagePairs: Pair[] = [
  ...['ink-0', 'ink-1', 'ink-2'].flatMap((ground): Pair[] => [
    ...['fg', 'fg-2', 'fg-3', 'link'].map((text): Pair => [text, ground, AA]),
    ['line-strong', ground, EDGE],
    ['focus', ground, EDGE],
    ...signals.map((signal): Pair => [signal, ground, ground === 'ink-2' ? EDGE : AA]),
    ...factions.map((faction): Pair => [`${faction}-text`, ground, AA]),
  ]),
  ['on-mark', 'mark', AAA],
  ['mark-fg', 'mark-ground', AAA],
  ['danger', 'mark-ground', AA],
  ['on-signal', 'good', AA],
  ['mark', 'ink-0', EDGE],
  ['mark', 'ink-2', EDGE],
  ...Object.values(FACTION_KEYS).map((key): Pair => [key, `${key}-deep`, EDGE]),
  ...['good', 'warn', 'danger', 'mine', 'theirs'].map((tag): Pair => [tag, 'ink-3', AA]),
  ['fg', 'ink-3', AA],
  ['fg-2', 'ink-3', AA],
  ['on-primary', 'primary', AA],
  ['on-primary', 'primary-hover', AA],
  ...signals.map((signal): Pair => ['on-signal', signal, AA]),
  ...['mine', 'theirs'].flatMap((side): Pair[] => [
    [side, `${side}-deep`, AA],
    ['fg', `${side}-deep`, AA],
  ]),
];

const cardPairs: Pair[] = [
  ['stock-fg', 'stock', AAA],
  ['stock-fg', 'stock-2', AA],
  ['stock-fg-2', 'stock', AA],
  ['stock-fg-2', 'stock-2', AA],
  ['stock-ink', 'stock-ivory', AAA],
  ['stock-fg', 'stock-fallen', AAA],
  ['stock-fg-2', 'stock-fallen', AA],
  ['stock-epithet', 'stock', AA],
  ...factions.flatMap((faction): Pair[] => [
    [faction, 'stock', EDGE],
    [`${faction}-text`, 'stock', AA],
    [`${faction}-text`, 'stock-fallen', AA],
    [`${faction}-text`, `${faction}-deep`, AA],
    ['fg-3', `${faction}-deep`, AA],
    ['stock-fg', `${faction}-deep`, AAA],
    ['stock-ink', faction, AA],
  ]),
  ...['legal', 'target', 'hostile', 'danger', 'mine', 'theirs'].map((signal): Pair => [signal, 'stock', AA]),
];

const failures = (set: Record<string, Colour>, pairs: Pair[]) =>
  pairs.flatMap(([text, ground, least]) => {
    const [a, b] = [set[text], set[ground]];
    if (!a || !b) return [`--${text} or --${ground} is missing`];
    const ratio = contrast(a, b);
    return ratio < least ? [`--${text} on --${ground}: ${ratio.toFixed(2)} is under ${least}`] : [];
  });

describe('colour tokens', () => {
  it('reads every pair of the dark theme at WCAG AA', () => expect(failures(dark, pagePairs)).toEqual([]));
  it('reads every pair of the light theme at WCAG AA', () => expect(failures(light, pagePairs)).toEqual([]));
  it('reads every pair on card stock at WCAG AA', () => expect(failures(dark, cardPairs)).toEqual([]));

  it('shows its own colours alike on screens that know only sRGB', () => {
    const inks = new Set(factions.flatMap((key) => [key, `${key}-text`]));
    const outside = [dark, light].flatMap((set) =>
      Object.keys(set).filter((name) => !inks.has(name) && set[name] && !inSrgb(set[name])),
    );
    expect(outside).toEqual([]);
  });

  it('takes the faction inks of the pictures', () => {
    for (const [faction, key] of Object.entries(FACTION_KEYS)) {
      const accent = ACCENTS[faction as keyof typeof ACCENTS];
      const token = (name: string) => css.match(new RegExp(`--${name}:\\s*([^;]+);`))?.[1];
      expect([token(`${key}-deep`), token(key), token(`${key}-text`), token(`${key}-wash`)], faction).toEqual([
        accent.deep,
        accent.base,
        accent.text,
        accent.wash,
      ]);
    }
  });

  it('keeps the legal mark apart in hue from every faction', () => {
    const hue = (name: string) => dark[name]?.[2] ?? 0;
    const near = Object.values(FACTION_KEYS).filter((key) => Math.abs(hue(key) - hue('legal')) < 25);
    expect(near).toEqual([]);
  });

  it('never lets a style sheet but the tokens name a colour', async () => {
    const { readdirSync } = await import('node:fs');
    const here = new URL('.', import.meta.url);
    const sheets = readdirSync(here).filter((name) => name.endsWith('.css') && name !== 'tokens.css');
    const loud = sheets.filter((name) =>
      /oklch\(|#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(/i.test(readFileSync(new URL(name, here), 'utf8')),
    );
    expect(loud).toEqual([]);
  });
});
