import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');

/** Each line: a folder, what a file in it may import, and what it may not. */
const table: [folder: string, allowed: string[], forbidden: string[]][] = [
  ['packages/rulebook/src', ['./rules/section-8'], ['@astris/engine', '@astris/cards']],
  ['packages/engine/src', ['@astris/rulebook'], ['@astris/cards', '@astris/ui', '@astris/db', '@astris/bots']],
  ['packages/cards/src', ['@astris/engine', '@astris/engine/language'], ['@astris/decks', '@astris/ui', '@astris/db']],
  ['packages/search/src', ['@astris/engine/language', '@astris/cards'], ['@astris/decks', '@astris/ui', '@astris/db']],
  ['packages/rating/src', ['glicko2-lite', '@astris/engine'], ['@astris/cards', '../../engine/src/index']],
  ['packages/bots/src', ['@astris/engine', '@astris/cards'], ['@astris/protocol', '@astris/web']],
  [
    'packages/replay/src',
    ['@astris/engine', '@astris/cards', 'zod'],
    ['@astris/protocol', '@astris/db', '@astris/bots', 'node:fs'],
  ],
  ['packages/replay/src/cli', ['@astris/engine', 'node:fs'], ['@astris/db']],
  ['packages/art/src', ['@astris/cards', 'sharp'], ['@astris/ui']],
  ['packages/protocol/src', ['@astris/engine', 'zod'], ['@astris/ui', '@astris/api', '@astris/game']],
  [
    'packages/practice/src',
    ['@astris/bots', '@astris/protocol/windows', '@astris/replay'],
    ['@astris/ui', '@astris/decks', '@astris/db', 'node:fs'],
  ],
  ['packages/practice/src/cli', ['@astris/cards', 'node:fs'], ['@astris/ui']],
  ['packages/ui/src', ['@astris/protocol', 'react'], ['@astris/api', '@astris/db', '@astris/practice', '@astris/web']],
  ['packages/db/src', ['@astris/rating', '@prisma/client'], ['@astris/auth', '@astris/api']],
  ['packages/auth/src', ['@astris/db'], ['@astris/api', '@astris/ui', '@astris/web']],
  ['packages/api/src', ['@astris/auth', '@astris/db', '@astris/decks'], ['@astris/ui', '@astris/web', '@astris/game']],
  ['apps/web/src', ['@astris/api', '@astris/ui', 'next/link'], ['@astris/game', '../../game/src/server']],
  ['apps/game/src', ['@astris/protocol', '@astris/engine'], ['@astris/web', '@astris/web/session']],
  [
    'packages/engine/src/language',
    ['./vocabulary'],
    ['../state/state', '../changes/zones', '../game', '../view/player-view'],
  ],
  ['packages/engine/src/state', ['../language/card', '../events'], ['../changes/zones', '../rules/08-storylines/skip']],
  ['packages/engine/src/changes', ['../state/queries', '@astris/rulebook'], ['../interpreter/run', '../rules/10-turn']],
  ['packages/engine/src/interpreter', ['../changes/zones', '../state/queries'], ['../rules/10-turn', '../game']],
  [
    'packages/engine/src/rules/08-storylines',
    ['../../changes/zones', '../09-acts/hands'],
    ['../../game', '@astris/cards'],
  ],
];

describe('the import boundaries', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'astris-boundaries-'));
  let refused: Set<string>;

  beforeAll(() => {
    fs.copyFileSync(path.join(root, 'biome.json'), path.join(folder, 'biome.json'));
    for (const [place, allowed, forbidden] of table) {
      for (const target of [...allowed, ...forbidden]) write(probe(place, target), target);
    }
    refused = new Set(filesRefused());
  });
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  const probe = (place: string, target: string) => `${place}/${target.replace(/\W+/g, '-')}-probe.ts`;

  function write(file: string, target: string) {
    fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), `import { probe } from '${target}';\n\nexport const again = probe;\n`);
  }

  function filesRefused(): string[] {
    const options = [
      '--only=style/noRestrictedImports',
      '--vcs-enabled=false',
      '--reporter=json',
      '--max-diagnostics=none',
    ];
    const { stdout } = spawnSync(process.execPath, [biome, 'lint', ...options, '.'], { cwd: folder, encoding: 'utf8' });
    const report = JSON.parse(stdout) as { diagnostics: { location: { path: string | { file: string } } }[] };
    return report.diagnostics.map(({ location }) =>
      typeof location.path === 'string' ? location.path : location.path.file,
    );
  }

  for (const [place, allowed, forbidden] of table) {
    test(`${place} may import ${allowed.join(', ')}`, () => {
      for (const target of allowed) expect(refused).not.toContain(probe(place, target));
    });
    test(`${place} may not import ${forbidden.join(', ')}`, () => {
      for (const target of forbidden) expect(refused).toContain(probe(place, target));
    });
  }
});
