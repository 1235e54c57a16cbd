/** Why something about an account is refused: a closed list, which the pages turn into sentences. */
export const ACCOUNT_REASONS = [
  'nameTooShort',
  'nameTooLong',
  'nameCharacters',
  'nameTaken',
  /** It looks like the name of somebody else. */
  'nameLookalike',
  /** It would be read as the name of somebody who looks after the site, or of a bot. */
  'nameReserved',
  /** A moderator has taken it from somebody. */
  'nameRefused',
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

/**
 * A refusal about an account; nothing was changed. Its message is the reason, and after a colon the seconds to wait or the
 * notice where it has any, since NextAuth hands only that on.
 */
export class AccountError extends Error {
  override readonly name = 'AccountError';
  constructor(
    readonly reason: AccountReason,
    /** After how many seconds it may be tried again. */
    readonly retryAfter?: number,
    /** With `suspended`: what lets its user read why (`verifyNotice`). */
    readonly notice?: string,
  ) {
    super([reason, retryAfter ?? notice].filter((part) => part !== undefined).join(':'));
  }
}
