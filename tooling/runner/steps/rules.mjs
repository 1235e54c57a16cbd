// Every rule, given or house, is cited by the title of a test.
import { run } from '../commands.mjs';
import { inRoot, readJson } from '../repository.mjs';

export const rules = {
  name: 'rules',
  run: ({ test }) =>
    test('every rule is cited by a test', async () => {
      const script = readJson(inRoot('package.json')).scripts.rules;
      if (!script) return { code: 1, output: 'package.json has no script `rules`.' };
      return run(['npm run --silent rules'], { capture: true });
    }),
};
