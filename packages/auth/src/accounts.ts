/** Making accounts and changing them. A guest who signs up keeps id and history. Every refusal is an AccountError. */
import { randomInt } from 'node:crypto';
import { db, isUniqueConflict, nameSkeleton, type Prisma, type User } from '@astris/db';
import { AccountError } from './errors';
import { checkName, nameKey, normaliseEmail, normaliseName } from './names';
import { hashPassword, PASSWORD_LENGTH } from './password';

export interface SignUp {
  email: string;
  password: string;
  name: string;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const EMAIL_LENGTH = 254;
const GUEST_NAME_TRIES = 20;

/** Makes an account with email and password. */
export async function signUp(input: SignUp): Promise<User> {
  const data = await checkedSignUp(input);
  return refusingTaken(() => db().user.create({ data }));
}

/** Turns a guest into an account with email and password, in place: the same id, games and decks. */
export async function upgradeGuest(userId: string, input: SignUp): Promise<User> {
  const guest = await db().user.findUnique({ where: { id: userId } });
  if (!guest) throw new AccountError('unknownUser');
  if (!guest.isGuest) throw new AccountError('notAGuest');
  const data = await checkedSignUp(input);
  return refusingTaken(() =>
    db().user.update({ where: { id: userId, isGuest: true }, data: { ...data, isGuest: false } }),
  );
}

/** Makes a guest, with this name or, without one, a free one like "Guest 48213". */
export async function createGuest(name?: string): Promise<User> {
  if (name?.trim()) {
    const data = { ...checkedName(name), isGuest: true };
    await refuseTakenAway(data);
    return refusingTaken(() => db().user.create({ data }));
  }
  for (let tries = 0; tries < GUEST_NAME_TRIES; tries++) {
    const data = { ...checkedName(`Guest ${randomInt(10_000, 1_000_000)}`), isGuest: true };
    const [guest] = await db().user.createManyAndReturn({ data: [data], skipDuplicates: true });
    if (guest) return guest;
  }
  throw new AccountError('nameTaken');
}

/** Gives a user another name, of their own choice. */
export async function rename(userId: string, name: string): Promise<User> {
  const data = checkedName(name);
  await refuseTakenAway(data);
  return refusingTaken(() =>
    db().$transaction(async (tx) => {
      const user = await tx.user.update({ where: { id: userId }, data });
      // A table that waits is theirs under the name of now; a game that has begun keeps the one that it began with.
      const atOpenTables = { userId, match: { state: 'OPEN' as const } };
      await tx.matchSeat.updateMany({ where: atOpenTables, data: { name: user.name } });
      return user;
    }),
  );
}

/** Gives a user another name within a transaction, of a moderator's choice. */
export function renameWithin(tx: Prisma.TransactionClient, userId: string, name: string): Promise<User> {
  const data = checkedName(name);
  return refusingTaken(() => tx.user.update({ where: { id: userId }, data }));
}

/** Ends every session of this user, on every device. */
export async function signOutEverywhere(userId: string): Promise<void> {
  await db().user.update({ where: { id: userId }, data: { sessionEpoch: { increment: 1 } } });
}

/** Throws an AccountError for a password that is too short or too long to be kept. */
export function checkPassword(password: string): void {
  const length = [...password].length;
  if (length < PASSWORD_LENGTH.min) throw new AccountError('passwordTooShort');
  if (length > PASSWORD_LENGTH.max) throw new AccountError('passwordTooLong');
}

/** A name that is free for an account made by a provider: theirs if it can be had, else one with a number. */
export async function freeName(wish: string): Promise<CheckedName> {
  const letters = normaliseName(wish).replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
  const short = [...letters].slice(0, 14).join('');
  const problem = checkName(short);
  const base = problem === null ? short : `Pilot${problem === 'nameTooShort' ? short : ''}`;
  for (let tries = 0; tries < GUEST_NAME_TRIES; tries++) {
    const candidate = checkedName(tries === 0 && problem === null ? base : `${base}${randomInt(10, 1_000_000)}`);
    const { nameKey, nameSkeleton } = candidate;
    const taken = await db().user.findFirst({ where: { OR: [{ nameKey }, { nameSkeleton }] } });
    if (!taken && !(await isTakenAway(nameSkeleton))) return candidate;
  }
  throw new AccountError('nameTaken');
}

async function checkedSignUp({ email, password, name }: SignUp) {
  const named = checkedName(name);
  await refuseTakenAway(named);
  const address = normaliseEmail(email);
  if (address.length > EMAIL_LENGTH || !EMAIL.test(address)) throw new AccountError('emailInvalid');
  checkPassword(password);
  return { ...named, email: address, passwordHash: await hashPassword(password) };
}

interface CheckedName {
  name: string;
  nameKey: string;
  nameSkeleton: string;
}

function checkedName(name: string): CheckedName {
  const problem = checkName(name);
  if (problem) throw new AccountError(problem);
  const normal = normaliseName(name);
  return { name: normal, nameKey: nameKey(name), nameSkeleton: nameSkeleton(normal) };
}

/** A name that a moderator took from somebody is for nobody, nor is one that looks like it, until that is taken back. */
async function isTakenAway(skeleton: string): Promise<boolean> {
  const taken = { OR: [{ formerSkeleton: skeleton }, { reportedSkeleton: skeleton }] };
  return (await db().moderationAct.count({ where: { ...taken, about: { none: { kind: 'LIFT' } } } })) > 0;
}
async function refuseTakenAway({ nameSkeleton }: CheckedName): Promise<void> {
  if (await isTakenAway(nameSkeleton)) throw new AccountError('nameRefused');
}

/** The database decides who was first: a unique value that is taken becomes a refusal that says which. */
async function refusingTaken(write: () => Promise<User>): Promise<User> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueConflict(error)) throw error;
    const fields = uniqueFields(error);
    if (fields.includes('email')) throw new AccountError('emailTaken');
    throw new AccountError(fields.includes('nameSkeleton') ? 'nameLookalike' : 'nameTaken');
  }
}

function uniqueFields(error: unknown): string {
  return JSON.stringify((error as { meta?: unknown }).meta ?? {});
}
