export const watch = {
  title: 'Watch',
  lead: 'You see what both players may see, and nothing that one of them holds.',
  onNow: 'Games on now',
  nobodyPlays: 'Nobody plays in public now',
  nobodyPlaysText: 'Games of the lobby appear here as they begin.',
  openTable: 'Open a table',
  players: '<first></first> and <second></second>',
  kind: '{kind, select, rated {Rated} other {Casual}}',
  kindBegun: '{kind, select, rated {Rated} other {Casual}}, begun <time></time>',
  watch: 'Watch<hidden> {players}</hidden>',
} as const;
