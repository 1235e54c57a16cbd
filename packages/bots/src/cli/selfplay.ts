/** `npm run selfplay`: whole games between random legal players on the engine alone. */
import { GAME_POOL, STARTER_DECKS } from '@astris/cards';
import { RULESET } from '@astris/engine';
import { selfPlay } from '@astris/engine/testing';
import { readOptions, wholeNumber } from './arguments';

const HELP = `npm run selfplay -- [--games N] [--seed N]

Plays whole games between random legal players with the starter decks. After each game every card must be in
exactly one zone and with its owner, and the replay of its actions must give the same hash; the first game in
which something does not hold ends the run with its seed.

  --games N   how many (default 1000)
  --seed N    which ones (default 1); equal seeds give an equal digest
  --help      this text`;

const values = readOptions({
  games: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '1' },
  help: { type: 'boolean', short: 'h', default: false },
});
if (values.help) console.log(HELP);
else {
  const games = wholeNumber(values.games, 'games');
  const seed = wholeNumber(values.seed, 'seed');
  const lists = STARTER_DECKS.map((deck) => deck.list);
  const before = process.cpuUsage();
  const result = selfPlay(RULESET, GAME_POOL, lists, games, seed);
  const { user, system } = process.cpuUsage(before);
  const { endings } = result;
  const share = (n: number, of: number): string => `${((100 * n) / of).toFixed(1)}%`;
  // Each game is played and then replayed, so every decision was taken twice.
  const perSecond = Math.round((2 * result.decisions * 1e6) / (user + system));
  console.log(`games      ${result.games}, none stuck; three Acts in ${share(result.threeActs, games)}`);
  console.log(`decisions  ${result.decisions}`);
  console.log(`Acts       ${result.acts}, ${(result.turns / result.acts).toFixed(1)} turns each`);
  console.log(
    `ended by   a completed Storyline ${endings.storyline}, a skipped last Chapter ${endings.skipped}, adjudication (19.3) ${endings.adjudication}`,
  );
  console.log(`first player won ${share(result.wonByFirst, games)}`);
  console.log(`speed      ${perSecond} decisions per CPU-second, replays included`);
  console.log(`digest     ${result.digest}`);
}
