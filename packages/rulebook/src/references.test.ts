import { describe, expect, it } from 'vitest';
import { anchorOf, anchorOfReference, piecesOf, RULES, SECTIONS } from './index';

describe('anchors', () => {
  it('carry the number of the rule', () => {
    expect(anchorOf('8.10.3')).toBe('r-8.10.3');
    expect(anchorOf('9.4.2a')).toBe('r-9.4.2a');
  });

  it('are all different', () => {
    const anchors = RULES.map((rule) => anchorOf(rule.id));
    expect(new Set(anchors).size).toBe(RULES.length);
  });
});

describe('references', () => {
  it.each([
    ['8.10.3', 'r-8.10.3'],
    ['9.4.2a', 'r-9.4.2a'],
    ['10.6c', 'r-10.6'],
    ['9.4 step 6', 'r-9.4.6'],
    ['8.9', 's-8.9'],
    ['15', 's-15'],
    ['9.4.6f', 'r-9.4.6'],
    ['10.6z', undefined],
    ['7.4e', undefined],
    ['9.9.9', undefined],
    ['20', undefined],
  ])('of the form %s lead to %s', (reference, anchor) => {
    expect(anchorOfReference(reference)).toBe(anchor);
  });

  it('in every rule lead to a rule or a heading', () => {
    const broken = RULES.flatMap(({ id, text }) =>
      text
        .flatMap((sentence) => piecesOf(sentence.text))
        .filter((piece) => piece.reference && !piece.reference.anchor)
        .map((piece) => `${id}: ${piece.text}`),
    );
    expect(broken).toEqual([]);
  });

  it('are cut out of a text that joins to the same text again', () => {
    const pieces = piecesOf('Caps (3.1, 3.2) first; then 9.4 step 2 (15), at most 20C.');
    expect(pieces.filter((piece) => piece.reference).map((piece) => piece.text)).toEqual([
      '3.1',
      '3.2',
      '9.4 step 2',
      '15',
    ]);
    for (const sentence of RULES.flatMap((rule) => rule.text)) {
      expect(
        piecesOf(sentence.text)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(sentence.text);
    }
  });
});

describe('sections', () => {
  it('are numbered 1 to 19 and each holds rules', () => {
    expect(SECTIONS.map((section) => section.number)).toEqual(Array.from({ length: 19 }, (_, index) => index + 1));
    const parts = SECTIONS.flatMap((section) => section.parts ?? []);
    expect(parts.filter((part) => !RULES.some((rule) => rule.part === part.number))).toEqual([]);
  });
});
