export const site = {
  language: 'Sprache',
} as const;
