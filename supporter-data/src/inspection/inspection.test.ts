import fc from 'fast-check';
import { IN_LONG_RUN } from 'shared-kernel/testing';
import { inspectSupporters } from '../inspectSupporters';
import { inferFieldType } from '../profiling/fieldTypes';
import { isCardNumber, isIban } from './bankNumbers';
import { safeName } from './safeName';

/** The inspection of a column of these values. */
const inspectColumn = async (header: string, values: readonly string[]) => {
  const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  const lines = values.map((value, number) => `s${number}@example.org,${quoted(value)}`);
  const csv = [`Email,${quoted(header)}`, ...lines].join('\n');
  const inspection = await inspectSupporters([Buffer.from(csv)]);
  if (!inspection.ok) throw new Error(inspection.error.message);
  const column = inspection.value.columns[1];
  if (column === undefined) throw new Error('No column');
  return { ...column, codes: column.notes.map(({ code }) => code) };
};

const repeated = (count: number, value: string): readonly string[] =>
  Array.from({ length: count }, () => value);

describe('[I10] a column', () => {
  it('has the type of its values, its fill and three different samples', async () => {
    const column = await inspectColumn('Joined', ['4/8/2019', '', ' ', '4/8/2019', '17/2/2021']);
    expect(column).toMatchObject({
      position: 2,
      header: 'Joined',
      name: 'Joined',
      role: 'data',
      type: 'date',
      typeShare: 1,
      filled: 3,
      samples: ['4/8/2019', '17/2/2021'],
      notes: [],
      refused: false,
    });
  });

  it.each([
    ['that fills several batches of cells', 2, 60_000],
    ['of more different values than are counted at once', 500, 2500],
  ])('%s is looked at to its end', async (_what, columns, rows) => {
    const filling = ','.repeat(columns - 2);
    const days = Array.from(
      { length: rows },
      (_, row) => `${(row % 28) + 1}/2/${1900 + (row % 90)}`,
    );
    const lines = days.map(
      (day, row) => `s${row}@example.org,${row % 2 === 0 ? day : ''}${filling}`,
    );
    const header = ['Email', ...Array.from({ length: columns - 1 }, (_, index) => `F${index}`)];
    const inspection = await inspectSupporters([
      Buffer.from([header.join(','), ...lines].join('\n')),
    ]);
    if (!inspection.ok) throw new Error(inspection.error.message);
    expect(inspection.value.rows).toBe(rows);
    expect(inspection.value.columns).toHaveLength(columns);
    expect(inspection.value.columns[0]).toMatchObject({
      filled: rows,
      samples: ['s0@example.org', 's1@example.org', 's2@example.org'],
    });
    expect(inspection.value.columns[1]).toMatchObject({
      type: 'date',
      typeShare: 1,
      filled: rows / 2,
      samples: ['1/2/1900', '3/2/1902', '5/2/1904'],
    });
  });

  it('has the share of the values that read as its type', async () => {
    const column = await inspectColumn('Miles', [...repeated(99, '5'), 'five']);
    expect(column).toMatchObject({ type: 'number', typeShare: 0.99 });
  });

  it('without values has no type', async () => {
    expect(await inspectColumn('Empty', ['', ' '])).toMatchObject({
      type: 'unknown',
      typeShare: 0,
      filled: 0,
      samples: [],
    });
  });

  it('that a few values keep from its type says so', async () => {
    const column = await inspectColumn('Miles', [...repeated(97, '5'), 'a', 'b', 'c']);
    expect(column.type).toBe('string');
    expect(column.notes).toEqual([
      {
        code: 'nearlyTyped',
        text: '97% of the values are numbers, but 3 values are not: read as text.',
      },
    ]);
  });

  it('shows long values cut', async () => {
    const { samples } = await inspectColumn('Comment', ['x'.repeat(5000)]);
    expect(samples).toEqual([`${'x'.repeat(200)}…`]);
  });

  it('of more different values than wait at once is counted whole', async () => {
    const values = Array.from({ length: 5000 }, (_, number) => String(number + 1));
    expect(await inspectColumn('Number', [...values, ...values])).toMatchObject({
      type: 'number',
      typeShare: 1,
      filled: 10_000,
    });
  });

  it('has the type that the engine gives it', async () => {
    const value = fc.constantFrom('', '1/2/2026', '01/02/2026', 'x:P:01/02/2026', 'CREDIT_A~success::1.00', '5', '007', 'text', ' 12 '); // prettier-ignore
    await fc.assert(
      fc.asyncProperty(fc.array(value, { minLength: 1, maxLength: 60 }), async (values) => {
        expect((await inspectColumn('Column', values)).type).toBe(inferFieldType(values));
      }),
      { numRuns: 60 },
    );
  });
});

