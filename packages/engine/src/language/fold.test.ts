import { expect, test } from 'vitest';
import { fold } from './fold';

test.each([
  ['case and runs of spaces', '  The  LONG\tvigil ', 'the long vigil'],
  ['accents', 'Élan Ångström', 'elan angstrom'],
  ['letters that no accent makes', 'Œuvre Ærø Łódź Straße', 'oeuvre aero lodz strasse'],
  ['curly quotes and a backtick', '“Halden’s” `Rest', '"halden\'s" \'rest'],
  ['dashes', 'Cloister‑ship – Vigil—Light', 'cloister-ship - vigil-light'],
])('texts are compared without %s', (_, text, folded) => {
  expect(fold(text)).toBe(folded);
  expect(fold(folded)).toBe(folded);
});
