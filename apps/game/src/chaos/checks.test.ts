/** What chaos must notice, shown to it by hand. */
import { expect, test } from 'vitest';
import { createMatch } from '../testing/database';
import { twoUsers } from '../testing/two-users';
import { becomeQuiet } from './chaos';
import { checkRepeated } from './trouble';

const { db, users } = twoUsers();

const faultsOf = async (look: (fault: (what: string) => void) => void | Promise<void>) => {
  const faults: string[] = [];
  await look((what) => void faults.push(what));
  return faults;
};

test('a message that was acknowledged and comes again is answered the same, or was not looked at: all else is a fault', async () => {
  const refused = { ok: false, version: 9 } as const;
  const checked = (answer: Parameters<typeof checkRepeated>[2]) =>
    faultsOf((fault) => checkRepeated({ fault }, 7, answer));
  expect(await checked({ ok: true, version: 7 })).toEqual([]);
  for (const protocol of ['tooFast', 'serverError', 'notJoined'] as const)
    expect(await checked({ ...refused, protocol })).toEqual([]);
  expect(await checked({ ok: true, version: 8 })).toHaveLength(1);
  for (const protocol of ['staleVersion', 'staleDecision', 'matchOver', 'unknownMatch'] as const)
    expect(await checked({ ...refused, protocol })).toHaveLength(1);
  expect(await checked({ ...refused, rule: { refused: 'illegal', rule: '1.1' } as never })).toHaveLength(1);
});

test('a live match without a lease, and one that does not go on, are faults; one that is over is none', async () => {
  const ids: string[] = [];
  for (let times = 0; times < 3; times++) ids.push((await createMatch(db, { users })).id);
  const [unattended = '', stuck = '', over = ''] = ids;
  await db.matchLease.create({ data: { matchId: stuck, version: 5 } });
  await db.match.update({ where: { id: over }, data: { state: 'OVER' } });
  expect((await faultsOf((fault) => becomeQuiet(db, ids, fault, 300))).sort()).toEqual(
    [`match ${unattended} is live and has no lease`, `match ${stuck} does not go on from action 5`].sort(),
  );
});
