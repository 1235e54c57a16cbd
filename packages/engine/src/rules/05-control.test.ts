import { expect, test } from 'vitest';
import {
  all,
  any,
  burn,
  C,
  damage,
  destroy,
  drive,
  enters,
  gain,
  modify,
  opponents,
  returnToHand,
  target,
  when,
  without,
  your,
} from '../language/words';
import { testCharacter } from '../testing/fixtures';
import { scenario } from '../testing/scenario';
import { fast, slow, tool } from '../testing/small-cards';

const take = (id: string, until: 'this turn' | 'for good' | 'this Act') =>
  slow(id, { do: 'takeControl', what: target(opponents('Character')), until });
const snatch = fast('snatch', { do: 'takeControl', what: target(opponents('Character')), until: 'this turn' });

test('5.1 a card is in one zone at a time: hand, Chain, Map, Depleted or Burned Pile', () => {
  const game = scenario({
    cards: [slow('pyre', burn(target(any('Character'))))],
    you: { hand: ['test-character-1-2', 'pyre'] },
    opponent: { hand: ['test-fast'] },
  });
  game.respond();
  game.you.play('test-character-1-2');
  expect(game.card('test-character-1-2').zone).toBe('chain');
  game.settle();
  expect(game.card('test-character-1-2').zone).toBe('map');
  game.you.play('pyre');
  expect([game.card('test-character-1-2').zone, game.card('pyre').zone]).toEqual(['burned', 'depleted']);
});

test('5.3 a card goes to its owner’s pile and hand, whoever controls it', () => {
  const game = scenario({
    cards: [
      take('steal', 'for good'),
      slow('send', returnToHand(target(your('Character')))),
      slow('kill', destroy(target(your('Character')))),
    ],
    you: { hand: ['steal', 'steal', 'send', 'kill'] },
    opponent: { map: ['test-character-1-2', 'test-character-2-2'] },
  });
  game.you.play('steal', 'test-character-1-2');
  game.you.play('steal#2');
  game.you.play('send', 'test-character-1-2');
  game.you.play('kill');
  expect(game.opponent.hand).toEqual(['test-character-1-2']);
  expect(game.game.board.players[1]?.depleted).toEqual([game.card('test-character-2-2').id]);
});

test('5.3 taken twice, the outer effect ends first: control goes back to the first taker, then to its owner', () => {
  const game = scenario({
    cards: [take('long', 'this Act'), snatch],
    you: { hand: ['long'], map: ['test-character-5-6'] },
    opponent: { map: ['test-character-1-2'], hand: ['snatch'] },
  });
  game.you.play('long', 'test-character-1-2');
  expect(game.card('test-character-1-2').controller).toBe('you');
  game.respond();
  game.you.attack('test-character-5-6', 'test-homeworld#2');
  game.opponent.play('snatch', 'test-character-1-2');
  game.settle();
  expect(game.card('test-character-1-2').controller).toBe('opponent');
  game.you.endTurn();
  expect(game.card('test-character-1-2').controller).toBe('you');
});

test('5.3 taken twice, the inner effect ends first: the later taker keeps it as long as their own effect lasts', () => {
  const game = scenario({
    cards: [
      take('short', 'this turn'),
      fast('hold', { do: 'takeControl', what: target(opponents('Character')), until: 'this Act' }),
    ],
    you: { hand: ['short'], map: ['test-character-5-6'] },
    opponent: { map: ['test-character-1-2'], hand: ['hold'] },
  });
  game.you.play('short', 'test-character-1-2');
  game.respond();
  game.you.attack('test-character-5-6', 'test-homeworld#2');
  game.opponent.play('hold', 'test-character-1-2');
  game.settle();
  game.you.endTurn();
  expect(game.card('test-character-1-2').controller).toBe('opponent');
});

test('5.3 control taken for good ends what was borrowed before: nothing gives it back', () => {
  const game = scenario({
    cards: [
      take('short', 'this turn'),
      slow('keep', { do: 'takeControl', what: target(any('Character')), until: 'for good' }),
    ],
    you: { hand: ['short', 'keep'] },
    opponent: { map: ['test-character-2-2'] },
  });
  game.you.play('short', 'test-character-2-2');
  game.you.play('keep', 'test-character-2-2');
  game.you.endTurn();
  expect([game.card('test-character-2-2').controller, game.game.board.effects]).toEqual(['you', []]);
});

