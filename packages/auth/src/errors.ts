/** Why something about an account is refused: a closed list, which the pages turn into sentences. */
export const ACCOUNT_REASONS = [
  'nameTooShort',
  'nameTooLong',
  'nameCharacters',
  'nameTaken',
  'emailInvalid',
  'emailTaken',
  'passwordTooShort',
  'passwordTooLong',
  'wrongCredentials',
  'suspended',
  'notAGuest',
  'unknownUser',
  'tooManyAttempts',
  'mailUnavailable',
  'resetInvalid',
] as const;
export type AccountReason = (typeof ACCOUNT_REASONS)[number];

/** A refusal about an account; nothing was changed. Its message is the reason, since NextAuth hands only that on. */
export class AccountError extends Error {
  override readonly name = 'AccountError';
  constructor(readonly reason: AccountReason) {
    super(reason);
  }
}
