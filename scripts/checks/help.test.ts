import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRemotes } from 'build-preset/remotes';

const ROOT = join(__dirname, '../..');
const GUIDE = join(ROOT, 'shell/src/pages/help');
const PAGES = ['shell', 'shared-kernel', ...readRemotes(ROOT).map((remote) => remote.package)].map(
  (name) => join(ROOT, name, 'src'),
);

/** The sources below a folder, without tests, joined. */
const sourcesIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => folder.startsWith(GUIDE) || !file.startsWith(GUIDE))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

const NAMES = [
  ...new Set(
    [...sourcesIn(join(GUIDE, 'topics')).matchAll(/\*\*(.+?)\*\*/g)].map(([, name]) => name ?? ''),
  ),
];
const PRODUCT = PAGES.map(sourcesIn).join('\n');

it.each(NAMES)('the guide speaks of “%s”, which a page shows', (name) => {
  expect(PRODUCT.includes(name)).toBe(true);
});

it('the guide names what to press', () => {
  expect(NAMES.length).toBeGreaterThan(20);
});
