export const offline = {
  title: 'Offline',
  noNetwork: 'There is no network',
  text: 'This page needs it. Practice, the puzzles, the catalog’s search and the cards that you have looked at are kept on this device. A game that you are in goes on by its clocks: come back as soon as you can.',
  tryAgain: 'Try again',
} as const;
