// The tests that failed, a line each, out of the reports of Playwright and Vitest: what is read first when a run was not green.

const firstLine = (text = '') => text.split('\n').find((line) => line.trim() !== '') ?? '';
const line = (where, title, message) => `${where} › ${title}: ${firstLine(message)}`;

/** Suites lie in suites; a test is told by its place, its title and the first line of what was wrong. */
const failedIn = (suite) => [
  ...(suite.specs ?? [])
    .filter(({ ok }) => !ok)
    .map(({ file, line: at, title, tests }) => {
      const results = tests.flatMap((test) => test.results);
      return line(`${file}:${at}`, title, results.findLast(({ error }) => error)?.error.message);
    }),
  ...(suite.suites ?? []).flatMap(failedIn),
];

const failedOf = (file) => {
  const broken = file.assertionResults.filter(({ status }) => status === 'failed');
  if (broken.length > 0)
    return broken.map(({ fullName, failureMessages }) => line(file.name, fullName, failureMessages[0]));
  return file.status === 'failed' ? [line(file.name, 'the file', file.message)] : [];
};

export const failedTests = {
  byPlaywright: (report) => (report?.suites ?? []).flatMap(failedIn),
  byVitest: (report) => (report?.testResults ?? []).flatMap(failedOf),
};
