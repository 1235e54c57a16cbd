import { expect, it } from 'vitest';
import { isReservedName } from './staff-names';

it('a name that reads as somebody who looks after the site is reserved, in whatever letters', () => {
  for (const name of [
    'admin',
    'ADMIN',
    'Admin 2',
    'Site Admin',
    'adminjohn',
    '\u0410dmin',
    'M0derator',
    'AstrisModerators',
    'Astris',
    'Astris Team',
    'astristeam',
    'TheGameOfficial',
    'Staff-Ann',
    'Mod',
    'Support 24',
    'System',
  ]) {
    expect(isReservedName(name), name).toBe(true);
  }
});

it('the name of a bot is reserved', () => {
  for (const name of ['Recruit', 'captain', 'C\u0430ptain', 'Captain 7']) expect(isReservedName(name), name).toBe(true);
});

it('a name that only holds such letters is free', () => {
  for (const name of [
    'Ann',
    'Falstaff',
    'Flagstaff',
    'Admiral Bo',
    'Badmintoneer',
    'Modesty',
    'Teamwork',
    'AstrisFan',
    'Captain Ann',
    'Supporter',
    'Moderato',
    '12345',
    'Guest 48213',
  ]) {
    expect(isReservedName(name), name).toBe(false);
  }
});
