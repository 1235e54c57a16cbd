import { expect, test } from 'vitest';
import { FACTIONS, type Faction, homeworld, idOf, lintCard, maneuver } from '../language/index';
import { CP, draw, fall, target, your } from '../language/words';
import { RULESET } from '../ruleset';
import { buildPool } from '../state/pool';
import { fixtureList } from '../testing/fixture-deck';
import { FIXTURES, printing, testCharacter } from '../testing/fixtures';
import { scenario } from '../testing/scenario';
import { checkDeck } from './02-deck-lists';

const turncoat = testCharacter(4, 4, {
  id: 'turncoat',
  name: 'Turncoat',
  front: { keywords: ['Vigilant'], drives: ['Duty'] },
  fallen: { name: 'Turned', power: 1, resolve: 5, drives: ['Vengeance'], keywords: ['Swift'] },
});
const push = maneuver({
  id: 'push',
  name: 'Push',
  faction: 'Independent',
  speed: 'Slow',
  cost: CP(1),
  effect: [fall(target(your('Character')))],
  printing: printing(),
});

test('4.2 a Character has two faces, and only the one that is up counts', () => {
  const game = scenario({ cards: [turncoat, push], you: { map: ['turncoat'], hand: ['push'] } });
  expect(game.card('turncoat')).toMatchObject({ face: 'front' });
  expect(game.card('turncoat').stat('power')).toBe(4);
  game.you.play('push', 'turncoat');
  expect(game.card('turncoat')).toMatchObject({ face: 'fallen' });
  expect([game.card('turncoat').stat('power'), game.card('turncoat').stat('resolve')]).toEqual([1, 5]);
});

test('4.2 a Storyline has two faces: its back face counts once it is completed', () => {
  const game = scenario({ you: { map: [{ card: 'test-player-storyline', face: 'back' }] } });
  expect(game.game.board.cards[game.card('test-player-storyline').id]).toMatchObject({ face: 'back' });
  expect(game.game.board.cards[game.card('test-player-storyline').id]?.story).toBeUndefined();
});

const dated = maneuver({
  id: 'dated',
  name: 'Dated',
  faction: 'Independent',
  speed: 'Slow',
  acts: ['II', 'III'],
  cost: CP(1),
  effect: [draw(1)],
  printing: printing(),
});

test('4.3 a card with Act numerals is played only in those Acts, and one without in any', () => {
  for (const act of ['I', 'II', 'III'] as const) {
    const game = scenario({ act, cards: [dated], you: { hand: ['dated', 'test-slow'] } });
    if (act === 'I') expect(game.you.refusal(() => game.you.play('dated'))).toBe('4.3');
    else game.you.play('dated');
    game.you.play('test-slow');
  }
});

test('4.3 the numerals limit the playing of a card, not its staying on the Map', () => {
  const early = testCharacter(1, 1, { id: 'early', name: 'Early', acts: ['I'] });
  const game = scenario({ act: 'II', cards: [early], you: { map: ['early'] } });
  game.you.endTurn();
  expect(game.card('early').zone).toBe('map');
});

test('4.4 there are five factions; Independent is none of them: its cards go with every Homeworld, and no Homeworld prints it', () => {
  expect(FACTIONS.filter((name) => name !== 'Independent')).toEqual([
    'Aurelian Throne',
    'Free Drift',
    'Lantern Order',
    'Helix Combine',
    'Hollow Choir',
  ]);
  const flag = (faction: Faction) =>
    homeworld({
      id: idOf(faction),
      name: faction,
      factions: [faction],
      treasury: 10,
      income: 3,
      command: 2,
      bastion: 0,
      abilities: [],
      printing: printing(),
    });
  for (const faction of FACTIONS) {
    const home = flag(faction);
    const own = testCharacter(1, 1, { id: 'own', name: 'Own', faction });
    const pool = buildPool([...FIXTURES, home, own]);
    const legal = (homeworld: string) =>
      checkDeck(RULESET, pool, { ...fixtureList(), homeworld, main: { ...fixtureList().main, own: 1 } });
    expect(legal(home.id).filter(({ fault }) => fault === 'wrongFaction')).toEqual([]);
    const refusedByLantern = faction !== 'Independent' && faction !== 'Lantern Order';
    expect(legal('test-homeworld').map(({ rule }) => rule)).toEqual(refusedByLantern ? ['2.3'] : []);
    const complaints = lintCard(home).filter(({ message }) => message.includes('(4.4)'));
    expect(complaints).toHaveLength(faction === 'Independent' ? 1 : 0);
  }
});

test('4.6 a unique card can’t be played while its player controls one of that front name, whichever face is up', () => {
  const only = testCharacter(1, 2, { id: 'only', name: 'The Only', unique: true });
  const game = scenario({ cards: [only], you: { map: [{ card: 'only', face: 'fallen' }], hand: ['only'] } });
  expect(game.you.refusal(() => game.you.play('only#2'))).toBe('4.6');
});
