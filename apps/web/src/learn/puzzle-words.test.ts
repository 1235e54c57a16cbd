import { POOL } from '@astris/cards';
import { LOCALES, messagesOf } from '@astris/messages';
import { namesIn, PUZZLE_LINES, PUZZLES } from '@astris/practice/puzzles';
import { createTranslator } from 'next-intl';
import { describe, expect, test } from 'vitest';

describe.each(PUZZLES.map((puzzle) => [puzzle.id, puzzle] as const))('the puzzle %s', (id, puzzle) => {
  test.each(LOCALES.map(({ id: locale }) => locale))(
    'says the names of the cards that its words speak of, in %s',
    (locale) => {
      const messages = messagesOf(locale);
      const t = createTranslator({ locale, messages, namespace: 'learn' });
      const names = namesIn(puzzle, POOL);
      for (const line of PUZZLE_LINES) {
        const says = t(`puzzles.${id}.${line}`, names);
        expect(says).not.toMatch(/[{}]/);
        expect(says).toMatch(/^[\p{Lu}].*\.$/u);
        const message: string = messages.learn.puzzles[id][line];
        for (const [, place] of message.matchAll(/\{(\w+)\}/g))
          expect(names[place as keyof typeof names], `${line} ${place}`).not.toBe('');
      }
    },
  );
});
