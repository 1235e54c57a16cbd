export const log = {
  why: 'Warum?',
  whyRule: 'Warum? Regel {rule}',
  causedBy: 'Ausgelöst durch <cause></cause>.',
  byRule: 'Durch diese Regel, nicht durch die Fähigkeit einer Karte.',
} as const;
