import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Linter } from 'eslint';
import { declaredDependencies } from '../eslint/declaredDependencies.mjs';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'declared-'));
  const manifest = {
    name: 'area',
    dependencies: { react: '19.0.0', '@scope/part': '1.0.0' },
    devDependencies: { 'fast-check': '4.0.0' },
  };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  mkdirSync(path.join(folder, 'src/deep'), { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function faultsOf(code: string, options: { readonly tests?: boolean } = {}): string[] {
  const config: Linter.Config = {
    files: ['**/*.js'],
    plugins: { packages: { rules: { declared: declaredDependencies } } },
    rules: { 'packages/declared': ['error', options] },
  };
  return new Linter({ cwd: folder })
    .verify(code, [config], { filename: path.join(folder, 'src/deep/file.js') })
    .map(({ message }) => message);
}

it.each([
  ["import { useState } from 'react';"],
  ["import jsx from 'react/jsx-runtime';"],
  ["import part from '@scope/part/inner';"],
  ["import area from 'area/own';"],
  ["import { readFileSync } from 'fs';"],
  ["import own from './own';"],
])('lets pass %s', (code) => {
  expect(faultsOf(code)).toEqual([]);
});

it.each([
  ["import * as v from 'valibot';", 'valibot'],
  ["export { x } from 'valibot';", 'valibot'],
  ["export * from '@scope/other/x';", '@scope/other'],
  ["void import('lodash');", 'lodash'],
  ["require('lodash');", 'lodash'],
])('refuses %s', (code, name) => {
  expect(faultsOf(code)).toEqual([`The package.json of area does not declare ${name}.`]);
});

it('keeps what only tests and tools may use out of what is shipped', () => {
  const code = "import fc from 'fast-check';";
  expect(faultsOf(code)).toEqual([
    'The package.json of area declares fast-check among devDependencies, which what it ships cannot import.',
  ]);
  expect(faultsOf(code, { tests: true })).toEqual([]);
});
