import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultSystem } from '@chakra-ui/react';
import { theSystem } from './system';

const system = theSystem();

const ROOT = path.resolve(__dirname, '../../../..');

/** Palettes of Chakra's that the tool's system has not: where one is named, nothing is coloured. */
const UNUSED = Array.from(defaultSystem.tokens.colorPaletteMap.keys()).filter(
  (name) => !name.includes('.') && !system.tokens.colorPaletteMap.has(name),
);

const sourcesOf = (folder: string): readonly string[] =>
  readdirSync(path.join(ROOT, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(folder, 'src', file))
    .filter((file) => !file.endsWith('ui/basics/baseConfig.ts'));

it('some palettes of Chakra are not in the system', () => {
  expect(UNUSED).toEqual(expect.arrayContaining(['pink', 'teal']));
});

it.each([
  'shell',
  'shared-kernel',
  'mf-searches',
  'mf-screens',
  'mf-designer',
  'mf-fields',
  'mf-set-up',
])('none of them is named in %s', (folder) => {
  const named = new RegExp(`['"{.](${UNUSED.join('|')})(\\.\\w+)?['"}]`);
  const naming = sourcesOf(folder).filter((file) =>
    named.test(readFileSync(path.join(ROOT, file), 'utf8')),
  );
  expect(naming).toEqual([]);
});

it('none of them is named by the recipes of our parts', () => {
  const recipes = JSON.stringify(system._config.theme);
  expect(UNUSED.filter((name) => new RegExp(`["{. ]${name}\\.`).test(recipes))).toEqual([]);
});
