export const queue = {
  place: 'Dein Platz in der Warteschlange',
  opponentIsThere: 'Dein Gegner ist da.',
  goToTable: 'Zum Tisch',
  lobby: 'Lobby',
  stopWaiting: 'Nicht länger warten',
  waitingFor: {
    RANKED: 'Du wartest auf eine gewertete Partie',
    CASUAL: 'Du wartest auf eine ungewertete Partie',
  },
  withDeck: 'Mit <name>{deck}</name>.',
  others:
    '{others, plural, =0 {Sonst wartet niemand, dem du begegnen kannst.} =1 {Noch jemand wartet.} other {# andere warten.}}',
  acceptsAnybody: 'Du triffst auf alle, die auch deine Wertung annehmen.',
  acceptsRange: 'Dein Gegner darf eine Wertung von {least} bis {most} haben. Der Bereich wächst, während du wartest.',
  cutOff: 'Die Seite ist nicht erreichbar. Dein Platz bleibt eine halbe Minute frei.',
  captainOffered: 'Noch ist niemand gekommen. Du kannst inzwischen gegen den Captain spielen.',
  captainMeanwhile: 'Noch ist niemand gekommen. Inzwischen gegen den Captain spielen?',
  playCaptain: 'Gegen den Captain spielen',
  placeKept: 'Du behältst deinen Platz und erfährst am Tisch, wenn jemand kommt.',
  playRanked: 'Gewertet spielen',
  playCasual: 'Ungewertet spielen',
  guestsCasual: 'Gäste spielen ungewertete Partien',
  whomYouMeet:
    'Dein Gegner hat etwa deine Wertung; es ist nicht dein letzter, und niemand, den du blockiert hast oder der dich blockiert hat.',
  found: 'Dein Gegner ist da',
  lost: 'Du bist nicht mehr in der Warteschlange',
  lostText: 'Stell dich noch einmal an, wenn du weiter spielen willst.',
} as const;
