import { character } from '@astris/engine/language';
import { all, always, C, grant, your } from '@astris/engine/language/words';

export default character({
  id: 'davit-ames-lamp-pilot',
  name: 'Davit Ames, Lamp-Pilot',
  faction: 'Lantern Order',
  traits: ['Pilot'],
  unique: true,
  cost: C(3),
  front: {
    drives: ['Freedom', 'Devotion'],
    power: 2,
    resolve: 3,
    abilities: [always(grant(all(your('Spacecraft')), 'Vigilant'))],
    flavor: 'Follow my light. It knows the rocks.',
  },
  fallen: {
    name: 'Ames, Running Dark',
    drives: ['Freedom'],
    power: 3,
    resolve: 2,
    keywords: ['Elusive'],
    flavor: 'Lights off. Let them find their own way.',
  },
  printing: { set: 'AST', number: 61, rarity: 'uncommon' },
});
