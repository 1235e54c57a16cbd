// Biome checks format, correctness, file length and the direction of imports; tooling/boundaries tests that it does.
import { run } from '../commands.mjs';

export const lint = {
  name: 'lint',
  run: ({ test }) => test('biome check', () => run(['biome', 'check', '--error-on-warnings', '.'], { capture: true })),
};
