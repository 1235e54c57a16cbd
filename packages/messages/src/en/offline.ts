export const offline = {
  title: 'Offline',
  noNetwork: 'There is no network',
  text: 'This page needs it. Practice, the puzzles and the catalog are kept on this device. A game that you are in goes on by its clocks: come back as soon as you can.',
  tryAgain: 'Try again',
} as const;
