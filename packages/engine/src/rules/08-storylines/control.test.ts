/** Every effect that would take control of a Storyline in progress or of a Bound Character is refused or does nothing (8.10.4). */
import { expect, test } from 'vitest';
import type { Duration, Effect } from '../../language/index';
import {
  all,
  any,
  attacks,
  C,
  CP,
  damage,
  each,
  enters,
  gain,
  host,
  it,
  opponents,
  pay,
  ready,
  takeControl,
  target,
  when,
} from '../../language/words';
import { scenario } from '../../testing/scenario';
import { fast, gear, slow, tool } from '../../testing/small-cards';
import { story } from '../../testing/stories';

const UNTIL: (Duration | 'for good')[] = [
  'this turn',
  'this conflict',
  'this Act',
  'while this is on the Map',
  'for good',
];
const arc = {
  card: 'test-storyline',
  chapter: 2,
  boundTo: 'test-character-2-3',
  partnerTo: 'test-character-1-2',
} as const;
const theirs = [arc, 'test-character-2-3', 'test-character-1-2'];

test.each(UNTIL)(
  '8.10.4 a Maneuver or an ability that would take control %s can’t choose a Storyline in progress or a Bound Character',
  (until) => {
    const game = scenario({
      cards: [
        slow('coup', takeControl(target(opponents('Storyline', 'in progress')), until)),
        slow('charm', takeControl(target(opponents('Character', 'Bound')), until)),
        tool('lure', pay(C(1), takeControl(target(any('Character', 'Bound')), until), { speed: 'Fast' })),
      ],
      you: { C: 5, CP: 5, hand: ['coup', 'charm'], map: ['lure'] },
      opponent: { map: theirs },
    });
    for (const card of ['coup', 'charm']) expect(game.you.refusal(() => game.you.play(card))).toBe('11.1');
    expect(game.you.refusal(() => game.you.use('lure'))).toBe('11.1');
    expect([game.you.C, game.you.CP, game.told('controlChanged')]).toEqual([5, 5, []]);
  },
);

test.each(UNTIL)(
  '8.10.4 an effect that takes control %s of whatever it meets leaves out the Storyline and the Bound Character',
  (until) => {
    const sweep: Effect = each(opponents('permanent'), takeControl(it, until));
    const game = scenario({
      cards: [fast('sweep', sweep)],
      you: { hand: ['sweep'], map: ['test-character-5-6'] },
      opponent: { map: [...theirs, 'test-device'], hand: ['test-fast'] },
    });
    game.respond();
    game.you.attack('test-character-5-6', 'test-homeworld#2');
    game.opponent.pass();
    game.you.play('sweep');
    game.settle();
    expect(game.card('test-storyline').controller).toBe('opponent');
    expect(game.card('test-character-2-3')).toMatchObject({ controller: 'opponent', bound: true });
    expect(game.card('test-homeworld#2').controller).toBe('opponent');
    const taken = game.told('controlChanged').filter(({ to }) => to === 0);
    const lasts = until !== 'while this is on the Map';
    expect(taken.map(({ subject }) => subject?.card)).toEqual(lasts ? ['test-character-1-2', 'test-device'] : []);
  },
);

test('8.10.4 a trigger about a Bound Character that attacks, and a Device on it, take no control of it', () => {
  const snare = tool('snare', when(attacks(opponents('Character')), [takeControl(it, 'for good'), gain(CP(1))]));
  const leash = gear('leash', pay(C(1), [takeControl(host, 'for good'), gain(CP(1))]));
  const game = scenario({
    cards: [snare, leash],
    active: 'opponent',
    you: { CP: 0, map: ['snare', { card: 'leash', host: 'test-character-2-3' }] },
    opponent: { map: theirs },
  });
  game.opponent.attack('test-character-2-3', 'test-homeworld');
  expect(game.card('test-character-2-3')).toMatchObject({ controller: 'opponent', bound: true });
  expect(game.you.CP).toBe(1);
  game.opponent.endTurn();
  game.you.use('leash');
  expect(game.card('test-character-2-3').controller).toBe('opponent');
  expect(game.you.CP).toBe(1 + 2 + 1);
});

test('8.10.4 a Storyline that enters is not taken by what waits for it', () => {
  const thief = tool('thief', when(enters(opponents('Storyline')), takeControl(it, 'for good')));
  const game = scenario({
    cards: [thief],
    active: 'opponent',
    you: { map: ['thief'] },
    opponent: { hand: ['test-storyline'] },
  });
  game.opponent.play('test-storyline');
  expect(game.told('abilityTriggered')).toHaveLength(1);
  expect(game.card('test-storyline').controller).toBe('opponent');
});

test('8.10.4 8.9.6 once completed a Storyline is a permanent like others, and may be taken', () => {
  const coup = slow('coup', takeControl(target(opponents('Completed Storyline')), 'for good'));
  const game = scenario({
    cards: [coup],
    you: { hand: ['coup'] },
    opponent: { map: [{ card: 'test-storyline', face: 'back', sp: 2 }] },
  });
  game.you.play('coup');
  expect([game.card('test-storyline').controller, game.you.sp]).toEqual(['you', 2]);
});

test('8.10.4 8.11.3 a Partnered Character is not Bound: it may be taken, is freed then, and the Bound one stays', () => {
  const charm = slow('charm', takeControl(target(opponents('Character')), 'this turn'), ready(it));
  const game = scenario({ cards: [charm], you: { hand: ['charm'] }, opponent: { map: theirs } });
  game.you.play('charm');
  expect(game.card('test-character-1-2')).toMatchObject({ controller: 'you', ready: true });
  expect(game.game.board.cards[game.card('test-storyline').id]?.story).toMatchObject({ partner: null });
  expect(game.card('test-character-2-3').bound).toBe(true);
  game.you.endTurn();
  expect(game.card('test-character-1-2').controller).toBe('opponent');
  expect(game.game.board.cards[game.card('test-storyline').id]?.story?.partner).toBeNull();
});

test('8.10.4 12.6 no siege seizes a Bound Character or a Storyline: only Locations are seized', () => {
  const wave = slow('wave', damage(9, all(opponents('permanent'))));
  const lair = story('lair', {});
  const game = scenario({
    cards: [wave, lair],
    you: { hand: ['wave'] },
    opponent: { map: [{ card: 'lair', boundTo: 'test-character-2-3' }, 'test-character-2-3', 'test-location'] },
  });
  game.you.play('wave');
  expect([game.card('lair').controller, game.card('test-character-2-3').controller]).toEqual(['opponent', 'opponent']);
  expect(game.told('seized').map(({ subject }) => subject?.card)).toEqual(['test-location']);
});
