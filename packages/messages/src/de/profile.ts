export const profile = {
  since: 'seit {date}',
  guest: 'Gast',
  you: 'Du',
  rating: 'Wertung',
  title: 'Titel',
  rank: 'Rang',
  wonAndLost: 'Siege und Niederlagen',
  ratedGames: 'Gewertete Partien',
  games: 'Partien',
  noRank: {
    noGame: { word: 'nicht gelistet', why: 'Keine gewertete Partie in dieser Saison' },
    inactive: {
      word: 'weg',
      why: 'Seit vier Wochen keine gewertete Partie: bis zur nächsten nicht auf der Rangliste',
    },
    suspended: { word: 'nicht gelistet', why: 'Dieses Konto ist gesperrt' },
    provisional: { word: 'noch keiner', why: 'Kommt, sobald die Abweichung höchstens {most} beträgt' },
  },
  ratingLine: 'Wertung von {name} über {games} gewertete Partien, jetzt {rating}',
  byDeck: 'Nach Deck',
  byTurnOrder: 'Nach Zugreihenfolge',
  goingFirst: 'Als Erstes am Zug',
  goingSecond: 'Als Zweites am Zug',
  wonAndLostSpoken: ', gewonnen und verloren',
  share:
    '{games, plural, =0 {noch keine gewertete Partie} one {{share} % von # Partie gewonnen} other {{share} % von # Partien gewonnen}}',
} as const;
