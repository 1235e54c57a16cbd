// One file: the workspace packages are TypeScript source, and pnpm lets dist/ see only this package's own dependencies.
import { build } from 'esbuild';

const commonJs = [
  "import { createRequire as __createRequire } from 'node:module';",
  "import { fileURLToPath as __fileURLToPath } from 'node:url';",
  "import { dirname as __pathDirname } from 'node:path';",
  'const require = __createRequire(import.meta.url);',
  'const __filename = __fileURLToPath(import.meta.url);',
  'const __dirname = __pathDirname(__filename);',
].join(' ');

await build({
  entryPoints: ['src/main.ts'],
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  outfile: 'dist/main.js',
  sourcemap: true,
  external: ['bufferutil', 'utf-8-validate', 'pg-native', 'pino-pretty'],
  banner: { js: commonJs },
  logLevel: 'warning',
});
