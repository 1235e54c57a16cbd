export const watch = {
  title: 'Zusehen',
  lead: 'Du siehst, was beide sehen dürfen, und nichts, was nur einer von ihnen auf der Hand hält.',
  onNow: 'Laufende Partien',
  nobodyPlays: 'Gerade spielt niemand öffentlich',
  nobodyPlaysText: 'Partien aus der Lobby erscheinen hier, sobald sie beginnen.',
  openTable: 'Einen Tisch eröffnen',
  players: '<first></first> und <second></second>',
  kind: '{kind, select, rated {Gewertet} other {Ungewertet}}',
  kindBegun: '{kind, select, rated {Gewertet} other {Ungewertet}}, begonnen <time></time>',
  watch: 'Zusehen<hidden> bei {players}</hidden>',
} as const;
