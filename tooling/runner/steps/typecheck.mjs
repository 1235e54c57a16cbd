// Each workspace that has a `typecheck` script, and the files at the root, counts as one test.
import { run } from '../commands.mjs';
import { workspaces } from '../repository.mjs';

const AT_ONCE = 2;
/** Several at once use the cores already: threads of one compiler would each work out the same types. */
const ONE_THREAD = '--singleThreaded';

export const typecheck = {
  name: 'typecheck',
  async run({ test }) {
    const jobs = [
      { folder: '.', script: 'tsc --noEmit' },
      ...workspaces()
        .filter(({ scripts }) => scripts.typecheck)
        .map(({ folder, scripts }) => ({ folder, script: scripts.typecheck })),
    ];
    const worker = async () => {
      for (let job = jobs.shift(); job; job = jobs.shift()) {
        const { folder, script } = job;
        await test(folder === '.' ? 'e2e and the configuration' : folder, () =>
          run([`${script} ${ONE_THREAD}`], { folder, capture: true }),
        );
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  },
};