describe('[I12] dates', () => {
  it('of one order are not worth a word', async () => {
    expect((await inspectColumn('Joined', ['4/8/2019', '17/2/2021'])).codes).toEqual([]);
  });

  it('that all fit both orders are shown both ways, up to five', async () => {
    const { notes } = await inspectColumn('Joined', [
      ...repeated(3, '5/5/2026'),
      ...['1/2/2026', '3/4/2026', '5/6/2026', '7/8/2026', '9/10/2026', '11/12/2026'],
    ]);
    expect(notes.map(({ code }) => code)).toEqual(['ambiguousDates']);
    expect(notes[0]?.text).toContain('1/2/2026 is 1 February 2026 (not 2 January 2026)');
    expect(notes[0]?.text).not.toContain('11/12/2026');
  });

  it('that are the same day in both orders are unambiguous', async () => {
    expect((await inspectColumn('Joined', ['5/5/2026', '6/6/2026'])).codes).toEqual([]);
  });

  it('padded without a mark may be actions or plain dates', async () => {
    const column = await inspectColumn('Born', ['14/03/1980', '02/12/1991']);
    expect(column.type).toBe('action');
    expect(column.codes).toEqual(['actionOrDate']);
    expect((await inspectColumn('PET', ['14/03/2026', '1:P:02/12/2026'])).codes).toEqual([]);
  });

  it('of which a few fit the other order only are named', async () => {
    const column = await inspectColumn('Joined', [...repeated(99, '17/2/2021'), '2/17/2021']);
    expect(column.type).toBe('date');
    expect(column.notes).toEqual([
      {
        code: 'mixedOrders',
        text: '1 of 100 values fit month/day only: these cannot be read as dates.',
      },
    ]);
  });

  it.each([
    ['isoDates', ['2026-01-10', '2026-02-11']],
    ['isoDates', ['2026/01/10', '2026/02/11']],
    ['twoDigitYears', ['1/2/26', '13/2/26']],
    ['timesOfDay', ['1/2/2026 10:10', '2026-02-11T09:30:00Z']],
    ['otherSeparators', ['1.2.2026', '13-2-2026']],
    ['americanDates', ['1/13/2026', '2/14/2026']],
    ['mixedOrders', ['1/13/2026', '14/2/2026']],
  ])('%s are text, and said', async (code, values) => {
    const column = await inspectColumn('When', values);
    expect(column.type).toBe('string');
    expect(column.codes).toEqual([code]);
  });

  it('here and there in a text are not worth a word', async () => {
    const values = ['Came on 2026-01-10', '2026-01-10', 'Sunny', 'Windy'];
    expect((await inspectColumn('Comment', values)).codes).toEqual([]);
  });
});

describe('[I13] columns that are never stored', () => {
  it.each(['4242 4242 4242 4242', '5555-5555-5555-4444', '378282246310005', '6011111111111117'])(
    '%s is a card number',
    (text) => {
      expect(isCardNumber(text)).toBe(true);
      expect(isCardNumber(text.replace(/\d$/, (last) => String((Number(last) + 1) % 10)))).toBe(
        false,
      );
    },
  );

  it.each([
    '07700900120',
    '123456789012345670',
    '4242',
    '42424242424242424242',
    'card 4242424242424242',
  ])('%s is none', (text) => {
    expect(isCardNumber(text)).toBe(false);
  });

  it('an IBAN is one by its check digits', () => {
    expect(isIban('GB33BUKB20201555555555')).toBe(true);
    expect(isIban('gb33 bukb 2020 1555 5555 55')).toBe(true);
    expect(isIban('GB34BUKB20201555555555')).toBe(false);
    expect(isIban('SUPPORTER')).toBe(false);
  });

  it.each([
    'Credit Card',
    'card_no',
    'CVC',
    'Security code',
    'Sort Code',
    'Bank account number',
    'User Password',
  ])('"%s" is refused by its name', async (header) => {
    const column = await inspectColumn(header, ['12-34']);
    expect(column).toMatchObject({ refused: true, role: 'leftOut', samples: [] });
    expect(column.codes).toEqual(['refused']);
  });

  it.each([
    'Postcard sent',
    'Loyalty card',
    'Membership number',
    'Account',
    'CID',
    'Passport week',
  ])('"%s" is not', async (header) => {
    expect(await inspectColumn(header, ['12-34'])).toMatchObject({ refused: false, role: 'data' });
  });

  it('some card numbers among other texts are said, and go in', async () => {
    const values = [...repeated(5, 'Lovely'), '4242424242424242'];
    const column = await inspectColumn('Comment', values);
    expect(column.refused).toBe(false);
    expect(column.notes).toEqual([
      {
        code: 'strayBankNumbers',
        text: '1 value looks like a card or bank number. Please check.',
      },
    ]);
  });
});

