import { droppedFile } from './droppedFiles';

const file = (name: string) => new File(['a'], name);

it.each(['people.csv', 'people.tsv', 'people.txt', 'people', 'people.CSV', 'my.xlsx.csv'])(
  'goes on with %s',
  (name) => {
    expect(droppedFile([file(name)])).toEqual({ file: expect.objectContaining({ name }) as File });
  },
);

it.each([
  [['people.xlsx'], /^people\.xlsx is a spreadsheet\. Open it, .*CSV/],
  [['people.ODS'], /is a spreadsheet/],
  [['report.pdf'], /^report\.pdf is not a CSV file\./],
  [['a.csv', 'b.csv', 'c.csv'], /^These are 3 files\. Import them one after the other/],
])('says of %j why not', (names, sentence) => {
  expect(droppedFile(names.map(file))).toEqual({
    refused: expect.stringMatching(sentence) as string,
  });
});

it('makes nothing of nothing', () => {
  expect(droppedFile([])).toBeNull();
});
