#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * `lint-types`: types of the folder's tsconfig.json, and the rules of typescript-eslint that need them, by the compiler
 * in Go: a seventh of the time of TypeScript's and ESLint's own. ESLint has the rules that need no types.
 */
const require = createRequire(import.meta.url);
const cli = path.join(path.dirname(require.resolve('oxlint/package.json')), 'bin/oxlint');
const config = path.join(import.meta.dirname, '../oxlint.json');
// What is ignored inside a repository as git ignores it is named for a package that was taken out of one.
const ignored = ['**/*.{js,cjs,mjs}', '**/{node_modules,dist,dist-dev,.cache}/**'];
const options = ['--type-aware', '--type-check', '--deny-warnings', '--tsconfig=tsconfig.json'];
const left = ignored.map((pattern) => `--ignore-pattern=${pattern}`);

spawn(process.execPath, [cli, '-c', config, ...options, ...left], { stdio: 'inherit' }).on(
  'close',
  (code) => {
    process.exitCode = code ?? 1;
  },
);
