import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fontPatterns } from 'build-preset/fonts';
import { STORED_FAMILIES } from '../../screen-player/src/fonts/storedFamilies';
import { catalogueText, familiesIn, readMetrics } from './catalogueText';
import { CATALOGUE_FILE } from './files';

const ROOT = path.join(__dirname, '../..');
const EMBED = path.join(ROOT, 'embed');

it('the catalogue is what the font packages have: else run npm run fonts', async () => {
  const made = await catalogueText(ROOT, await readMetrics(ROOT));
  expect(made).toBe(readFileSync(path.join(ROOT, CATALOGUE_FILE), 'utf8'));
});

it('every file that the catalogue names is built, and none besides but a licence for each family', () => {
  const built = fontPatterns(EMBED).map(({ to }) => to);
  const named = STORED_FAMILIES.flatMap(({ id, files }) => [
    ...Object.entries(files).map(([part, hash]) => `fonts/${id}-${part}.${hash}.woff2`),
    `fonts/${id}.LICENSE.txt`,
  ]);
  expect([...built].sort()).toEqual([...named].sort());
});

it('every family is under the Open Font License, whose text goes with it', () => {
  const licences = fontPatterns(EMBED).filter(({ to }) => to.endsWith('.LICENSE.txt'));
  expect(licences).toHaveLength(30);
  for (const { from } of licences)
    expect(readFileSync(from, 'utf8')).toMatch(
      /^\S[^]*SIL OPEN FONT LICENSE Version 1\.1[^]*PERMISSION & CONDITIONS/,
    );
});

it('a family that was not measured is not written', async () => {
  const [first = ''] = await familiesIn(ROOT);
  const { [first]: _, ...others } = await readMetrics(ROOT);
  await expect(catalogueText(ROOT, others)).rejects.toThrow(`${first} is not measured`);
});

it('files of other scripts and weights stay in their packages', () => {
  const served = fontPatterns(EMBED).filter(({ to }) => to.endsWith('.woff2'));
  const there = served.flatMap(({ from }) => readdirSync(path.dirname(from)));
  expect(served.length).toBeLessThan(new Set(there).size / 2);
  expect(served.map(({ to }) => to).filter((to) => /vietnamese|hebrew|-900-/.test(to))).toEqual([]);
});
