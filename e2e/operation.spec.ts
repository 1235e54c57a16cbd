/** What a proxy and a watcher ask the site, without a browser. */
import { expect, test } from './support/test';

test('the web server says that it is there and that it is ready, and tells no figures', async ({ request }) => {
  const answers = await Promise.all(['/health', '/ready', '/metrics'].map((path) => request.get(path)));
  expect(answers.map((answer) => answer.status())).toEqual([200, 200, 404]);
  expect(await Promise.all(answers.slice(0, 2).map((answer) => answer.text()))).toEqual(['ok\n', 'ready\n']);
});
