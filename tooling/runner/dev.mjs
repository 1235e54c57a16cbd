// npm run dev: the site with web and game restarting as their sources change.
import { dataFolder, helpWanted, ports } from './environment.mjs';
import { main, stopOnSignals } from './lifecycle.mjs';
import { openSite } from './site.mjs';

if (!helpWanted('npm run dev: serve Astris online from its sources, and follow changes to them.')) {
  stopOnSignals(0);
  await main(async () => {
    const databaseUrl = process.env.DATABASE_URL;
    const site = await openSite({ production: false, ports: ports(), folder: dataFolder(), databaseUrl });
    console.log(`Astris online is ready, following changes: ${site.url}`);
  });
}
