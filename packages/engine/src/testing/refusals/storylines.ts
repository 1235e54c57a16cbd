import { C, treasury } from '../../language/words';
import { story } from '../stories';

import { type Case, duo, MORE, pair, skip } from './ask';

export const STORYLINES: readonly Case[] = [
  [
    'notInProgress',
    '8.10.1',
    'That Storyline is not in progress',
    () =>
      pair('bind', 'test-storyline', 'raider', {
        cards: MORE,
        you: { map: [{ card: 'test-storyline', face: 'back' }, 'raider'] },
      }),
  ],
  [
    'noBind',
    '8.3.2',
    'A Player Storyline has no Bind',
    () => pair('bind', 'path', 'raider', { cards: MORE, you: { map: ['path', 'raider'] } }),
  ],
  [
    'notController',
    '8.10.1',
    'Only its controller may do that',
    () => pair('bind', 'duo', 'raider', { cards: MORE, you: { map: ['raider'] }, opponent: { map: ['duo'] } }),
  ],
  [
    'alreadyBound',
    '8.10.2',
    'That Storyline has a Bound Character already',
    () => pair('bind', 'duo', 'raider', { cards: MORE, you: { map: [duo, 'test-character-1-2', 'raider'] } }),
  ],
  [
    'notCharacter',
    '8.10.2',
    'That is not a Character',
    () => pair('bind', 'duo', 'test-device', { cards: MORE, you: { map: ['duo', 'test-device'] } }),
  ],
  [
    'characterBound',
    '8.10.3',
    'That Character is Bound',
    () =>
      pair('bind', 'test-storyline', 'test-character-1-2', {
        cards: MORE,
        you: { map: [duo, 'test-character-1-2', 'test-storyline'] },
      }),
  ],
  [
    'characterPartnered',
    '8.11.3',
    'That Character is Partnered',
    () =>
      pair('bind', 'test-storyline', 'raider', {
        cards: MORE,
        you: { map: [{ ...duo, partnerTo: 'raider' }, 'test-character-1-2', 'raider', 'test-storyline'] },
      }),
  ],
  [
    'noPartner',
    '8.11.1',
    'That Storyline has no Partner',
    () => pair('partner', 'test-storyline', 'raider', { cards: MORE, you: { map: ['test-storyline', 'raider'] } }),
  ],
  [
    'alreadyPartnered',
    '8.11.3',
    'That Storyline has a Partnered Character already',
    () =>
      pair('partner', 'duo', 'raider', {
        cards: MORE,
        you: {
          map: [{ ...duo, partnerTo: 'test-character-2-2' }, 'test-character-1-2', 'test-character-2-2', 'raider'],
        },
      }),
  ],
  [
    'needsBound',
    '8.11.2',
    'It needs a Bound Character first',
    () => pair('partner', 'duo', 'raider', { cards: MORE, you: { map: ['duo', 'raider'] } }),
  ],
  [
    'cantBind',
    '1.3',
    'That Character can’t be Bound',
    () => pair('bind', 'duo', 'kept', { cards: MORE, you: { map: ['duo', 'kept'] } }),
  ],
  [
    'noSkip',
    '8.5.1',
    'Chapter II is active and has no Skip',
    () => skip({ cards: MORE, you: { map: [{ card: 'path', chapter: 2 }] } }),
  ],
  [
    'skipNotYours',
    '8.6.1',
    'Only an opponent of its controller may use this Skip',
    () => skip({ cards: [story('path', { one: { skip: { cost: [C(1)], by: 'opponent' } } })], you: { map: ['path'] } }),
  ],
  [
    'skipNotYours',
    '8.6.1',
    'Only its controller may use this Skip',
    () => skip({ cards: [story('path', { one: { skip: { cost: [C(1)], by: 'you' } } })], opponent: { map: ['path'] } }),
  ],
  [
    'skipConditionFalse',
    '8.6.2',
    'The condition of the Skip is not met',
    () =>
      skip({
        cards: [story('path', { one: { skip: { when: treasury('you', { atMost: 3 }) } } })],
        you: { C: 4, map: ['path'] },
      }),
  ],
];
