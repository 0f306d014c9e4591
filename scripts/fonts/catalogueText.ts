import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fontFilesOf, fontFolders } from 'build-preset/fonts';
import * as v from 'valibot';
import { METRICS_FILE } from './files';
import { Metrics } from './metrics';

const PACKAGE = 'embed';
/** Under which one is found in a list; what the packages say of the others. */
const SHOWN_AS: Readonly<Record<string, string>> = {
  'Bricolage Grotesque': 'display',
  Fredoka: 'display',
  Oswald: 'display',
};
const FREE = 'OFL-1.1';

const Package = v.object({
  id: v.string(),
  family: v.string(),
  category: v.picklist(['sans-serif', 'serif', 'display', 'handwriting', 'monospace']),
  variable: v.union([
    v.literal(false),
    v.object({ wght: v.object({ min: v.string(), max: v.string() }) }),
  ]),
  license: v.object({ type: v.literal(FREE) }),
});
const Ranges = v.record(v.string(), v.string());

/** Families in the order of their names, each with its package's folder. */
async function packagesIn(root: string) {
  const packages = await Promise.all(
    fontFolders(path.join(root, PACKAGE)).map(async (folder) => ({
      folder,
      ...v.parse(Package, await readJson(path.join(folder, 'metadata.json'))),
      ranges: v.parse(Ranges, await readJson(path.join(folder, 'unicode.json'))),
    })),
  );
  return packages.sort((one, other) => one.family.localeCompare(other.family, 'en'));
}

export const familiesIn = async (root: string): Promise<readonly string[]> =>
  (await packagesIn(root)).map(({ family }) => family);

export const readMetrics = async (root: string): Promise<Metrics> =>
  v.parse(Metrics, await readJson(path.join(root, METRICS_FILE)));

/** The module of the catalogue's data, as it should stand. */
export async function catalogueText(root: string, metrics: Metrics): Promise<string> {
  const packages = await packagesIn(root);
  const common: Record<string, string> = {};
  const families = packages.map(({ folder, id, family, category, variable, ranges }) => {
    const files = fontFilesOf(folder);
    const own: Record<string, string> = {};
    for (const script of new Set(files.map(({ part }) => scriptOf(part)))) {
      const range = ranges[script];
      if (range === undefined) throw new Error(`${family} says no range for ${script}.`);
      common[script] ??= range;
      if (common[script] !== range) own[script] = range;
    }
    const measured = metrics[family];
    if (measured === undefined) throw new Error(`${family} is not measured: run npm run fonts.`);
    return {
      name: family,
      id,
      category: SHOWN_AS[family] ?? category,
      weights: variable === false ? '' : `${variable.wght.min} ${variable.wght.max}`,
      metrics: measured,
      files: Object.fromEntries(files.map(({ part, hash }) => [part, hash])),
      ...(Object.keys(own).length === 0 ? {} : { ranges: own }),
    };
  });
  return [
    '// Made of the font packages that embed/package.json names by `npm run fonts`.',
    `import type { StoredFamily } from './storedFamily';`,
    '',
    '/** Of each script the characters, as families share them. */',
    'export const RANGES: Readonly<Record<string, string>> = {',
    ...Object.entries(common).map(([script, range]) => `  '${script}': '${range}',`),
    '};',
    '',
    'export const STORED_FAMILIES: readonly StoredFamily[] = [',
    ...families.map((family) => `  ${JSON.stringify(family)},`),
    '];',
    '',
  ].join('\n');
}

const scriptOf = (part: string): string => part.split('-').slice(0, -2).join('-');

const readJson = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
