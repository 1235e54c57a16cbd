// npm test: every check there is. The last line alone says how many passed and failed.
//   npm test -- --only lint,unit        only these steps
//   npm test -- --only unit packages/ui further words go to Vitest or Playwright
import fs from 'node:fs';
import { openDatabase } from './database/database.mjs';
import { helpWanted } from './environment.mjs';
import { prepare } from './install.mjs';
import { closeAll, isStopping, stopOnSignals } from './lifecycle.mjs';
import { log } from './log.mjs';
import { inRoot } from './repository.mjs';
import { endToEnd } from './steps/end-to-end.mjs';
import { lint } from './steps/lint.mjs';
import { migrations } from './steps/migrations.mjs';
import { rules } from './steps/rules.mjs';
import { typecheck } from './steps/typecheck.mjs';
import { integration, unit } from './steps/vitest.mjs';

const steps = [typecheck, lint, migrations, rules, unit, integration, endToEnd];
const total = { passed: 0, failed: 0 };
const failures = [];

async function runSteps(chosen, more) {
  fs.mkdirSync(inRoot('.data/test'), { recursive: true });
  await attempt('install', prepare);
  for (const step of failures.length > 0 ? [] : chosen) {
    log(`── ${step.name} ──`);
    await attempt(step.name, () => runStep(step, more));
  }
}

async function runStep(step, more) {
  let seen = 0;
  const count = (passed, failed, message) => {
    seen += passed + failed;
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) failures.push(`${step.name}: ${message || `${failed} failed`}`);
  };
  const test = async (title, body) => {
    const begun = performance.now();
    const { code, output } = await body();
    const time = `${((performance.now() - begun) / 1000).toFixed(1)} s`;
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${title} (${time})${code === 0 ? '' : `\n${output}`}`);
    count(code === 0 ? 1 : 0, code === 0 ? 0 : 1, title);
  };
  await step.run({ test, count, more, database: testDatabase });
  if (seen === 0) count(0, 1, 'no test ran');
}

/** A step that breaks, rather than failing a test, counts as one failure. */
async function attempt(name, body) {
  try {
    await body();
  } catch (error) {
    console.error(error);
    total.failed += 1;
    failures.push(`${name}: ${error.message.split('\n')[0]}`);
  }
}

let opened;
function testDatabase() {
  const folder = inRoot('.data/test');
  opened ??= openDatabase({ url: process.env.TEST_DATABASE_URL, folder, fresh: true, durable: false });
  return opened;
}

function chosenSteps([flag, names, ...more]) {
  if (flag !== '--only') return { chosen: steps, more: [] };
  const chosen = names.split(',').map((name) => {
    const step = steps.find((candidate) => candidate.name === name);
    if (!step) throw new Error(`There is no step ${name}: ${steps.map((known) => known.name).join(', ')}.`);
    return step;
  });
  return { chosen, more };
}

if (!helpWanted('npm test: every check there is. --only STEP,… runs some of them.')) {
  stopOnSignals(1);
  const { chosen, more } = chosenSteps(process.argv.slice(2));
  await runSteps(chosen, more);
  if (!isStopping()) {
    await closeAll();
    for (const failure of failures) console.log(`FAILED ${failure}`);
    log('done');
    console.log(`${total.passed} passed, ${total.failed} failed`);
    process.exit(total.failed > 0 ? 1 : 0);
  }
}
