export const preview = {
  deck: 'Deck',
  aDeck: 'A deck',
  deckOf: 'A deck of {homeworld}',
  by: 'by {name}',
  cards: '{count, plural, one {# card} other {# cards}}',
  cardsAndSideboard: '{count, plural, one {# card} other {# cards}}, sideboard of {side, number}',
  player: 'Player',
  provisional: '{rating}? (provisional)',
  rating: '{rating} ± {deviation}',
  notRated: 'Not rated',
  record: '{games, plural, one {# rated game} other {# rated games}}: {wins, number} won, {losses, number} lost',
} as const;
