import { character } from '@astris/engine/language';
import { C, CP, gain, pay, redeem, redeemed, self, when } from '@astris/engine/language/words';

export default character({
  id: 'penitent-of-the-oil',
  name: 'Penitent of the Oil',
  faction: 'Lantern Order',
  traits: ['Acolyte'],
  cost: C(2),
  front: {
    drives: ['Devotion'],
    power: 2,
    resolve: 2,
    abilities: [when(redeemed(self), gain(C(1)))],
    flavor: 'I have been worse. I can be better.',
  },
  fallen: {
    name: 'Penitent, Relapsed',
    drives: ['Vengeance'],
    power: 3,
    resolve: 1,
    abilities: [pay(CP(3), redeem(self))],
  },
  printing: { set: 'AST', number: 68, rarity: 'common' },
});
