/** Who somebody is: accounts, passwords, sessions and the tickets for the game service. `./next` holds NextAuth. */
export { createGuest, rename, renameWithin, type SignUp, signOutEverywhere, signUp, upgradeGuest } from './accounts';
export { type Attempt, countAttempt } from './attempts';
export { clientAddress, trustedProxies } from './client-address';
export { ACCOUNT_REASONS, AccountError, type AccountReason } from './errors';
export { type Mail, type MailPort, mailPort, setMailPort } from './mail';
export { checkName, NAME_LENGTH, type NameProblem, nameKey, normaliseEmail, normaliseName } from './names';
export { signNotice, verifyNotice } from './notice';
export { type OAuthProvider, oauthProviders } from './oauth-keys';
export { PASSWORD_LENGTH } from './password';
export { requestPasswordReset, resetPassword } from './password-reset';
export { type SessionUser, sessionUser } from './session-user';
export { signInWithPassword } from './sign-in';
export { signSpectatorTicket, signTicket, TICKET_SECONDS, type Ticket, verifyTicket } from './ticket';
