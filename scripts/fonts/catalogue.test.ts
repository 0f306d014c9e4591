import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fontPatterns } from 'build-preset/fonts';
import { readFace } from '../../functions/src/media/fonts/readFace';
import { CATALOGUE_NAMES, DEVICE_NAMES } from '../../functions/src/media/fonts/takenNames';
import { unpackFont } from '../../functions/src/media/fonts/unpackFont';
import { STORED_FAMILIES } from '../../screen-player/src/fonts/storedFamilies';
import { isOfDevices } from '../../screen-player/src/style/fontFamily';
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

it('no upload can take the name of a family that the catalogue or a device has', () => {
  expect(CATALOGUE_NAMES).toEqual(STORED_FAMILIES.map(({ name }) => name));
  expect(DEVICE_NAMES.filter((name) => !isOfDevices(name))).toEqual([]);
});

it.each(['lora', 'inter', 'lexend'])(
  'an upload is measured as the catalogue is: %s',
  async (id) => {
    const files = fontPatterns(EMBED).map(({ from }) => from);
    const file = files.find((from) => from.endsWith(`/${id}-latin-wght-normal.woff2`)) ?? '';
    const face = await readFace(await unpackFont(readFileSync(file), 'woff2'));
    const known = STORED_FAMILIES.find((family) => family.id === id);
    if (!face.ok || known === undefined) throw new Error(`${id} cannot be read`);
    const { width, boldWidth, ...heights } = face.value.metrics;
    const { width: knownWidth, boldWidth: knownBold, ...knownHeights } = known.metrics;
    expect(heights).toEqual(knownHeights);
    expect(face.value.weights).toBe(known.weights);
    // The catalogue counts digits that no English text has as well.
    expect(Math.abs(width - knownWidth)).toBeLessThan(0.01);
    expect(Math.abs(boldWidth - knownBold)).toBeLessThan(0.01);
  },
);
