import { existsSync } from 'node:fs';
import path from 'node:path';
import preset, { browserApis, declared, TOOLING } from 'build-preset/eslint';
import house from 'build-preset/house';

const ROOT = import.meta.dirname;

/** What a package's own eslint.config.mjs adds to the preset, for the files of that package. */
async function own(folder) {
  if (!existsSync(path.join(ROOT, folder, 'eslint.config.mjs'))) return [];
  const { default: configs } = await import(`./${folder}/eslint.config.mjs`);
  return configs
    .filter((config) => !preset.includes(config))
    .map((config) => ({ ...config, basePath: folder }));
}

/** What the browsers of staff run, and those of supporters. */
const STAFF = ['shell', 'mf-*', 'shared-kernel', 'trace-view'].map((name) => `${name}/src/**`);
const SUPPORTERS = ['embed', 'screen-player'].map((name) => `${name}/src/**`);

/** The whole repository at once, each file by the rules of its package. */
export default [
  { ignores: ['release/**'] },
  ...preset,
  { files: ['scripts/**', '*.{ts,mjs,cjs}', '.*.cjs'], rules: declared(true) },
  { files: STAFF, ignores: TOOLING, ...browserApis('staff') },
  { files: SUPPORTERS, ignores: TOOLING, ...browserApis('supporters') },
  ...(await Promise.all(house.workspacesOf(ROOT).map(own))).flat(),
];
