/** `npm run balance`: many games between bots with the ready-made decks, and what they say of the game. */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { GAME_POOL, STARTER_DECKS } from '@astris/cards';
import { cardLines } from '../balance/cards';
import { figuresOf } from '../balance/figures';
import { reportOf } from '../balance/report';
import { type Pair, roundOf } from '../balance/schedule';
import { spreadGames } from '../balance/spread';
import { botLines, targetLines } from '../balance/targets';
import { type BotId, isBotId, ROSTER } from '../roster';
import { end, readOptions, wholeNumber } from './arguments';

const HELP = `npm run balance -- [--games N] [--seed N] [--bots A,B] [--workers N] [--cards] [--markdown FILE]

Plays whole games between bots with every pair of the ready-made decks, each from both seats, and prints how even
the decks and the seats are, how Acts and games go, and which cards are never played, with what is meant for each.
Of two different bots the first is meant to be the stronger: each deck then plays itself, with the bots in both seats.
The same seed gives the same figures, with any number of workers.

  --games N        how many (default 2000)
  --seed N         which ones (default 1)
  --bots A,B       who plays: ${ROSTER.map(({ id }) => id).join(', ')} (default captain,captain)
  --workers N      processes that play at once (default all cores)
  --cards          also a line for each card: how often drawn, played, and won with
  --markdown FILE  writes the same tables to a file
  --help           this text`;

const values = readOptions({
  games: { type: 'string', default: '2000' },
  seed: { type: 'string', default: '1' },
  bots: { type: 'string', default: 'captain,captain' },
  workers: { type: 'string', default: String(availableParallelism()) },
  cards: { type: 'boolean', default: false },
  markdown: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
});

function botsIn(text: string): Pair<BotId> {
  const [a = '', b = a, ...rest] = text.split(',');
  return isBotId(a) && isBotId(b) && rest.length === 0
    ? [a, b]
    : end(`--bots must name one or two of ${ROSTER.map(({ id }) => id).join(', ')}, not "${text}"`);
}
/** Says on the error stream how far it is, now and then. */
function teller(games: number): (played: number) => void {
  let told = Date.now();
  return (played) => {
    if (Date.now() - told < 15_000) return;
    told = Date.now();
    console.error(`${played} of ${games} games`);
  };
}

if (values.help) console.log(HELP);
else {
  const games = wholeNumber(values.games, 'games');
  const bots = botsIn(values.bots);
  const schedule = { decks: STARTER_DECKS.length, bots, seed: wholeNumber(values.seed, 'seed') };
  const { records, cpuSeconds } = await spreadGames(
    schedule,
    games,
    wholeNumber(values.workers, 'workers'),
    teller(games),
  );
  const figures = figuresOf(records, STARTER_DECKS.length, bots);
  const balance = {
    figures,
    targets: figures.bot
      ? botLines(figures.bot, bots)
      : targetLines(
          figures,
          STARTER_DECKS.map(({ name }) => name),
        ),
    cards: cardLines(
      records,
      STARTER_DECKS.map(({ list }) => list),
      GAME_POOL,
    ),
    title: `${bots[0]} against ${bots[1]}, seed ${schedule.seed}`,
    eachCard: values.cards,
  };
  if (values.markdown) writeFileSync(values.markdown, `${reportOf(balance, 'markdown')}\n`);
  console.error(
    `${(cpuSeconds / games).toFixed(2)} CPU-seconds a game; both seats of everything take ${roundOf(schedule)} games`,
  );
  console.log(reportOf(balance, 'text'));
}
