export const site = {
  language: 'Language',
} as const;