describe('[I11] names', () => {
  it('that a placeholder or a line cannot hold are offered in another spelling', () => {
    expect(safeName('Q1 | {Your}\r\nview')).toBe('Q1 - (Your) view');
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(safeName(name)).not.toMatch(/[|{}\p{Cc}]/u);
        expect(safeName(safeName(name))).toBe(safeName(name));
      }),
    );
  });

  it('stay apart in their new spelling', async () => {
    const csv = 'Email,a|b,a-b,a{b\n';
    const inspection = await inspectSupporters([Buffer.from(csv)]);
    expect(inspection.ok && inspection.value.columns.map(({ name }) => name)).toEqual([
      'Email',
      'a-b',
      'a-b (2)',
      'a(b',
    ]);
  });
});

describe('[I10] an inspection of very many columns', () => {
  const inspectWide = (columnCount: number, cell: (column: number, row: number) => string) => {
    const columns = Array.from({ length: columnCount }, (_, column) => column);
    const rows = [0, 1, 2, 3, 4].map((row) => columns.map((column) => cell(column, row)).join(','));
    const lines = rows.map((row, number) => `s${number}@example.org,${row}`);
    const header = `Email,${columns.map((column) => `Field ${column}`).join(',')}`;
    return inspectSupporters([Buffer.from([header, ...lines].join('\n'))]);
  };

  const WIDE = [
    ['ambiguous dates', (_: number, row: number) => `${row + 1}/${row + 6}/2026`],
    ['long texts', () => '€'.repeat(250)],
  ] as const;
  it.each(IN_LONG_RUN ? WIDE : WIDE.slice(0, 1))('fits its document: %s', async (_, cell) => {
    const inspection = await inspectWide(2099, cell);
    const columns = inspection.ok ? inspection.value.columns : [];
    expect(columns).toHaveLength(2100);
    expect(columns[2099]?.samples[0]).toMatch(/^(€|1\/6)/);
    expect(Buffer.byteLength(JSON.stringify(columns))).toBeLessThan(550_000);
  });

  it('says all there is of a few', async () => {
    const inspection = await inspectWide(5, (column, row) => `${row + 1}/${column + 6}/2026`);
    const notes = inspection.ok ? inspection.value.columns[1]?.notes : [];
    expect(notes?.[0]?.text).toMatch(/\.$/);
  });

  it('has a limit, which it names', async () => {
    const inspection = await inspectWide(2100, () => 'x');
    expect(inspection).toMatchObject({
      ok: false,
      error: {
        code: 'import/too-many-columns',
        message: expect.stringContaining('2,100') as unknown,
      },
    });
  });
});

it('[I9] where a file is cut into chunks does not matter', async () => {
  const cell = fc.constantFrom('', 'ö', '"', '1/2/2026', 'a,b', '\n', '4242424242424242', 'x');
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(cell, cell), { maxLength: 10 }),
      fc.integer({ min: 1, max: 9 }),
      async (rows, size) => {
        const bytes = Buffer.from(['Email,A,B', ...rows.map((row) => row.join(','))].join('\n'));
        const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, number) =>
          bytes.subarray(number * size, (number + 1) * size),
        );
        expect(await inspectSupporters(chunks)).toEqual(await inspectSupporters([bytes]));
      },
    ),
    { numRuns: 100 },
  );
});
