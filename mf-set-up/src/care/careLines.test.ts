import { readTable } from 'supporter-data';
import { careFile, pastedLines, type CareChoices } from './careLines';

const TODAY = { year: 2026, month: 6, day: 1 };
const CHOICES: CareChoices = { effect: 'out', reason: 'noContact', note: '', lastDay: null };
const fileOf = (text: string) => {
  const table = readTable(new TextEncoder().encode(text));
  if (!table.ok) throw new Error(table.error.message);
  return careFile(table.value, CHOICES, TODAY);
};
const linesOf = (text: string) => {
  const file = fileOf(text);
  if (!file.ok) throw new Error(file.fault);
  return file.lines;
};

it('takes one email or supporter id a line, and says which line is neither', () => {
  const lines = pastedLines('robin@example.org\n\n 0042 \nnobody@\n', CHOICES);
  expect(lines.map(({ line, entry, fault }) => [line, entry?.of, entry?.value, fault])).toEqual([
    [1, 'email', 'robin@example.org', ''],
    [3, 'supporterId', '0042', ''],
    [4, undefined, undefined, 'This is not an email address'],
  ]);
});

it('reads a file by its headers; what a row does not say is as the form says', () => {
  const lines = linesOf(
    '\uFEFFName;Email;Supporter ID;Reason;Until;Not before;Note\r\n' +
      'A;robin@example.org;;Bereavement;2026-12-31;;"a ""b""; c"\r\n' +
      'B;;42;;;01/07/2026;\r\n',
  );
  expect(lines.map(({ line, entry }) => ({ line, ...entry }))).toEqual([
    {
      ...{ line: 2, of: 'email', value: 'robin@example.org', effect: 'out', reason: 'bereavement' },
      ...{ note: 'a "b"; c', lastDay: { year: 2026, month: 12, day: 31 } },
    },
    {
      ...{
        line: 3,
        of: 'supporterId',
        value: '42',
        effect: 'quiet',
        reason: 'noContact',
        note: '',
      },
      lastDay: { year: 2026, month: 6, day: 30 },
    },
  ]);
});

it('says of each row what is wrong with it, and by its line in the file', () => {
  const lines = linesOf(
    [
      'email,reason,until',
      'robin@example.org,"because',
      'of this",',
      'robin,complaint,',
      'wren@example.org,,soon',
      'finch@example.org,,2026-05-31',
      ',complaint,',
      'rook@example.org,complaint,2026-06-01',
    ].join('\n'),
  );
  expect(lines.map(({ line, fault }) => [line, fault])).toEqual([
    [2, '“because\nof this” is none of the reasons'],
    [4, 'This is not an email address'],
    [5, '“soon” is no day: write it as 2026-06-01'],
    [6, 'The day is over'],
    [7, 'There is no email and no supporter id'],
    [8, ''],
  ]);
});

it('refuses a file that has neither column, or nothing', () => {
  expect(fileOf('name,town\nA,B')).toMatchObject({ ok: false });
  expect(() => fileOf('')).toThrow('The file is empty.');
  expect(() => fileOf('email\n"robin@example.org')).toThrow(/never closed/);
});
