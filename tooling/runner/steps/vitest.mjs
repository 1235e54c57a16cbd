// One Vitest project. Its tests are counted from its JSON report.
import fs from 'node:fs';
import { run } from '../commands.mjs';
import { inRoot, readJson } from '../repository.mjs';
import { failedTests } from './failed-tests.mjs';
import { UNHANDLED_FILE, unhandledIn } from './unhandled-errors.mjs';

const LIMIT = 15 * 60_000;

export const unit = { name: 'unit', run: (context) => runProject('unit', context) };

export const integration = {
  name: 'integration',
  run: async (context) => runProject('integration', context, { DATABASE_URL: await context.database() }),
};

async function runProject(project, { count, more }, env = {}) {
  const report = inRoot(`.data/test/${project}.json`);
  const unhandled = inRoot(`.data/test/${project}-unhandled.json`);
  for (const file of [report, unhandled]) fs.rmSync(file, { force: true });
  const ownReporter = inRoot('tooling/runner/steps/unhandled-errors.mjs');
  const reporters = ['default', 'json', ownReporter].map((name) => `--reporter=${name}`);
  const program = ['node', 'node_modules/vitest/vitest.mjs', 'run', '--project', `${project}*`];
  const files = { [UNHANDLED_FILE]: unhandled };
  const { code } = await run([...program, ...reporters, `--outputFile.json=${report}`, ...more], {
    env: { ...env, ...files, NODE_ENV: 'test' },
    limit: LIMIT,
  });

  const told = readJson(report);
  const { passed, failed } = counted(told);
  count(passed, failed, failedTests.byVitest(told).join('\n  '));
  if (code !== 0 && failed === 0) {
    count(0, 1, [`Vitest ended with code ${code}.`, ...unhandledIn(unhandled)].join(' '));
  }
}

function counted(report) {
  if (!report) return { passed: 0, failed: 0 };
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((assertion) => assertion.status !== 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length };
}
