import { contentsOf, readYearFile } from './readYearFile';

const year = { year: { name: '2026' }, searches: [{}, {}], screens: [{}] };

it('says what a file holds', () => {
  const read = readYearFile(`\uFEFF${JSON.stringify({ ...year, story: {}, more: 1 })}`);
  if (!read.ok) throw new Error(read.error);
  expect(read.value).toMatchObject({ name: '2026', file: { more: 1 } });
  expect(contentsOf(read.value)).toBe('2 searches, 1 screen and a story');
});

it('leaves out what is not there', () => {
  const read = readYearFile(JSON.stringify(year));
  expect(read.ok && contentsOf(read.value)).toBe('2 searches and 1 screen');
});

it.each([
  ['no JSON', 'Email,Name', /not the file of a year/],
  ['something else', '[]', /no file of a year/],
  ['a year without searches', JSON.stringify({ ...year, searches: 1 }), /searches is missing/],
])('says in a sentence why %s is none', (_what, text, sentence) => {
  expect(readYearFile(text)).toMatchObject({
    ok: false,
    error: expect.stringMatching(sentence) as string,
  });
});
