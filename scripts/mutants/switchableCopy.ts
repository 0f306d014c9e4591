import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { switchable, type AccessCheck } from './switchable';

/** Not product code, or code that no test of functions runs. */
const LEFT_ALONE = /^testing\/|\.test\.ts$|^index\.ts$/;

/** Copies `functions` with every access check made switchable; gives the checks. */
export function switchableCopy(functions: string, copy: string): readonly AccessCheck[] {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  cpSync(join(functions, 'package.json'), join(copy, 'package.json'));
  const checks: AccessCheck[] = [];
  const files = readdirSync(join(functions, 'src'), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.(ts|mjs)$/.test(name)).sort()) {
    const source = readFileSync(join(functions, 'src', file), 'utf8');
    const made = LEFT_ALONE.test(file)
      ? { text: source, checks: [] }
      : switchable(file, source, checks.length);
    checks.push(...made.checks);
    const target = join(copy, 'src', file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, made.text);
  }
  return checks;
}
