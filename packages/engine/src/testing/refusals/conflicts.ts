import { testCharacter } from '../fixtures';
import { scenario } from '../scenario';

import { acting, attack, type Case, guards, id, intercept, MORE } from './ask';

export const CONFLICTS: readonly Case[] = [
  [
    'notReady',
    '7.1',
    'It is activated, and this needs a ready one',
    () => attack('raider', 'test-homeworld#2', { cards: MORE, you: { map: [{ card: 'raider', activated: true }] } }),
  ],
  [
    'cameThisTurn',
    '7.2',
    'It came under your control this turn and is not Swift',
    () => attack('raider', 'test-homeworld#2', { cards: MORE, you: { map: [{ card: 'raider', fresh: true }] } }),
  ],
  [
    'cantAttack',
    '12.1',
    'It can’t attack',
    () => attack('test-device', 'test-homeworld#2', { you: { map: ['test-device'] } }),
  ],
  [
    'cantBeAttacked',
    '12.1',
    'That can’t be attacked',
    () =>
      attack('raider', 'test-device', { cards: MORE, you: { map: ['raider'] }, opponent: { map: ['test-device'] } }),
  ],
  [
    'cantIntercept',
    '12.2',
    'It can’t intercept',
    () => intercept('test-device', { you: { map: ['raider'] }, ...guards }),
  ],
  [
    'noConflict',
    '12.2',
    'There is no conflict going on',
    () => acting(scenario({ you: { map: ['test-character-1-2'] } }), { do: 'intercept', interceptor: 0 }),
  ],
  [
    'alreadyIntercepted',
    '12.2',
    'This attack was intercepted already',
    () =>
      intercept(
        'test-character-2-2',
        {
          you: { map: ['raider'] },
          opponent: { hand: ['test-fast'], map: ['test-character-1-2', 'test-character-2-2'] },
        },
        (game) => {
          game.opponent.intercept('test-character-1-2');
          if (game.you.decision?.kind === 'response') game.you.pass();
        },
      ),
  ],
  [
    'elusive',
    '14.3',
    'The attacker is Elusive and can’t be intercepted',
    () =>
      intercept('test-character-1-2', {
        cards: [testCharacter(1, 3, { id: 'raider', name: 'Raider', front: { keywords: ['Elusive'] } })],
        you: { map: ['raider'] },
        ...guards,
      }),
  ],
  [
    'charactersCantInterceptSpacecraft',
    '12.2',
    'Characters can’t intercept Spacecraft',
    () => {
      const game = scenario({ you: { map: ['test-spacecraft'] }, ...guards });
      game.respond();
      game.you.attack('test-spacecraft', 'test-homeworld#2');
      const answer = acting(game, { do: 'intercept', interceptor: id(game, 'test-character-1-2') }, 1);
      game.settle();
      return answer;
    },
  ],
  [
    'notTheDefender',
    '12.2',
    'Only the defender may intercept',
    () =>
      intercept(
        'test-character-3-3',
        { you: { hand: ['test-fast'], map: ['raider', 'test-character-3-3'] }, ...guards },
        (game) => game.opponent.pass(),
      ),
  ],
];
