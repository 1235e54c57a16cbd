export const ui = {
  close: 'Schließen',
  ofMax: '{value, number} von {max, number}',
  rule: 'Regel {rule}',
} as const;
