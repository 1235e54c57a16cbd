/** `npm run moderators`: who looks after people on the site. */
import { parseArgs } from 'node:util';
import { printable } from '@astris/replay';
import { db } from '../client';
import { runCommand } from './run-command';

const HELP = `npm run moderators -- [add NAME | remove NAME]

Lists the moderators, or makes an account one, or an ordinary player again. It holds at their next page. A guest can't be one.
Reads the database of DATABASE_URL, or the site's own in DATA_DIR.

  --help  this text`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h', default: false } },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const [what, name, ...more] = positionals;
  if (what === undefined) return list();
  if ((what !== 'add' && what !== 'remove') || name === undefined || more.length > 0) {
    throw new Error('Say add NAME or remove NAME; quote a name with spaces.');
  }
  const key = name.normalize('NFKC').trim();
  const user = await db().user.findFirst({ where: { OR: [{ name: key }, { nameKey: key.toLowerCase() }] } });
  if (!user) {
    console.error(`There is no account ${printable(name)}.`);
    return 1;
  }
  if (what === 'add' && user.isGuest) {
    console.error(`${printable(user.name)} is a guest: anybody who has that browser would be a moderator.`);
    return 1;
  }
  await db().user.update({ where: { id: user.id }, data: { role: what === 'add' ? 'MODERATOR' : 'PLAYER' } });
  console.log(`${printable(user.name)} is ${what === 'add' ? 'a moderator' : 'an ordinary player'} now`);
  return 0;
}

async function list(): Promise<number> {
  const moderators = await db().user.findMany({ where: { role: 'MODERATOR' }, orderBy: { nameKey: 'asc' } });
  for (const { name, email } of moderators) console.log(`${printable(name)}  ${email ? printable(email) : 'no email'}`);
  console.log(`${moderators.length} moderators`);
  return 0;
}

await runCommand(main);
