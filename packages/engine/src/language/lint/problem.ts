/** What a check says of a card. A warning is a guideline that a card may knowingly leave. */
export interface Problem {
  card: string;
  level: 'error' | 'warning';
  /** The check's name, for allowlists. */
  check: string;
  where: string;
  message: string;
}
/** A check's finding, before the card's id is put on it. */
export type Finding = Omit<Problem, 'card'>;
export const error = (check: string, where: string, message: string): Finding => ({
  level: 'error',
  check,
  where,
  message,
});
export const warning = (check: string, where: string, message: string): Finding => ({
  level: 'warning',
  check,
  where,
  message,
});
