export const preview = {
  deck: 'Deck',
  aDeck: 'Ein Deck',
  deckOf: 'Ein Deck von {homeworld}',
  by: 'von {name}',
  cards: '{count, plural, one {# Karte} other {# Karten}}',
  cardsAndSideboard: '{count, plural, one {# Karte} other {# Karten}}, Sideboard mit {side, number}',
  player: 'Spieler',
  provisional: '{rating}? (vorläufig)',
  rating: '{rating} ± {deviation}',
  notRated: 'Nicht gewertet',
  record:
    '{games, plural, one {# gewertete Partie} other {# gewertete Partien}}: {wins, number} gewonnen, {losses, number} verloren',
} as const;
