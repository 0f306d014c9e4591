import { droppedFile } from './droppedFiles';

const file = (name: string) => new File(['a'], name);

it.each([
  'people.csv',
  'people.tsv',
  'people.txt',
  'people',
  'people.CSV',
  'people.XLSX',
  'people.xlsm',
])('goes on with %s', (name) => {
  expect(droppedFile([file(name)])).toEqual({ file: expect.objectContaining({ name }) as File });
});

it.each([
  [['people.xls'], /^people\.xls is a spreadsheet of another kind\. Open it, .*\.xlsx.*CSV/],
  [['people.ODS'], /is a spreadsheet/],
  [['report.pdf'], /^report\.pdf holds no rows of supporters\./],
  [['a.csv', 'b.csv', 'c.csv'], /^These are 3 files\. Import them one after the other/],
])('says of %j why not', (names, sentence) => {
  expect(droppedFile(names.map(file))).toEqual({
    refused: expect.stringMatching(sentence) as string,
  });
});

it('makes nothing of nothing', () => {
  expect(droppedFile([])).toBeNull();
});
