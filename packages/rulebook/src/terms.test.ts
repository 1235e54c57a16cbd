import { describe, expect, it } from 'vitest';
import { GLOSSARY, isRuleId, RULES } from './index';
import { TERM_FORMS } from './rules/18-forms';
import { TERMS, termById, termPiecesOf, termWritten } from './terms';

const written = (text: string, known?: Set<string>) =>
  termPiecesOf(text, known).flatMap((piece) => (piece.term ? [[piece.text, piece.term.id]] : []));

describe('terms', () => {
  it('are the whole glossary and the keywords that it leaves out, each with a rule', () => {
    expect(TERMS.slice(-GLOSSARY.length).map(({ id }) => id)).toEqual(GLOSSARY.map(({ id }) => id));
    expect(TERMS.map(({ id }) => id).sort()).toEqual(Object.keys(TERM_FORMS).sort());
    for (const { term, definition, rule } of TERMS) {
      expect(isRuleId(rule), term).toBe(true);
      expect(definition, term).toMatch(/^\S.{15,}[.)]$/);
    }
  });

  it('explain each keyword by its own sentence, or by the rule that it points to', () => {
    expect(termWritten('Elusive')).toMatchObject({ definition: "Can't be intercepted.", rule: '14.3' });
    expect(termWritten('Swift')?.rule).toBe('7.2');
    expect(termWritten('Attach')?.definition).toContain('played onto a permanent of the named kind');
    expect(termById('14.6')?.term).toBe('Plunder N');
    for (const word of ['Climactic', 'Enduring', 'Redeem', 'Unique']) expect(termWritten(word)?.id).toMatch(/^18\./);
  });
});

describe('a text', () => {
  it('is cut into words and terms that join to the same text again', () => {
    for (const { text } of RULES.flatMap((rule) => rule.text)) {
      expect(
        termPiecesOf(text)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }
  });

  it('has each term marked once, where it is first written, in whatever form', () => {
    expect(written('A Bound Character may be sacrificed; Characters fall.')).toEqual([
      ['Bound', '18.6'],
      ['Character', '18.10'],
      ['sacrificed', '18.38'],
      ['fall', '18.18'],
    ]);
    expect(written('A Bound Character', new Set(['18.6']))).toEqual([['Character', '18.10']]);
  });

  it('has the longest term marked, and no part of another word', () => {
    expect(written('a Completed Storyline of the active player')).toEqual([
      ['Completed Storyline', '18.40'],
      ['active player', '18.3'],
    ]);
    expect(written('unbinds, already, Actual, checked')).toEqual([]);
  });

  it('has a word of another meaning left alone', () => {
    expect(written('the next Chapter activates')).toEqual([]);
    expect(written('an activated ability of an activated card')).toEqual([['activated', '18.2']]);
  });
});
