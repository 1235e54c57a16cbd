import { expect, test } from 'vitest';
import { DRIVES } from '../language/index';
import { any, C, damage, destroy, drive, enters, opponents, target, when } from '../language/words';
import { testCharacter } from '../testing/fixtures';
import { scenario } from '../testing/scenario';
import { slow } from '../testing/small-cards';
import { story } from '../testing/stories';

const herald = testCharacter(1, 3, { id: 'herald', name: 'The Herald', unique: true });
const steal = slow('steal', { do: 'takeControl', what: target(opponents('Character')), until: 'for good' });

test('4.1 a card has name, type, subtypes, Drives or faction, numerals, cost and statistics; traits do nothing by themselves', () => {
  const scout = testCharacter(2, 3, { id: 'scout', name: 'Scout', traits: ['Pilot'], acts: ['I', 'II'], cost: C(2) });
  const game = scenario({ cards: [scout], you: { hand: ['scout'], C: 2 } });
  expect(game.game.pool.cards.scout).toMatchObject({
    name: 'Scout',
    type: 'Character',
    factions: ['Independent'],
    acts: ['I', 'II'],
    cost: 2,
    faces: { front: { drives: ['Duty'], traits: ['Pilot'], stats: { power: 2, resolve: 3 } } },
  });
  game.you.play('scout');
  expect(game.you.C).toBe(0);
});

test('4.5 there are six Drives, and each face of a Character has its own', () => {
  expect(DRIVES).toEqual(['Ambition', 'Devotion', 'Duty', 'Freedom', 'Truth', 'Vengeance']);
  const judge = slow('judge', damage(1, target(any('Character', drive('Vengeance')))));
  const game = scenario({
    cards: [judge],
    you: { hand: ['judge'], map: ['test-character-1-2', { card: 'test-character-2-3', face: 'fallen' }] },
  });
  game.you.play('judge');
  expect([game.card('test-character-1-2').damage, game.card('test-character-2-3').damage]).toEqual([0, 1]);
});

test('4.6 4.3 a refused play says which name is controlled already, and in which Acts the card may be played', () => {
  const late = testCharacter(2, 3, { id: 'late', name: 'Late', acts: ['II', 'III'] });
  const twin = testCharacter(2, 3, { id: 'twin', name: herald.name, unique: true });
  const game = scenario({ cards: [herald, late, twin], you: { map: ['herald'], hand: ['twin', 'late'] } });
  expect(() => game.you.play('twin')).toThrow('"word":"The Herald"');
  expect(() => game.you.play('late')).toThrow('"word":"II or III"');
});

test('4.6 14.12 who comes to control two of a unique name by taking one loses the later one, to its owner’s pile', () => {
  const game = scenario({
    cards: [herald, steal],
    you: { map: ['herald'], hand: ['steal'] },
    opponent: { map: ['herald'] },
  });
  game.you.play('steal', 'herald#2');
  expect([game.card('herald').zone, game.card('herald#2').zone]).toEqual(['map', 'depleted']);
  expect(game.game.board.players[1]?.depleted).toContain(game.card('herald#2').id);
});

test('4.6 the later one is the one that came under control later, not the one that is newer on the Map', () => {
  const game = scenario({
    cards: [herald, steal],
    you: { hand: ['herald', 'steal'] },
    opponent: { map: ['herald'] },
  });
  game.you.play('herald');
  game.you.play('steal', 'herald#2');
  expect([game.card('herald').zone, game.card('herald#2').zone]).toEqual(['map', 'depleted']);
});

test('4.6 a unique card that comes back to a player who played another meanwhile is the later one', () => {
  const captor = testCharacter(1, 1, {
    id: 'captor',
    name: 'Captor',
    front: {
      abilities: [
        when(enters('this'), {
          do: 'takeControl',
          what: target(opponents('Character')),
          until: 'while this is on the Map',
        }),
      ],
    },
  });
  const game = scenario({
    active: 'opponent',
    cards: [herald, captor, slow('kill', destroy(target(opponents('Character'))))],
    opponent: { hand: ['captor'] },
    you: { map: ['herald'], hand: ['herald', 'kill'], C: 9 },
  });
  game.opponent.play('captor');
  expect(game.card('herald').controller).toBe('opponent');
  game.opponent.endTurn();
  game.you.play('herald#2');
  game.you.play('kill', 'captor');
  expect([game.card('captor').zone, game.card('herald').zone, game.card('herald#2').zone]).toEqual([
    'depleted',
    'depleted',
    'map',
  ]);
});

test('4.6 unique is a matter of the front name, and of one player: both players may control one each', () => {
  const game = scenario({
    cards: [herald],
    you: { hand: ['herald'] },
    opponent: { map: [{ card: 'herald', face: 'fallen' }] },
  });
  game.you.play('herald');
  expect([game.card('herald').zone, game.card('herald#2').zone]).toEqual(['map', 'map']);
});

test('4.6 8.8.1 who takes a back face of the unique name of their own Storyline in progress loses the back face, and the Storyline stays', () => {
  const saga = story('saga', {}, { unique: true, bound: false });
  const take = slow('take', { do: 'takeControl', what: target(opponents('Completed Storyline')), until: 'for good' });
  const game = scenario({
    cards: [saga, take],
    you: { map: ['saga'], hand: ['take'] },
    opponent: { map: [{ card: 'saga', face: 'back' }] },
  });
  game.you.play('take');
  expect([game.card('saga').zone, game.card('saga').chapter, game.card('saga#2').zone]).toEqual(['map', 1, 'depleted']);
});
