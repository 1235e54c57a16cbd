import { describe, expect, it } from 'vitest';
import { checkName, nameKey, normaliseEmail, normaliseName } from './names';
import { HOSTILE } from './testing/hostile';

describe('a name', () => {
  it('may be of any script, with single separators inside', () => {
    for (const name of [
      'Ann',
      'Ann-Marie',
      "O'Neil",
      'O\u2019Neil',
      'Zo\u00eb 2',
      '\u0410\u043d\u043d\u0430',
      '\u30a2\u30f3\u30ca',
      'a_b.c',
    ]) {
      expect(checkName(name), name).toBeNull();
    }
  });

  it('has 3 to 20 characters, counted as people count them', () => {
    expect(checkName('ab')).toBe('nameTooShort');
    expect(checkName('   a   ')).toBe('nameTooShort');
    expect(checkName('a'.repeat(20))).toBeNull();
    expect(checkName('a'.repeat(21))).toBe('nameTooLong');
    expect(checkName('\u{20000}'.repeat(20))).toBeNull();
  });

  it('has no markup, control, invisible or reversing characters', () => {
    for (const name of [
      '<b>x</b>',
      'a\u0000bc',
      'ab\u200bcd',
      'abc\u202edef',
      'a  b',
      '-abc',
      'abc-',
      'a@b.c',
      'a$bc',
      'a\nb',
      'Z\u0351\u036b\u0343\u0323algo',
      "'; DROP TABLE x",
      '{{7*7}}',
    ]) {
      expect(checkName(name), JSON.stringify(name)).toBe('nameCharacters');
    }
  });

  it('that reads as one of the site’s own is reserved', () => {
    expect(checkName('Astris Moderator')).toBe('nameReserved');
  });

  it('is the same name in another case or a compatible form', () => {
    expect(nameKey('ANN')).toBe(nameKey('ann'));
    expect(nameKey('Stra\u00dfe')).toBe(nameKey('STRASSE'));
    expect(nameKey('\u03a3\u03af\u03c3\u03c5\u03c6\u03bf\u03c2')).toBe(
      nameKey('\u03a3\u038a\u03a3\u03a5\u03a6\u039f\u03a3'),
    );
    expect(nameKey('\uff21nn')).toBe(nameKey('Ann'));
    expect(nameKey('Zoe\u0308')).toBe(nameKey('zo\u00eb'));
    expect(nameKey('O\u2019Neil')).toBe(nameKey("o'neil"));
    expect(nameKey('Ann')).not.toBe(nameKey('Anna'));
  });

  it('is kept normalised and trimmed', () => {
    expect(normaliseName('  \uff21nn  ')).toBe('Ann');
  });
});

describe('an email address', () => {
  it('is compared without case', () => {
    expect(normaliseEmail(' Ann@Example.org ')).toBe('ann@example.org');
  });
});

describe('a name that means harm', () => {
  it.each(Object.entries(HOSTILE))('of kind %s is refused', (_kind, text) => {
    expect(checkName(text)).not.toBeNull();
  });
});
