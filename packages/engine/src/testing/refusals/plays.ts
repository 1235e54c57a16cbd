import { any, fall, target } from '../../language/words';
import { scenario } from '../scenario';
import { slow } from '../small-cards';
import { story } from '../stories';

import { acting, type Case, id, MORE, play, skip, use } from './ask';

export const PLAYS: readonly Case[] = [
  ['notInHand', '11.1', 'That card is not in your hand', () => play('test-device', { you: { map: ['test-device'] } })],
  [
    'wrongAct',
    '4.3',
    'It may be played in Act II or III only, and this is Act I',
    () => play('late', { cards: MORE, you: { hand: ['late'] } }),
  ],
  [
    'wrongAct',
    '8.7.1',
    'It may be played in Act I only, and this is Act III',
    () => play('early', { act: 'III', cards: [story('early', {}, { acts: ['I'] })], you: { hand: ['early'] } }),
  ],
  [
    'notEnoughCurrency',
    '1.4',
    'Test Spacecraft needs 2 C and you have 1',
    () => play('test-spacecraft', { you: { C: 1, hand: ['test-spacecraft'] } }),
  ],
  [
    'notEnoughCurrency',
    '1.4',
    'This ability needs 2 C and you have 1',
    () => use('kit', { cards: MORE, you: { C: 1, map: ['kit'] } }),
  ],
  [
    'notEnoughCommand',
    '8.6.2',
    'This Skip needs 3 CP and you have 2',
    () => skip({ cards: MORE, you: { CP: 2, map: ['path'] } }),
  ],
  [
    'notEnoughStoryPoints',
    '3.5',
    'This ability needs 3 SP and you have 2',
    () => use('kit', { cards: MORE, you: { tally: 1, map: [{ card: 'kit', sp: 1 }] } }, 1),
  ],
  [
    'notEnoughCards',
    '1.4',
    'This ability needs 2 cards of your hand and you have 1',
    () => use('kit', { cards: MORE, you: { map: ['kit'], hand: ['test-slow'] } }, 2),
  ],
  [
    'nothingToSacrifice',
    '3.6',
    'This ability needs 2 to sacrifice and you control 1 that will do',
    () => use('altar', { cards: MORE, you: { map: ['altar', 'test-location'] } }),
  ],
  [
    'noTarget',
    '11.1',
    'There is no legal target',
    () => play('push', { cards: [slow('push', fall(target(any('Character'))))], you: { hand: ['push'] } }),
  ],
  [
    'noTarget',
    '6.5',
    'There is no legal target',
    () => play('test-attachment', { you: { hand: ['test-attachment'] } }),
  ],
  [
    'uniqueControlled',
    '4.6',
    'You already control The Only, which is Unique',
    () => play('only#2', { cards: MORE, you: { map: ['only'], hand: ['only'] } }),
  ],
  [
    'tooManyStorylines',
    '8.3.4',
    'You control 2 Storylines in progress, and 2 is the most',
    () => play('path', { cards: MORE, you: { hand: ['path'], map: ['test-storyline', 'duo'] } }),
  ],
  ['notOnMap', '11.1', 'That is not on the Map', () => use('kit', { cards: MORE, you: { hand: ['kit'] } })],
  ['notYours', '11.1', 'You do not control it', () => use('kit', { cards: MORE, opponent: { map: ['kit'] } })],
  ['noSuchAbility', '13.1', 'It has no such ability', () => use('kit', { cards: MORE, you: { map: ['kit'] } }, 9)],
  [
    'usedThisTurn',
    '13.1',
    'That ability was used this turn already',
    () => {
      const game = scenario({ cards: MORE, you: { map: ['kit'] } });
      game.you.use('kit', 3);
      return acting(game, { do: 'ability', card: id(game, 'kit'), ability: 3 });
    },
  ],
  [
    'chainNotEmpty',
    '11.3',
    'It needs an empty Chain, on which 1 item waits to resolve',
    () => {
      const game = scenario({ you: { hand: ['test-slow', 'test-device', 'test-fast'] } });
      game.respond();
      game.you.play('test-slow');
      const answer = acting(game, { do: 'play', card: id(game, 'test-device') });
      game.settle();
      return answer;
    },
  ],
  [
    'conflictGoesOn',
    '11.3',
    'It can’t be done while a conflict goes on',
    () => {
      const game = scenario({ you: { hand: ['test-device', 'test-fast'], map: ['test-character-1-2'] } });
      game.respond();
      game.you.attack('test-character-1-2', 'test-homeworld#2');
      const answer = acting(game, { do: 'play', card: id(game, 'test-device') });
      game.settle();
      return answer;
    },
  ],
  [
    'notActionPhase',
    '11.3',
    'It is not your Action Phase',
    () => {
      const game = scenario({ you: { hand: ['test-slow'] }, opponent: { hand: ['test-fast', 'test-device'] } });
      game.respond();
      game.you.play('test-slow');
      const answer = acting(game, { do: 'play', card: id(game, 'test-device') }, 1);
      game.settle();
      return answer;
    },
  ],
  [
    'notPlayable',
    '6.1',
    'That can’t be played',
    () => play('test-homeworld#2', { you: { homeworld: 'test-homeworld', hand: ['test-homeworld'] } }),
  ],
];
