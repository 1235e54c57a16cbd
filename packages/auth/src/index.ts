/** Who somebody is: accounts, passwords, sessions and the tickets for the game service. `./next` holds NextAuth. */
export { TICKET_SECONDS, signSpectatorTicket, signTicket, type Ticket, verifyTicket } from './ticket';
export { checkName, NAME_LENGTH, type NameProblem, nameKey, normaliseEmail, normaliseName } from './names';
export { hashPassword, PASSWORD_LENGTH, verifyPassword } from './password';
