import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { itInLongRun } from 'shared-kernel/testing';
import { publicNames } from './publicNames.mjs';

const VERB = path.join(__dirname, '../checkApi.mjs');

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'api-'));
  mkdirSync(path.join(root, 'library/src/deep'), { recursive: true });
  writeFileSync(path.join(root, 'package.json'), JSON.stringify({ workspaces: ['library'] }));
  library('1.0.0', "export const first = 1;\nexport * from './deep';\n");
  writeFileSync(path.join(root, 'library/src/deep/index.ts'), 'export interface Deep {}\n');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function library(version: string, index: string): void {
  const exports = {
    '.': { 'supporter-screens-source': './src/index.ts', default: './dist/index.js' },
  };
  const manifest = { name: 'library', version, exports };
  writeFileSync(path.join(root, 'library/package.json'), JSON.stringify(manifest));
  writeFileSync(path.join(root, 'library/src/index.ts'), index);
}

function check(...args: string[]): { readonly status: number | null; readonly said: string } {
  const { status, stdout } = spawnSync(process.execPath, [VERB, '--root', root, ...args], {
    encoding: 'utf8',
  });
  return { status, said: stdout };
}

const report = (): string => readFileSync(path.join(root, 'library/public-names.txt'), 'utf8');

itInLongRun('writes the names of each subpath, and passes while they stay', () => {
  expect(check().status).toBe(1);
  expect(check('--write').status).toBe(0);
  expect(report()).toBe('1.0.0\n. Deep\n. first\n');
  expect(check().status).toBe(0);
});

itInLongRun('refuses a changed name until the version is raised and the report is written', () => {
  check('--write');
  library('1.0.0', 'export const second = 1;\n');
  for (const args of [[], ['--write']]) {
    const { status, said } = check(...args);
    expect(status).toBe(1);
    expect(said).toContain('+ . second\n  - . Deep\n  - . first');
    expect(report()).toBe('1.0.0\n. Deep\n. first\n');
  }
  library('1.1.0', 'export const second = 1;\n');
  expect(check().status).toBe(1);
  expect(check('--write').status).toBe(0);
  expect(report()).toBe('1.1.0\n. second\n');
  expect(check().status).toBe(0);
});

it('finds what is exported in every form, once', () => {
  library(
    '1.0.0',
    [
      'export function made(): void {}',
      'export class Thing {}',
      'export enum Kind { A }',
      'export type Shape = string;',
      'export const { a, b: [c] } = known;',
      'const inner = 1;',
      'export { inner, inner as outer };',
      "export { one, type Two as Three } from './deep';",
      "export * as deep from './deep';",
      "export * from './deep';",
      "export * from './deep/index';",
      "export * from 'react';",
      'export default inner;',
    ].join('\n'),
  );
  expect(publicNames(path.join(root, 'library/src/index.ts'))).toEqual(
    [
      ...['* from react', 'Deep', 'Kind', 'Shape', 'Thing', 'Three', 'a', 'c', 'deep'],
      ...['default', 'inner', 'made', 'one', 'outer'],
    ].sort(),
  );
});
