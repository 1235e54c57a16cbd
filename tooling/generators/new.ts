import path from 'node:path';
import { Refused, readCard, writeCard } from './new-card';

const root = path.resolve(import.meta.dirname, '../..');
const [what, ...words] = process.argv.slice(2);
const USAGE = `npm run new -- card "The Name" Character "Free Drift"

Writes a new card with that name, type and faction into packages/cards, and lists it. A Storyline has no faction.`;
const helpWanted = [what, ...words].some((word) => word === '--help' || word === '-h');
try {
  if (helpWanted) {
    console.log(USAGE);
    process.exit(0);
  }
  if (what !== 'card') throw new Refused('say what: npm run new -- card "The Name" Character "Free Drift"');
  const file = writeCard(readCard(words), path.join(root, 'packages/cards/src'));
  console.log(
    `${path.relative(root, file)} is written. Then: UPDATE_GOLDENS=1 npx vitest run packages/cards packages/replay`,
  );
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
