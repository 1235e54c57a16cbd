export const ui = {
  toasts: 'Mitteilungen',
  close: 'Schließen',
  ofMax: '{value, number} von {max, number}',
  rule: 'Regel {rule}',
} as const;
