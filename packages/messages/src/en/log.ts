export const log = {
  why: 'Why?',
  whyRule: 'Why? Rule {rule}',
  causedBy: 'Caused by <cause></cause>.',
  byRule: 'By this rule, not by a card’s ability.',
} as const;