test('5.3 control "while this is on the Map" ends as the source leaves, and never begins once it has left', () => {
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
  const kill = fast('kill', destroy(target(any('Character', without(drive('Truth'))))));
  const late = scenario({
    cards: [captor, kill],
    you: { hand: ['captor'] },
    opponent: { map: ['test-character-2-2'], hand: ['kill'] },
  });
  late.respond();
  late.you.play('captor');
  late.opponent.pass();
  late.opponent.play('kill', 'captor');
  late.settle();
  expect([late.card('captor').zone, late.card('test-character-2-2').controller]).toEqual(['depleted', 'opponent']);

  const held = scenario({
    cards: [captor, kill],
    you: { hand: ['captor', 'kill'] },
    opponent: { map: ['test-character-2-2'] },
  });
  held.you.play('captor');
  expect(held.card('test-character-2-2').controller).toBe('you');
  held.you.play('kill', 'captor');
  expect(held.card('test-character-2-2').controller).toBe('opponent');
});

test('5.4 a card that changes zone is a new object: damage, markers, effects and attachments end', () => {
  const game = scenario({
    cards: [
      slow('swell', modify(target(your('Character')), 'power', 3, 'this Act')),
      slow('send', returnToHand(target(your('Character')))),
    ],
    you: {
      hand: ['swell', 'send'],
      map: [
        { card: 'test-character-1-5', damage: 2, sp: 2 },
        { card: 'test-attachment', host: 'test-character-1-5' },
      ],
    },
  });
  game.you.play('swell');
  expect(game.card('test-character-1-5').stat('power')).toBe(4);
  game.you.play('send');
  expect(game.card('test-attachment').zone).toBe('depleted');
  game.you.play('test-character-1-5');
  expect(game.card('test-character-1-5')).toMatchObject({ damage: 0, sp: 0 });
  expect([game.card('test-character-1-5').stat('power'), game.game.board.effects]).toEqual([1, []]);
});

test('5.4 flipping a face is not a change of zone: effects on it go on', () => {
  const game = scenario({
    cards: [
      slow('swell', modify(target(your('Character')), 'power', 3, 'this Act')),
      slow('push', { do: 'fall', what: target(your('Character')) }),
    ],
    you: { hand: ['swell', 'push'], map: ['test-character-1-2'] },
  });
  game.you.play('swell');
  game.you.play('push');
  expect(game.card('test-character-1-2').stat('power')).toBe(5);
});

test('5.5 Burned cards never come back: no effect can mean them', () => {
  const game = scenario({
    cards: [slow('pyre', burn(target(any('Character')))), slow('wave', damage(1, all(any('permanent'))), gain(C(1)))],
    you: { hand: ['pyre', 'wave'], map: ['test-character-1-2'] },
  });
  game.you.play('pyre');
  game.you.play('wave');
  expect(game.card('test-character-1-2')).toMatchObject({ zone: 'burned', damage: 0 });
});

test('5.6 drawing from an empty deck loses 2C for each card that can’t be drawn', () => {
  const game = scenario({
    cards: [slow('study', { do: 'draw', amount: 3, player: 'you' })],
    you: { hand: ['study'], C: 7, deck: ['test-device'] },
  });
  expect(game.you.deck).toHaveLength(2);
  game.you.play('study');
  expect([game.you.deck, game.you.hand.length, game.you.C]).toEqual([[], 2, 5]);
  expect(game.told('couldNotDraw')).toMatchObject([{ rule: '5.6', seat: 0 }]);
});

test('5.7 what was placed before the game did not enter: nothing triggers, and it is not new', () => {
  const greeter = tool('greeter', when(enters(any('Character')), gain(C(1))));
  const game = scenario({
    cards: [greeter],
    you: { map: ['greeter', 'test-character-1-2'], hand: ['test-character-2-2'], C: 5 },
  });
  expect(game.game.board.chain).toEqual([]);
  game.you.attack('test-character-1-2', 'test-homeworld#2');
  game.you.play('test-character-2-2');
  expect(game.you.C).toBe(5);
});
