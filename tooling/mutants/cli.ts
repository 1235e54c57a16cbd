/** `npm run mutants`: whether the engine’s tests notice mistakes that are made in its rules on purpose. */
import { parseArgs } from 'node:util';
import { EditDoesNotApply, type Mutant, withMistake } from './edits';
import { MUTANTS } from './mutants';
import { sourceOf, type Tested, Workplace } from './workplace';

const HELP = `npm run mutants -- [--only RULE]

Makes one mistake after the other in the rules of a copy of the engine (in a temporary folder; the tree itself is only
read), and runs the engine's tests on each: those of the rule first, then all, up to the first that fails. Prints rule,
edit and the test that failed. Exits with 1 when no test notices a mistake, when an edit no longer matches exactly one
place, or when the tests fail without any mistake.

  --only RULE  only the mistakes in that rule, as 8.6.4
  --help       print this
`;

async function tested(workplace: Workplace, mutant: Mutant): Promise<Tested> {
  const own = await workplace.test(mutant.first);
  return own.failed.length > 0 || own.broken ? own : workplace.test();
}

/** Whether a test noticed; prints the mutant and its fate. */
async function isCaught(workplace: Workplace, mutant: Mutant): Promise<boolean> {
  const begun = performance.now();
  const source = sourceOf(mutant.file);
  let result: Tested;
  try {
    workplace.write(mutant.file, withMistake(source, mutant));
    result = await tested(workplace, mutant);
  } catch (error) {
    if (!(error instanceof EditDoesNotApply)) throw error;
    result = { failed: [], passed: 0, broken: error.message };
  } finally {
    workplace.write(mutant.file, source);
  }
  const [first] = result.failed;
  const fate = first ? 'caught  ' : result.broken ? 'BROKEN  ' : 'SURVIVED';
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${fate} ${mutant.rule}  ${mutant.mistake}  (${mutant.file}, ${seconds} s)`);
  for (const [sign, text] of [
    ['-', mutant.from],
    ['+', mutant.to],
  ] as const)
    for (const line of text.split('\n').filter((part) => part.trim() !== '')) console.log(`    ${sign} ${line.trim()}`);
  console.log(first ? `    fails: ${first}` : `    ${result.broken ?? 'no test fails'}`);
  return first !== undefined;
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const chosen = MUTANTS.filter(({ rule }) => values.only === undefined || rule === values.only);
  if (chosen.length === 0) throw new Error(`no mistake is made in rule ${values.only}`);
  const workplace = new Workplace();
  const end = (): void => workplace.close();
  process.once('exit', end);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

  const files = [...new Set(chosen.flatMap(({ first }) => first))];
  const sound = await workplace.test(files);
  if (sound.failed.length > 0 || sound.broken) {
    console.log(`The tests fail without any mistake: ${sound.failed[0] ?? sound.broken}`);
    return 1;
  }
  let caught = 0;
  for (const mutant of chosen) if (await isCaught(workplace, mutant)) caught++;
  console.log(`mutants: ${caught}/${chosen.length} caught`);
  return caught === chosen.length ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
