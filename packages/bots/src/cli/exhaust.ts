/** `npm run exhaust`: plays until everything that the cards say has happened. */
import { GAME_POOL } from '@astris/cards';
import { exhaust } from '../exhaust/exhaust';
import { readOptions, wholeNumber } from './arguments';

const HELP = `npm run exhaust -- [--minutes N] [--seed N]

Sets boards around each card of the pool, most of them ready for one thing that it has not shown yet, and plays on
from them with random sensible players, until everything that the cards say has happened at least once: each ability of each face, each mode, each keyword, each Chapter
with its reward, SP and Skip, each Reversal live and its Chapter ended, each back face and its rewards.
An ability has happened when an event was caused by it; a keyword or a static ability, when the same action
without it came out otherwise. It ends as soon as all has happened. Every decision must have an answer; every few
actions each card must be in one zone, and Treasury and CP within their caps.

Ends with code 1 when something never happened, and names it.

  --minutes N   how long to try at most (default 10)
  --seed N      which boards and players (default 1)
  --help        this text`;

const values = readOptions({
  minutes: { type: 'string', default: '10' },
  seed: { type: 'string', default: '1' },
  help: { type: 'boolean', short: 'h', default: false },
});

if (values.help) console.log(HELP);
else {
  const minutes = wholeNumber(values.minutes, 'minutes');
  const seed = wholeNumber(values.seed, 'seed');
  const began = Date.now();
  let told = began;
  const { total, happened, never, boards, decisions } = exhaust(GAME_POOL, {
    seed,
    more: (so) => {
      const now = Date.now();
      if (now - told > 10_000) {
        told = now;
        console.log(`after ${Math.round((now - began) / 1000)} s: ${so.happened} of ${so.total}, ${so.boards} boards`);
      }
      return now - began < minutes * 60_000;
    },
  });
  for (const name of never) console.log(`never: ${name}`);
  console.log(`boards     ${boards}`);
  console.log(`decisions  ${decisions}`);
  console.log(`exhaust: ${happened}/${total} happened, ${never.length} never`);
  if (never.length > 0) process.exitCode = 1;
}
