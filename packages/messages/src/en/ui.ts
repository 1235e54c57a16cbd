export const ui = {
  close: 'Close',
  ofMax: '{value, number} of {max, number}',
  rule: 'Rule {rule}',
} as const;
