import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A project in which every reference leads somewhere. */
const SOUND: Readonly<Record<string, string>> = {
  'README.md': 'See [a heading](docs/spec.md#1-what-it-does).\n',
  'docs/spec.md': '## 1. What it does\n\nMore in section 1.\n',
  'docs/decisions/README.md': '- [D1](area.md#d1-its-title) Its title\n',
  'docs/decisions/area.md': '## D1 Its title\n\nSee `area/src/one.ts` and `area/src`.\n',
  'docs/glossary.md':
    '## Not our words\n\n| Not | Say | Except as |\n| --- | --- | --- |\n| deed, deeds, let go | action | `deed` |\n',
  'area/SPEC.md': '- **[E1]** A rule.\n',
  'area/src/one.ts': '/** spec §1, D1, E1. */\nexport const deed = 1;\n',
};

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** What the check says of a project, with one more file in it. */
function check(planted: Readonly<Record<string, string>>) {
  const root = mkdtempSync(path.join(tmpdir(), 'words-'));
  folders.push(root);
  for (const [file, text] of Object.entries({ ...SOUND, ...planted })) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const program = path.join(__dirname, '../checkWords.mjs');
  const ended = spawnSync(process.execPath, [program, '--root', root], { encoding: 'utf8' });
  return { exitCode: ended.status, said: ended.stdout };
}

it('passes a project in which every reference leads somewhere', () => {
  expect(check({ 'README.md': 'See [a heading](docs/spec.md#1-what-it-does).\n' })).toEqual({
    exitCode: 0,
    said: '',
  });
});

it('does not count what begins an entry of an index among its words', () => {
  const entries = Array.from(
    { length: 1_000 },
    () => '- [D1](area.md#d1-its-title) Its whole title\n',
  );
  expect(
    check({ 'docs/two.md': entries.join('').replaceAll('area.md', 'decisions/area.md') }),
  ).toEqual({
    exitCode: 0,
    said: '',
  });
});

it.each([
  ['a decision that is not there', 'area/src/two.ts', '// by D7', 'D7 is no decision'],
  ['a section that is not there', 'area/src/two.ts', '// spec §4', '§4 is no section'],
  ['a section without a number', 'area/src/two.ts', '// spec § of money', '§ is no section'],
  ['a section in words', 'docs/two.md', 'See section 4.', 'section 4 is none of'],
  ['a rule that is not there', 'area/src/two.test.ts', "it('[E2] …')", 'E2 is no rule'],
  ['a rule of two pages', 'other/SPEC.md', '- **E1** Another.', 'E1 is a rule of area/SPEC.md'],
  ['a link to no file', 'docs/two.md', '[two](three.md)', 'the link to three.md'],
  ['a link to no heading', 'docs/two.md', '[two](spec.md#2-no)', 'the link to spec.md#2-no'],
  ['a path to no file', 'area/src/two.ts', '// `area/src/three.ts`', 'area/src/three.ts is not'],
  [
    'a decision of the same number',
    'docs/decisions/two.md',
    '## D1 Two',
    'the next free one is D2',
  ],
  ['a decision without its line', 'docs/decisions/two.md', '## D2 Two', 'D2 is not in the index'],
  ['a word in a name', 'area/src/two.ts', 'const allDeeds = 1;', 'say action'],
  ['a word in capitals', 'area/src/two.ts', 'const ALL_DEEDS = 1;', 'say action'],
  ['a phrase in a comment', 'area/src/two.ts', '// is let go', '"let go" is none of our words'],
  ['a word in a file’s name', 'area/src/theDeed.ts', '', '"theDeed" is none of our words'],
  ['a name like another', 'area/src/One.tsx', '', 'area/src/one.ts in upper and lower case alone'],
  ['a page of an hour', 'docs/two.md', 'word '.repeat(4000), 'more than a sitting'],
])('finds %s, and says where and what to do', (_name, file, text, sentence) => {
  const { exitCode, said } = check({ 'README.md': '', [file]: text });
  expect(exitCode).toBe(1);
  expect(said).toMatch(new RegExp(`^${file.replaceAll('.', '\\.')}:1 `, 'm'));
  expect(said).toContain(sentence);
});

const house = (...lines: readonly string[]) => ['# A', '```', ...lines, '```', ''].join('\n');

it.each([
  ['a package that it does not show', house('docs/ words'), 'area is a package'],
  ['a folder that is not there', house('area/ one', 'gone/ two'), 'gone is not there'],
  ['a folder of a package', house('area/ one', '  src/two/ three'), 'area/src/two is not there'],
  ['a file', house('area/', 'THE ROOF   roof.json   what covers it'), 'roof.json is not there'],
])('finds in the picture of the house %s', (_name, picture, sentence) => {
  const { exitCode, said } = check({
    'README.md': '',
    'docs/architecture.md': picture,
    'area/package.json': '{}',
  });
  expect(exitCode).toBe(1);
  expect(said.trim().split('\n')).toEqual([expect.stringContaining(sentence)]);
});

it('leaves it to a new area whether the picture of the house shows it', () => {
  const planted = { 'README.md': '', 'docs/architecture.md': house('docs/ words') };
  expect(check({ ...planted, 'mf-events/package.json': '{}' }).exitCode).toBe(0);
});

it('finds a line of the index that no decision has', () => {
  const { said } = check({ 'docs/decisions/README.md': '- [D1](area.md#d1-another) Another\n' });
  expect(said).toContain('no decision has this number, title and file');
});
