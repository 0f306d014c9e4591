import fc from 'fast-check';
import { runInNewContext } from 'node:vm';
import { previewFile } from './previewFile';
import { readSupporters } from './readSupporters';

const bytes = (text: string): Uint8Array => Buffer.from(text);
const TABLE = 'Email,City\nbea@example.org,Malmö\nkit@example.org,Oban\n';

describe('[I15] the first bytes of a file', () => {
  it('show how it would be read', () => {
    expect(previewFile(bytes(TABLE))).toEqual({
      encoding: 'utf-8',
      encodingCertain: true,
      delimiter: ',',
      lineEnd: '\n',
      quoted: false,
      bom: false,
      headerRow: 1,
      start: [
        { number: 1, cells: ['Email', 'City'] },
        { number: 2, cells: ['bea@example.org', 'Malmö'] },
        { number: 3, cells: ['kit@example.org', 'Oban'] },
      ],
      header: ['Email', 'City'],
      rows: [
        ['bea@example.org', 'Malmö'],
        ['kit@example.org', 'Oban'],
      ],
      accentSample: 'Malmö',
      refusedPositions: [],
      fault: null,
    });
  });

  it.each([
    ['Email,City\n"bea@example.org",Oban\n', true],
    ['"Email",City\nbea@example.org,Oban\n', true],
    ['Email,City\nbea@example.org,"Oban"\n', true],
    ['Email,City\nbea@example.org,12" pipe\n', false],
    ['Email;City\nbea@example.org;a,"b"\n', false],
  ])('tell whether cells stand in quotes: %j', (text, quoted) => {
    expect(previewFile(bytes(text)).quoted).toBe(quoted);
  });

  it('may end within a row, a quoted cell or a character', () => {
    const whole = bytes(`${TABLE}"zoë@example.org","Ry\nde"\n`);
    for (let length = TABLE.length + 1; length < whole.length; length += 1) {
      expect(previewFile(whole.subarray(0, length))).toMatchObject({
        encoding: 'utf-8',
        rows: [
          ['bea@example.org', 'Malmö'],
          ['kit@example.org', 'Oban'],
        ],
        fault: null,
      });
    }
  });

  it('leave the encoding open until an accent comes', () => {
    const ascii = bytes('Email,City\nbea@example.org,Oban\n');
    expect(previewFile(ascii).encodingCertain).toBe(false);
    expect(previewFile(ascii, { isWhole: true }).encodingCertain).toBe(true);
  });

  it('show 20 rows, blank lines not among them', () => {
    const rows = Array.from({ length: 50 }, (_, number) => `s${number}@example.org,x`);
    const preview = previewFile(bytes(['Email,City', '', ...rows].join('\n\n')));
    expect(preview.rows).toHaveLength(20);
    expect(preview.rows[19]).toEqual(['s19@example.org', 'x']);
  });

  it('obey what a person chose', () => {
    expect(previewFile(bytes('Email;City,Town\n'), { delimiter: ',' }).header).toEqual([
      'Email;City',
      'Town',
    ]);
    const wrong = previewFile(bytes(TABLE), { encoding: 'windows-1252' });
    expect(wrong.accentSample).toBe('MalmÃ¶');
  });

  it('show a header that is all there is', () => {
    expect(previewFile(bytes('Email,City')).header).toEqual(['Email', 'City']);
  });

  it('show long texts around their accent', () => {
    const long = `${'plain words '.repeat(20)}café ${'and more '.repeat(20)}`;
    const { accentSample } = previewFile(bytes(`Email,Said\nx,${long}\n`));
    expect(accentSample).toMatch(/^….*café.*…$/);
    expect(accentSample?.length).toBeLessThan(70);
  });

  it('may come from another realm', () => {
    const foreign: unknown = runInNewContext(
      `Uint8Array.from(${JSON.stringify([...bytes(TABLE)])})`,
    );
    expect(foreign).not.toBeInstanceOf(Uint8Array);
    expect(previewFile(foreign as Uint8Array)).toEqual(previewFile(bytes(TABLE)));
  });

  it('never throw, whatever they are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.boolean(), (some, isWhole) => {
        const { header, fault } = previewFile(some, { isWhole });
        expect(header.length > 0 || fault !== null).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('of a whole file agree with its reading', async () => {
    const cell = fc.constantFrom('x', 'ö', '€', ';', '"', '\t', ' ', 'a b');
    const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 8 });
    const encoding = fc.constantFrom('utf8' as const, 'utf16le' as const, 'latin1' as const);
    await fc.assert(
      fc.asyncProperty(rows, encoding, async (cells, to) => {
        const text = ['Email,A,B,C', ...cells.map((row) => row.join(','))].join('\r\n');
        const whole = Buffer.from(text, to);
        const preview = previewFile(whole, { isWhole: true });
        const file = await readSupporters([whole]);
        expect(preview.fault).toEqual(file.ok ? null : file.error);
        if (file.ok) {
          expect(preview).toMatchObject({
            encoding: file.value.encoding,
            delimiter: file.value.delimiter,
          });
          expect(preview.header).toEqual(file.value.columns.map(({ header }) => header));
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('[I1] encodings', () => {
  const text = fc.array(fc.constantFrom('a', 'é', 'ë', 'ø', 'Malmö', '€', '–'), {
    minLength: 1,
    maxLength: 12,
  });

  it.each([
    ['utf-8', (value: string) => Buffer.from(value)],
    ['utf-8', (value: string) => Buffer.from(`\uFEFF${value}`)],
    ['utf-16le', (value: string) => Buffer.from(`\uFEFF${value}`, 'utf16le')],
    ['utf-16be', (value: string) => Buffer.from(`\uFEFF${value}`, 'utf16le').swap16()],
    ['windows-1252', windows1252],
  ])('%s comes back as it was written', async (encoding, encode) => {
    await fc.assert(
      fc.asyncProperty(text, async (parts) => {
        const value = `éa${parts.join('')}`; // E9 61 is no UTF-8
        const file = await readSupporters([encode(`Email,City\nbea@example.org,${value}\n`)]);
        expect(file.ok && [file.value.encoding, file.value.supporters[0]?.fields]).toEqual([
          encoding,
          { City: value },
        ]);
      }),
      { numRuns: 50 },
    );
  });
});

const SIGNS: Readonly<Record<string, number>> = { '€': 0x80, '–': 0x96 };

function windows1252(value: string): Uint8Array {
  return Uint8Array.from(value, (character) => SIGNS[character] ?? character.charCodeAt(0));
}
