import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from './plain-text';

test.each([
  ['control characters', 'a\u0000b\u0007c\u001b[2Jd', 'abc[2Jd'],
  ['marks that turn the direction', 'pay \u202Eevil\u202C \u2066now\u2069', 'pay evil now'],
  ['characters without a shape', 'a\u200Bb\uFEFFc\u00ADd\u{E0041}\u3164', 'abcd'],
  ['piles of marks', 'Z\u0301\u0302\u0303\u0304\u0305\u0306\u0307!', 'Ź\u0302\u0303\u0304!'],
  ['halves of a pair', 'a\uD800b\uDC00', 'ab'],
  ['line ends and spaces', ' one\r\n\ttwo \u2028 three\u00A0\u00A0four ', 'one two three four'],
])('%s do not get through', (_what, written, kept) => {
  expect(plainText(written)).toBe(kept);
});

test('what scripts and emoji need stays', () => {
  for (const text of ['می\u200Cخواهم', '👩\u200D🚀 o7', 'Žofia naïve é', 'क्ष', "<b>&amp;</b> {{x}} '; DROP TABLE"])
    expect(plainText(text)).toBe(text.normalize('NFC'));
});

test('text that nobody can see is empty', () => {
  for (const text of ['', '  \n', '\u200D\u200C', '\u3164\u2800\u0301'.replace('\u2800', ''), '\u202E\u0301'])
    expect(plainText(text)).toBe('');
});

test('a note keeps its lines, with one empty line between at most', () => {
  expect(plainText('one\r\n\r\n\n\ntwo\u0007 \n three', { lines: true })).toBe('one\n\ntwo\nthree');
});

test('whatever comes, nothing is left that would be taken out again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.boolean(), (text, lines) => {
      const kept = plainText(text, { lines });
      expect(plainText(kept, { lines })).toBe(kept);
      expect(kept.replaceAll(lines ? '\n' : '\0', '')).not.toMatch(/\p{Cc}/u);
    }),
  );
});
