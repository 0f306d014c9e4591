import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FROM_SOURCES } from 'build-preset/node';

const ROOT = path.resolve(__dirname, '../..');
const CACHE = path.join(ROOT, '.cache');

let folder: string;
beforeEach(() => {
  mkdirSync(CACHE, { recursive: true });
  folder = mkdtempSync(path.join(CACHE, 'program-'));
  write('program.ts', "import { part } from './part';\nconsole.log(part satisfies string);\n");
  write('part/index.ts', "export const part = 'one';\n");
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(name: string, text: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function run(): string {
  const program = path.join(folder, 'program.ts');
  const ended = spawnSync(process.execPath, [...FROM_SOURCES, program], { encoding: 'utf8' });
  return `${ended.stdout}${ended.stderr}`.trim();
}

/** Puts something in the place of the bundle, which shows whether it is run. */
function replaceBundle(): void {
  const name = path.relative(ROOT, path.join(folder, 'program.ts')).replaceAll(/[^\w-]/g, '-');
  const note = path.join(CACHE, 'from-sources', `${name}.sources.json`);
  const { bundle } = JSON.parse(readFileSync(note, 'utf8')) as { readonly bundle: string };
  writeFileSync(bundle, "console.log('as it was bundled before');\n");
}

describe('a program of TypeScript', () => {
  it('is run as it was bundled before, while nothing of it has changed', () => {
    expect(run()).toBe('one');
    replaceBundle();
    expect(run()).toBe('as it was bundled before');
  });

  it.each([
    ['a source is changed', 'part/index.ts', "export const part = 'two';\n"],
    ['a file takes the place of another', 'part.ts', "export const part = 'two';\n"],
  ])('is bundled anew where %s', (_what, name, text) => {
    expect(run()).toBe('one');
    replaceBundle();
    write(name, text);
    expect(run()).toBe('two');
  });
});
