// Runs a program of this repository after installing what it needs: node tooling/runner/run.mjs biome check .
import { run } from './commands.mjs';
import { prepare } from './install.mjs';
import { main, stop, stopOnSignals } from './lifecycle.mjs';

stopOnSignals(1);
await main(async () => {
  await prepare();
  // A terminal belongs to the runner; what is piped in is for the command.
  const { code } = await run(process.argv.slice(2), { input: !process.stdin.isTTY });
  await stop(code);
});
