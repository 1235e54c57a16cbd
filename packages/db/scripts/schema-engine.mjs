// Prisma's schema engine from its WebAssembly package: nothing is fetched outside npm to make or check a migration.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import { migrationsForEngine, schemaFiles } from './migrations.mjs';
import { schemaAdapter } from './schema-adapter.mjs';

const NO_DIFFERENCE = 0;

/**
 * The SQL that leads from the migrations to schema.prisma, or undefined when they agree.
 * @param {string} url a PostgreSQL whose user may create databases
 */
export async function missingMigration(url) {
  const engine = await openEngine(url);
  try {
    const difference = await engine.diff({
      from: { tag: 'migrations', ...migrationsForEngine() },
      to: { tag: 'schemaDatamodel', files: schemaFiles() },
      script: true,
      exitCode: true,
      filters: { externalTables: [], externalEnums: [] },
    });
    return difference.exitCode === NO_DIFFERENCE ? undefined : difference.stdout;
  } finally {
    engine.free();
  }
}

async function openEngine(url) {
  // The engine reports its panics to this global; without it a panic is an unexplained trap.
  globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: (message) => console.error(`schema engine: ${message}`) };

  const folder = path.dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'));
  const bindings = await import(pathToFileURL(path.join(folder, 'schema_engine_bg.js')).href);
  const wasm = new WebAssembly.Module(fs.readFileSync(path.join(folder, 'schema_engine_bg.wasm')));
  const { exports } = new WebAssembly.Instance(wasm, { './schema_engine_bg.js': bindings });
  bindings.__wbg_set_wasm(exports);
  exports.__wbindgen_start();

  const datamodels = schemaFiles().map((file) => [file.path, file.content]);
  const logLine = (line) => process.env.DEBUG && console.error(line);
  return bindings.SchemaEngine.new({ datamodels }, logLine, bindMigrationAwareSqlAdapterFactory(schemaAdapter(url)));
}
