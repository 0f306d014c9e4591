import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import preset, { declared } from 'build-preset/eslint';

const ROOT = import.meta.dirname;
const { workspaces } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));

/** What a package's own eslint.config.mjs adds to the preset, for the files of that package. */
async function own(folder) {
  if (!existsSync(path.join(ROOT, folder, 'eslint.config.mjs'))) return [];
  const { default: configs } = await import(`./${folder}/eslint.config.mjs`);
  return configs
    .filter((config) => !preset.includes(config))
    .map((config) => ({ ...config, basePath: folder }));
}

/** The whole repository at once, each file by the rules of its package, over one TypeScript program. */
export default [
  { ignores: ['release/**'] },
  ...preset,
  { files: ['scripts/**', '*.{ts,mjs,cjs}', '.*.cjs'], rules: declared(true) },
  ...(await Promise.all(workspaces.map(own))).flat(),
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parserOptions: { projectService: false, project: './tsconfig.json', tsconfigRootDir: ROOT },
    },
  },
];
