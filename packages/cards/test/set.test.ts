import { type Card, DRIVES, FACTIONS, type Faction } from '@astris/engine/language';
import { describe, expect, test } from 'vitest';
import { CARDS } from '#cards';

type Of<T extends Card['type']> = Extract<Card, { type: T }>;
const all = <T extends Card['type']>(type: T): Of<T>[] => CARDS.filter((card): card is Of<T> => card.type === type);
/** How many there are of each, by what `of` says of one. */
const tally = <T>(list: readonly T[], of: (one: T) => string): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const one of list) counts[of(one)] = (counts[of(one)] ?? 0) + 1;
  return counts;
};
const factionOf = (card: Exclude<Card, Of<'Storyline'>>): Faction =>
  card.type === 'Homeworld' ? card.factions[0] : card.faction;

const storylines = all('Storyline');
const characters = all('Character');
const maneuvers = all('Maneuver');

describe('the Foundation set', () => {
  test('has 200 cards: 10 Homeworlds, 60 Characters, 40 Storylines, 25 Locations, 20 Spacecraft, 20 Devices, 25 Maneuvers', () => {
    expect(CARDS).toHaveLength(200);
    expect(tally(CARDS, ({ type }) => type)).toEqual({
      Homeworld: 10,
      Character: 60,
      Storyline: 40,
      Location: 25,
      Spacecraft: 20,
      Device: 20,
      Maneuver: 25,
    });
  });

  test('gives each faction two Homeworlds, eleven Characters and at least two of every other type', () => {
    for (const faction of FACTIONS.filter((name) => name !== 'Independent')) {
      const own = CARDS.filter((card) => card.type !== 'Storyline' && factionOf(card) === faction);
      const counts = tally(own, ({ type }) => type);
      expect(counts, faction).toMatchObject({ Homeworld: 2, Character: 11 });
      for (const type of ['Location', 'Spacecraft', 'Device', 'Maneuver'])
        expect(counts[type], `${faction} ${type}`).toBeGreaterThanOrEqual(2);
    }
  });

  test('2.4 gives each faction two Characters that may be Starters: of 3C or less, for Act I', () => {
    const starters = characters.filter(({ cost, acts = ['I'] }) => cost.C <= 3 && acts.includes('I'));
    for (const faction of FACTIONS) expect(tally(starters, factionOf)[faction], faction).toBeGreaterThanOrEqual(2);
  });

  test('4.3 prints Act numerals on about a third of its cards, so that sideboards matter', () => {
    const numbered = CARDS.filter(({ acts }) => acts).length;
    expect(numbered / CARDS.length).toBeGreaterThan(0.25);
    expect(numbered / CARDS.length).toBeLessThan(0.45);
  });

  test('is about half common, a third uncommon, and the rest rare', () => {
    const { common = 0, uncommon = 0, rare = 0 } = tally(CARDS, ({ printing }) => printing.rarity);
    expect([Math.round((4 * common) / CARDS.length), Math.round((6 * uncommon) / CARDS.length)]).toEqual([2, 2]);
    expect(rare).toBeLessThan(uncommon);
  });

  test('4.5 each Drive is served: by six Storylines, and six Characters, and two Fallen faces, at least', () => {
    for (const drive of DRIVES) {
      const on = (drives: readonly string[]) => drives.includes(drive);
      expect(storylines.filter(({ drives }) => on(drives)).length, drive).toBeGreaterThanOrEqual(6);
      expect(characters.filter(({ front }) => on(front.drives)).length, drive).toBeGreaterThanOrEqual(6);
      expect(characters.filter(({ fallen }) => on(fallen.drives)).length, drive).toBeGreaterThanOrEqual(2);
    }
  });
});

describe('its Characters', () => {
  test('4.5 have other Drives when they have fallen than before', () => {
    const drivesOf = ({ drives }: { drives: readonly string[] }) => [...drives].sort().join();
    const same = characters.filter(({ front, fallen }) => drivesOf(front) === drivesOf(fallen));
    expect(same.map(({ name }) => name)).toEqual([]);
  });
});

describe('its Storylines', () => {
  test('8.3 are 30 Bound and 10 Player Storylines', () => {
    expect(tally(storylines, ({ bound }) => (bound ? 'Bound' : 'Player'))).toEqual({ Bound: 30, Player: 10 });
  });
  test('8.6.5 hold ten Aspirational and ten Cursed ones at least', () => {
    const tones = tally(storylines, ({ tone }) => tone ?? 'neither');
    expect(tones.Aspirational).toBeGreaterThanOrEqual(10);
    expect(tones.Cursed).toBeGreaterThanOrEqual(10);
  });
  test('8.11, 8.12 hold six with Partner and six with Reversal at least', () => {
    expect(storylines.filter(({ partner }) => partner).length).toBeGreaterThanOrEqual(6);
    expect(storylines.filter(({ reversal }) => reversal).length).toBeGreaterThanOrEqual(6);
  });
  test('8.9.1 become every type that a back face may have', () => {
    const backs = tally(storylines, ({ back }) => back.becomes);
    expect(Object.keys(backs).sort()).toEqual(['Character', 'Completed Storyline', 'Device', 'Location', 'Spacecraft']);
  });
});

describe('its Maneuvers', () => {
  test('11.3 are half Fast', () => {
    expect([12, 13]).toContain(tally(maneuvers, ({ speed }) => speed).Fast);
  });
  test('8.8.4 hold three disruption Maneuvers, each of 5 CP or more', () => {
    const disrupt = maneuvers.filter(({ effect }) => effect.some((one) => one.do === 'removeStoryline'));
    expect(disrupt).toHaveLength(3);
    expect(disrupt.map(({ cost }) => cost.CP >= 5)).toEqual([true, true, true]);
  });
});
