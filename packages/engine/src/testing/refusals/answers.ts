import { scenario } from '../scenario';

import { acting, type Case, choosing, discarded, refused } from './ask';

export const ANSWERS: readonly Case[] = [
  [
    'gameOver',
    '15.4',
    'The game is over',
    () => {
      const game = scenario();
      game.you.concede();
      return refused(game, 1, { type: 'concede' });
    },
  ],
  ['notYourDecision', '11.2', 'It is not your decision', () => acting(scenario(), { do: 'endTurn' }, 1)],
  [
    'notThisDecision',
    '10.5',
    'This answers another decision than the one that is open',
    () => choosing(scenario(), [0]),
  ],
  [
    'notThisDecision',
    '11.2',
    'This answers another decision than the one that is open',
    () => acting(scenario(), { do: 'pass' }),
  ],
  ['tooFewChosen', '1.7', 'Choose at least 2; you chose 1', () => discarded([0])],
  ['tooManyChosen', '1.7', 'Choose at most 2; you chose 3', () => discarded([0, 1, 2])],
  ['noSuchOption', '1.7', 'That is not among the choices', () => discarded([0, 3])],
  ['chosenTwice', '1.7', 'The same choice was made twice', () => discarded([1, 1])],
  ['malformed', '11.1', 'That action could not be read', () => discarded('all')],
  ['malformed', '11.1', 'That action could not be read', () => refused(scenario(), 0, { type: 'cheat' })],
  ['malformed', '11.2', 'That action could not be read', () => refused(scenario(), 0, { type: 'void' })],
  ['malformed', '11.2', 'That action could not be read', () => refused(scenario(), 'server', { type: 'takeBack' })],
  ['nothingToTakeBack', '11.1', 'There is nothing to take back', () => refused(scenario(), 0, { type: 'takeBack' })],
];
