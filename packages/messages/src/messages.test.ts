import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { LOCALES, messagesOf } from './index';

/** Every message by its whole key. */
function flat(messages: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`${path}${key}`, value] as const] : [...flat(value as object, `${path}${key}.`)],
    ),
  );
}
/** The names of what is put into a message, with the marks around parts of it and the cases that are told apart. */
function names(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const inner =
      element.type === TYPE.tag
        ? names(element.children)
        : element.type === TYPE.plural || element.type === TYPE.select
          ? Object.values(element.options).flatMap(({ value }) => names(value))
          : [];
    const cases =
      element.type === TYPE.select ? [`${element.value}: ${Object.keys(element.options).sort().join(', ')}`] : [];
    return [`${element.value}`, ...cases, ...inner];
  });
}
const unique = (message: string): string[] => [...new Set(names(parse(message)))].sort();

const english = flat(messagesOf('en'));

describe.each(LOCALES.map(({ id }) => id))('the messages in %s', (locale) => {
  const messages = flat(messagesOf(locale));
  test('are those that English has', () => {
    expect([...messages.keys()].sort()).toEqual([...english.keys()].sort());
  });
  test('say something, and put in what the English ones put in', () => {
    for (const [key, message] of messages) {
      expect(message.trim(), key).not.toBe('');
      expect([key, unique(message)]).toEqual([key, unique(english.get(key) ?? '')]);
    }
  });
});
