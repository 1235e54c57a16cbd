import { describe, expect, test } from 'vitest';
import { conditionText, happeningText } from '../text';
import type { Condition, Happening, PermanentEvent } from '../vocabulary';
import * as w from '../words';

const yours = w.your('Character');
const theirs = w.opponents('Character');

const EVENTS: Record<PermanentEvent, [once: string, thrice: string]> = {
  enters: ['a Character you control enters the Map', 'Characters you control enter the Map 3 times'],
  leaves: ['a Character you control leaves the Map', 'Characters you control leave the Map 3 times'],
  falls: ['a Character you control falls', 'Characters you control fall 3 times'],
  redeemed: ['a Character you control is redeemed', 'Characters you control are redeemed 3 times'],
  destroyed: ['a Character you control is destroyed', 'Characters you control are destroyed 3 times'],
  attacks: ['a Character you control attacks', 'Characters you control attack 3 times'],
  intercepts: ['a Character you control intercepts', 'Characters you control intercept 3 times'],
  winsConflict: ['a Character you control wins a conflict', 'Characters you control win 3 conflicts'],
  seized: ['a Character you control is seized', 'Characters you control are seized 3 times'],
  raids: ['a Character you control takes C in a raid', 'Characters you control take C in 3 raids'],
};
describe('the text of each happening', () => {
  for (const [event, [once, thrice]] of Object.entries(EVENTS)) {
    const happening = { event, subject: yours } as Happening;
    test(`${event} once: "${once}"`, () => expect(happeningText(happening)).toBe(once));
    test(`${event} 3 times: "${thrice}"`, () => expect(happeningText(happening, 3)).toBe(thrice));
  }
  const told: [Happening, number, string][] = [
    [w.winsConflict(w.bound), 2, 'the Bound Character wins 2 conflicts'],
    [
      w.falls(w.another(w.your('Character', w.drive('Vengeance')))),
      1,
      'another Character you control with Vengeance falls',
    ],
    [w.isBound(), 1, 'Bind'],
    [w.isBound(w.your('Storyline')), 1, 'a Storyline you control is Bound'],
    [w.chapterEnds(), 1, 'a Chapter of this Storyline completes'],
    [w.chapterEnds(w.your('Storyline', 'Cursed')), 1, 'a Chapter of a Cursed Storyline you control completes'],
    [w.chapterEnds(w.your('Storyline')), 2, '2 Chapters of Storylines you control complete'],
    [w.plays('opponent', 'Spacecraft'), 1, 'your opponent plays a Spacecraft'],
    [w.plays('you'), 2, 'you play 2 cards'],
    [w.plays('each player'), 1, 'a player plays a card'],
    [w.skips('opponent'), 1, 'your opponent skips a Chapter'],
    [w.skips('you'), 2, 'you skip 2 Chapters'],
    [w.skips('each player'), 1, 'a player skips a Chapter'],
    [w.turnEnds(), 2, 'your turn ends twice'],
    [w.turnEnds('each player'), 4, '4 turns end'],
  ];
  for (const [happening, times, text] of told)
    test(`"${text}"`, () => expect(happeningText(happening, times)).toBe(text));
});

const CONDITIONS: Record<Condition['if'], [Condition, string][]> = {
  controls: [
    [w.controls('you', w.any('Character', 'Fallen')), 'you control a Fallen Character'],
    [w.controls('opponent', w.any('Spacecraft'), 3), 'your opponent controls at least 3 Spacecraft'],
  ],
  aligned: [[w.aligned, 'the Bound Character is Aligned']],
  is: [
    [w.is(w.it, 'lethally damaged'), 'it has enough damage to fall or be destroyed'],
    [w.not(w.is(w.it, 'lethally damaged')), 'it doesn’t have enough damage to fall or be destroyed'],
    [w.is(w.it, w.trait('Officer')), 'it is an Officer'],
    [w.is(w.self, w.without(w.drive('Duty'))), 'this doesn’t have Duty'],
  ],
  treasury: [
    [w.treasury('you', { atMost: 0 }), 'your Treasury holds 0C'],
    [w.treasury('opponent', { atLeast: 10 }), 'your opponent’s Treasury holds at least 10C'],
    [w.treasury('you', { atLeast: 3, atMost: 9 }), 'your Treasury holds between 3C and 9C'],
  ],
  hand: [
    [w.hand('you', { atMost: 0 }), 'you have no cards in hand'],
    [w.hand('opponent', { atLeast: 5 }), 'your opponent has at least 5 cards in hand'],
  ],
  happened: [[w.happens(w.seized(w.any('Location')), 2), 'Locations are seized twice']],
  not: [
    [w.not(w.controls('you', w.any('Location'))), 'you control no Locations'],
    [w.not(w.aligned), 'the Bound Character isn’t Aligned'],
  ],
  all: [
    [
      w.allOf(w.treasury('you', { atMost: 3 }), w.aligned),
      'your Treasury holds 3C or less, and the Bound Character is Aligned',
    ],
    [
      w.allOf(w.happens(w.attacks(w.bound), 2), w.not(w.is(w.bound, 'damaged')), w.aligned),
      'the Bound Character attacks twice, isn’t damaged, and is Aligned',
    ],
    [
      w.allOf(w.happens(w.attacks(w.bound)), w.not(w.happens(w.falls(w.bound)))),
      'the Bound Character attacks, and it isn’t true that the Bound Character falls',
    ],
    [
      w.allOf(w.controls('you', w.any('Spacecraft'), 2), w.not(w.controls('you', w.any('Location')))),
      'you control at least 2 Spacecraft and no Locations',
    ],
  ],
  any: [
    [
      w.anyOf(w.happens(w.intercepts(w.bound)), w.happens(w.attacks(w.bound))),
      'the Bound Character intercepts or attacks',
    ],
    [
      w.anyOf(w.happens(w.falls(yours)), w.happens(w.falls(theirs))),
      'a Character you control falls, or a Character an opponent controls falls',
    ],
  ],
};
describe('the text of each condition', () => {
  for (const [condition, text] of Object.values(CONDITIONS).flat()) {
    test(`"${text}"`, () => expect(conditionText(condition)).toBe(text));
  }
});
