import fc from 'fast-check';
import type { ReadOptions } from './readColumns';
import { readSupporters } from './readSupporters';

const read = (text: string | Uint8Array, options?: ReadOptions) =>
  readSupporters([typeof text === 'string' ? Buffer.from(text) : text], options);

/** What is read of a file that must be readable. */
const readFile = async (text: string | Uint8Array, options?: ReadOptions) => {
  const file = await read(text, options);
  if (!file.ok) throw new Error(file.error.message);
  return file.value;
};

const refusal = async (text: string | Uint8Array, options?: ReadOptions) => {
  const file = await read(text, options);
  return file.ok ? null : file.error;
};

const BEA = { email: 'bea@example.org', supporterId: '', fields: { City: 'Malmö' } };

describe('[I1] encodings', () => {
  const text = 'Email,City\nbea@example.org,Malmö\n';
  it.each([
    ['utf-8', Buffer.from(text)],
    ['utf-8', Buffer.from(`\uFEFF${text}`)],
    ['utf-16le', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['utf-16le', Buffer.from(text, 'utf16le')],
    ['utf-16be', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['utf-16be', Buffer.from(text, 'utf16le').swap16()],
    ['windows-1252', Buffer.from(text, 'latin1')],
  ])('%s is recognised', async (encoding, bytes) => {
    const file = await readFile(bytes);
    expect(file.encoding).toBe(encoding);
    expect(file.supporters).toEqual([BEA]);
  });

  it('Windows-1252 has its own signs between 0x80 and 0x9F', async () => {
    const bytes = Buffer.concat([
      Buffer.from('Email,Gift\nbea@example.org,'),
      Buffer.from([0x80, 0x35]),
    ]);
    expect((await readFile(bytes)).supporters[0]?.fields).toEqual({ Gift: '€5' });
  });

  it('a person may choose another', async () => {
    const file = await readFile(Buffer.from(text), { encoding: 'windows-1252' });
    expect(file.supporters[0]?.fields).toEqual({ City: 'MalmÃ¶' });
  });
});

describe('[I2] delimiters', () => {
  it.each([',', ';', '\t'] as const)('"%s" is recognised by the header', async (delimiter) => {
    const cells = (...texts: string[]) => texts.map((text) => `"${text}"`).join(delimiter);
    const file = await readFile(
      `${cells('Email', 'City, or town; if any')}\n${cells('bea@example.org', 'Ryde, Isle of Wight')}\n`,
    );
    expect(file.delimiter).toBe(delimiter);
    expect(file.supporters[0]?.fields).toEqual({ 'City, or town; if any': 'Ryde, Isle of Wight' });
  });

  it('outside of quotes count alone', async () => {
    expect((await readFile('"A;B;C;D",Email\nx,bea@example.org')).delimiter).toBe(',');
  });
});

describe('[I3] lines', () => {
  it.each(['\n', '\r\n', '\r'])('end in %j', async (end) => {
    const file = await readFile(
      ['Email,City', 'bea@example.org,Malmö', '', 'nobody,Oban', ''].join(end),
    );
    expect(file.supporters).toEqual([BEA]);
    expect(file.rejectedRows).toEqual([{ line: 4, reason: 'invalidEmail' }]);
  });

  it.each(['\n', '\r\n', '\r'])('inside a quoted cell stay as they are (%j)', async (end) => {
    const file = await readFile(
      ['Email,Comment', `bea@example.org,"one${end}two"`, 'nobody,x', ''].join(end),
    );
    expect(file.supporters[0]?.fields).toEqual({ Comment: `one${end}two` });
    expect(file.rejectedRows).toEqual([{ line: 4, reason: 'invalidEmail' }]);
  });

  it('that are blank, or delimiters only, are no rows', async () => {
    const file = await readFile('\n\nEmail,City\n\n,\n  ,  \nbea@example.org,Malmö\n\n');
    expect(file.counts.rows).toBe(1);
    expect(file.supporters).toEqual([BEA]);
  });

  it('are counted through a header of several lines', async () => {
    const file = await readFile('Email,"A\nB"\n,x\n');
    expect(file.rejectedRows).toEqual([{ line: 3, reason: 'noEmail' }]);
  });
});

describe('[I4] columns', () => {
  it.each([
    'Supporter Email',
    'supporter_email',
    'Email address',
    'EMAIL',
    'Email Address',
    'Contact',
  ])('"%s" is found as the email column', async (header) => {
    const file = await readFile(`Last Email Opened,${header},City\nyes,bea@example.org,Malmö\n`);
    expect(file.columns.map(({ role }) => role)).toEqual(['data', 'email', 'data']);
    expect(file.fieldNames).toEqual(['Last Email Opened', 'City']);
  });

  it('of emails give way to one with a surer name', async () => {
    const file = await readFile('Friend,Email\nkit@example.org,bea@example.org\n');
    expect(file.supporters).toEqual([
      { email: 'bea@example.org', supporterId: '', fields: { Friend: 'kit@example.org' } },
    ]);
  });

  it('hold the supporter’s id apart from the fields', async () => {
    const file = await readFile('Supporter ID,Email,City\n 0042 ,bea@example.org,Malmö\n');
    expect(file.supporters).toEqual([{ ...BEA, supporterId: '0042' }]);
  });

  it('without emails refuse the file', async () => {
    expect((await refusal('Name,City\nBea,Malmö\n'))?.code).toBe('import/no-email-column');
    const long = `Name,City\n${'Bea,Malmö\n'.repeat(300)}`;
    expect((await refusal(long))?.code).toBe('import/no-email-column');
  });

  it('may be chosen by a person, and then reject what is no email', async () => {
    const file = await readFile('Name,City\nBea,Malmö\n', { emailPosition: 1 });
    expect(file.rejectedRows).toEqual([{ line: 2, reason: 'invalidEmail' }]);
    expect((await refusal('Name,City\nBea,Malmö\n', { emailPosition: 3 }))?.code).toBe(
      'import/no-email-column',
    );
  });

  it('of one name are told apart, nameless ones left out', async () => {
    const file = await readFile('Email,City, City ,,City (2),City\nbea@example.org,a,b,c,d,e\n');
    expect(file.supporters[0]?.fields).toEqual({
      City: 'a',
      'City (3)': 'b',
      'City (2)': 'd',
      'City (4)': 'e',
    });
    expect(file.columns.map(({ role }) => role)).toEqual([
      'email',
      'data',
      'data',
      'leftOut',
      'data',
      'data',
    ]);
  });

  it('of any name keep their values', async () => {
    const names = [
      'a.b',
      'a/b',
      '`',
      '__proto__',
      'constructor',
      'toString',
      '{x|y}',
      'Line\nbreak',
    ];
    const quoted = names.map((name) => `"${name}"`).join(',');
    const file = await readFile(
      `Email,${quoted}\nbea@example.org,${names.map((_, n) => n).join(',')}\n`,
    );
    expect(Object.entries(file.supporters[0]?.fields ?? {})).toEqual(
      names.map((name, n) => [name, String(n)]),
    );
  });

  it('of too long a name are shortened', async () => {
    const file = await readFile(`Email,${'x'.repeat(1600)}\nbea@example.org,y\n`);
    expect(file.fieldNames[0]).toHaveLength(500);
  });
});

describe('[I5] emails', () => {
  const emailsOf = async (cell: string) =>
    (await readFile(`Email,City\n"${cell}",Malmö\n`)).supporters.map(({ email }) => email);

  it.each([
    [' Bea@Example.ORG\u00a0', 'bea@example.org'],
    ["o'dara@example.org", "o'dara@example.org"],
    ['tom+sea@example.org', 'tom+sea@example.org'],
    ['zoë@example.org', 'zoë@example.org'],
    ['__proto__@example.org', '__proto__@example.org'],
    [`${'x'.repeat(242)}@example.org`, `${'x'.repeat(242)}@example.org`],
  ])('%j is read', async (cell, email) => {
    expect(await emailsOf(cell)).toEqual([email]);
  });

  it.each([
    'bea',
    'bea@',
    '@example.org',
    'bea@example',
    'bea@@example.org',
    'bea holt@example.org',
    'a/b@example.org',
    'bea\u0007@example.org',
    '__bea@example.org__',
    `${'x'.repeat(243)}@example.org`,
    `${'ë'.repeat(122)}@example.org`,
  ])('%j is invalid', async (cell) => {
    expect(await emailsOf(cell)).toEqual([]);
  });
});

describe('[I6] rows', () => {
  it('of one email merge, the last cell that is not blank winning', async () => {
    const file = await readFile(
      'Supporter ID,Email,City,Miles\n1,Bea@example.org,Oban,5\n,kit@example.org,,\n2, bea@EXAMPLE.org ,Ryde,\n,bea@example.org,  ,7\n',
    );
    expect(file.supporters).toEqual([
      { email: 'bea@example.org', supporterId: '2', fields: { City: 'Ryde', Miles: '7' } },
      { email: 'kit@example.org', supporterId: '', fields: {} },
    ]);
    expect(file.mergedRows).toEqual([
      { line: 4, email: 'bea@example.org' },
      { line: 5, email: 'bea@example.org' },
    ]);
    expect(file.counts).toMatchObject({ rows: 4, mergedRows: 2, supporters: 2 });
  });

  it('keep their cells as they stand', async () => {
    const file = await readFile('Email,City\nbea@example.org, Oban \n');
    expect(file.supporters[0]?.fields).toEqual({ City: ' Oban ' });
  });

  it('may be short, or long by blank cells only', async () => {
    const file = await readFile(
      'Email,City,Miles\nbea@example.org,Malmö\nkit@example.org,Oban,1,, \nzoe@example.org,Ryde,1,2\n',
    );
    expect(file.supporters.map(({ email }) => email)).toEqual([
      'bea@example.org',
      'kit@example.org',
    ]);
    expect(file.shortRows).toBe(1);
    expect(file.rejectedRows).toEqual([{ line: 4, reason: 'tooManyCells' }]);
  });

  it('are rejected for NUL characters and for what no document can hold', async () => {
    const file = await readFile(
      `Email,City\nbea@example.org,Ob\0an\nkit@example.org,${'x'.repeat(950_000)}\nzoe@example.org,Ryde\n`,
    );
    expect(file.rejectedRows).toEqual([
      { line: 2, reason: 'nulCharacter' },
      { line: 3, reason: 'cellTooLarge' },
    ]);
    expect(file.counts).toMatchObject({ rejectedOther: 2, supporters: 1 });
  });

  it('that would make a supporter too large together are rejected one by one', async () => {
    const half = 'x'.repeat(500_000);
    const file = await readFile(`Email,A,B\nbea@example.org,${half},\nbea@example.org,,${half}\n`);
    expect(file.rejectedRows).toEqual([{ line: 3, reason: 'cellTooLarge' }]);
    expect(file.supporters.map(({ fields }) => Object.keys(fields))).toEqual([['A']]);
  });
});

describe('[I7] quotes', () => {
  it('inside a bare cell stay as they are', async () => {
    const file = await readFile('Email,Name,Said\nbea@example.org,Bea "B" Holt,"Id" twice\n');
    expect(file.supporters[0]?.fields).toEqual({ Name: 'Bea "B" Holt', Said: '"Id" twice' });
  });

  it('at the beginning of a text of several lines are text', async () => {
    const file = await readFile('Email,Said\nbea@example.org,"""Lovely""\nshe said"\n');
    expect(file.supporters[0]?.fields).toEqual({ Said: '"Lovely"\nshe said' });
  });

  it.each([
    ['to the end of the file', 'kit@example.org,"Oban\nzoe@example.org,Ryde\n'],
    ['to a later quote', 'kit@example.org,"Oban\nzoe@example.org,"Ryde"\ntom@example.org,x\n'],
  ])('that are never closed refuse the file with their line: %s', async (_, rows) => {
    expect(await refusal(`Email,City\nbea@example.org,"two\nlines"\n${rows}`)).toEqual({
      code: 'import/unclosed-quote',
      message: 'The file cannot be read: a quote opened on line 4 is never closed.',
      line: 4,
    });
  });
});

describe('[I8] files', () => {
  it.each([
    ['import/empty', ''],
    ['import/no-header', '\uFEFF'],
    ['import/no-header', '\n \n,,\n'],
    ['import/spreadsheet', 'PK\u0003\u0004\u0014\0\u0006\0'],
  ])('%s: %j', async (code, text) => {
    expect((await refusal(text))?.code).toBe(code);
  });

  it('that are pictures are refused', async () => {
    const picture = Buffer.from([
      0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0, 0, 2,
    ]);
    expect((await refusal(picture))?.code).toBe('import/unreadable-text');
  });

  it('with a header alone have no supporters', async () => {
    expect((await readFile('Email,City\n')).counts).toMatchObject({ rows: 0, supporters: 0 });
  });

  it('may come from a stream', async () => {
    async function* stream() {
      for (const part of ['Email,Ci', 'ty\nbea@example.org,Malm', 'ö\n'])
        yield await Promise.resolve(Buffer.from(part));
    }
    const file = await readSupporters(stream());
    expect(file.ok && file.value.supporters).toEqual([BEA]);
  });
});

const cell = fc.oneof(
  fc.constantFrom('', ' ', 'x', 'ö€😀', '"q"', 'a,b', 'a;b', 'one\r\ntwo', 'one\ntwo', '\r', '\0'),
  fc.string({ maxLength: 6 }),
);
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

it('[I9] where a file is cut into chunks does not matter', async () => {
  const rows = fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 8 });
  const ends = fc.constantFrom('\n', '\r\n', '\r');
  const sizes = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(rows, ends, sizes, fc.boolean(), async (cells, end, chunkSizes, isQuoted) => {
      const lines = cells.map((row, number) =>
        [`s${number % 5}@example.org`, ...row]
          .map((one) => (isQuoted ? quoted(one) : one))
          .join(','),
      );
      const bytes = Buffer.from(['Email,A,B,C', ...lines].join(end));
      const chunks: Uint8Array[] = [];
      for (let start = 0, turn = 0; start < bytes.length; turn += 1) {
        const size = chunkSizes[turn % chunkSizes.length] ?? 1;
        chunks.push(bytes.subarray(start, start + size));
        start += size;
      }
      expect(await readSupporters(chunks)).toEqual(await readSupporters([bytes]));
    }),
    { numRuns: 60 },
  );
});

it('[I9] what is quoted by the rules is read as it was', async () => {
  const values = fc.array(
    cell.filter((text) => !text.includes('\0')),
    { minLength: 1, maxLength: 8 },
  );
  await fc.assert(
    fc.asyncProperty(values, fc.constantFrom('\n', '\r\n'), async (list, end) => {
      const lines = list.map((value, number) => `s${number}@example.org,${quoted(value)}`);
      const file = await readFile(['Email,Value', ...lines].join(end));
      expect(file.supporters.map(({ fields }) => fields['Value'] ?? '')).toEqual(
        list.map((value) => (value.trim() === '' ? '' : value)),
      );
    }),
    { numRuns: 60 },
  );
});
