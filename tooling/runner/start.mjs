// npm start: from a fresh clone to a running site.
import { dataFolder, helpWanted, ports } from './environment.mjs';
import { main, stopOnSignals } from './lifecycle.mjs';
import { openSite } from './site.mjs';

if (!helpWanted('npm start: install, build, migrate, seed and serve Astris online. Ctrl-C stops it.')) {
  stopOnSignals(0);
  await main(async () => {
    const databaseUrl = process.env.DATABASE_URL;
    const site = await openSite({ production: true, ports: ports(), folder: dataFolder(), databaseUrl });
    console.log(`Astris online is ready: ${site.url}`);
  });
}
