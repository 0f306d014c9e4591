#!/usr/bin/env node
import { rmSync } from 'node:fs';
import { buildDeclarations } from '../library/buildDeclarations.mjs';
import { buildModules } from '../library/buildModules.mjs';
import { entriesOf } from '../library/entries.mjs';

/** `build-library`: ES modules, source maps and declarations of a package, as its `exports` name them, in dist. */
const folder = process.cwd();
const entries = entriesOf(folder);
rmSync('dist', { recursive: true, force: true });
await buildModules(folder, entries);
const faults = buildDeclarations(folder, entries);
if (faults !== '') {
  process.stderr.write(faults);
  process.exitCode = 1;
}
