export const queue = {
  place: 'Your place in the queue',
  opponentIsThere: 'Your opponent is there.',
  goToTable: 'Go to the table',
  lobby: 'Lobby',
  stopWaiting: 'Stop waiting',
  waitingFor: {
    RANKED: 'Waiting for a ranked opponent',
    CASUAL: 'Waiting for a casual opponent',
  },
  withDeck: 'With <name>{deck}</name>.',
  others:
    '{others, plural, =0 {Nobody else whom you can meet is waiting.} =1 {One other player is waiting.} other {# other players are waiting.}}',
  acceptsAnybody: 'You are paired with anybody who accepts your rating too.',
  acceptsRange: 'Your opponent may be rated {least} to {most}. The range widens while you wait.',
  cutOff: 'The site can’t be reached. Your place is kept for half a minute.',
  captainOffered: 'Nobody has come yet. You can play the captain meanwhile.',
  captainMeanwhile: 'Nobody has come yet. Play the captain meanwhile?',
  playCaptain: 'Play the captain',
  placeKept: 'You keep your place, and are told at the table when somebody comes.',
  playRanked: 'Play ranked',
  playCasual: 'Play casual',
  guestsCasual: 'Guests play casual games',
  whomYouMeet:
    'You get an opponent near your rating, but not your last one, and nobody you blocked or who blocked you.',
  found: 'Your opponent is there',
  lost: 'You are no longer in the queue',
  lostText: 'Queue again if you still want a game.',
} as const;
