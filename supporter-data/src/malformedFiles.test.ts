import fc from 'fast-check';
import type { Supporter } from 'shared-kernel/model';
import { FUZZ_TIMEOUT_MS, fuzzRuns, malformedText, mutatedBytes } from 'shared-kernel/testing/fuzz';
import { IMPORT_FAULT_CODES } from './importFault';
import { inspectSupporters } from './inspectSupporters';
import { previewFile } from './previewFile';
import type { ReadOptions } from './readColumns';
import { readSupporters } from './readSupporters';
import { DELIMITERS } from './recognising/delimiter';
import { ENCODINGS } from './recognising/encoding';
import { isValidEmail } from './rows/email';

const TEXT =
  'Email,First Name,Gift,Gift,Joined\r\nbea@example.org,"Bé, ""a""",5,CREDIT_1~success::5.00,1/2/2026\r\n' +
  'KIT@example.org , ,"two\nlines",7,31/12/2026\r\n\r\nnobody,x\r\nbea@example.org,,,,,,,\r\n';

/** The same file as programs write it: four encodings, three delimiters, with and without a mark. */
const FILES: readonly Uint8Array[] = [
  Buffer.from(TEXT),
  Buffer.from(`\uFEFF${TEXT.replaceAll(',', ';')}`),
  Buffer.from(`\uFEFF${TEXT}`, 'utf16le'),
  Buffer.from(TEXT.replaceAll(',', '\t'), 'utf16le').swap16(),
  Buffer.from(TEXT.replaceAll('\r\n', '\r'), 'latin1'),
];

/** Cells that mean trouble, as many to a row as it happens. */
const ragged = fc
  .array(
    fc.array(
      fc.oneof(
        malformedText,
        fc.constantFrom('Email', 'bea@example.org', '"', '""', '"x', 'x"y', 'x'.repeat(70_000)),
      ),
      { maxLength: 6 },
    ),
    { maxLength: 8 },
  )
  .map((rows) => Buffer.from(rows.map((cells) => cells.join(',')).join('\n')));

const anyFile: fc.Arbitrary<Uint8Array> = fc.oneof(
  { arbitrary: fc.constantFrom(...FILES).chain(mutatedBytes), weight: 3 },
  { arbitrary: ragged, weight: 2 },
  { arbitrary: fc.uint8Array({ maxLength: 400 }), weight: 1 },
);

/** What a person chose, if anything. */
const anyOptions = fc.record(
  { encoding: fc.constantFrom(...ENCODINGS), delimiter: fc.constantFrom(...DELIMITERS) },
  { requiredKeys: [] },
);

/** A file in so many chunks. */
const cut = (bytes: Uint8Array, chunkCount: number): readonly Uint8Array[] => {
  const size = Math.max(1, Math.ceil(bytes.length / chunkCount));
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );
};

const byEmail = (one: Supporter, other: Supporter): number => (one.email < other.email ? -1 : 1);

/** A file of which each time only the rows of some emails are read. */
async function readInParts(chunks: readonly Uint8Array[], options: ReadOptions, count: number) {
  const parts = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      readSupporters(chunks, { ...options, isRead: (hash) => (hash ?? 0) % count === index }),
    ),
  );
  const read = parts.flatMap((part) => (part.ok ? [part.value] : []));
  return {
    rows: read.reduce((sum, { counts }) => sum + counts.rows, 0),
    rejectedRows: read
      .flatMap(({ rejectedRows }) => rejectedRows)
      .toSorted((one, other) => one.line - other.line),
    supporters: read.flatMap(({ supporters }) => supporters).toSorted(byEmail),
  };
}

it(
  'any file is read or refused with a code, and each of its rows goes in, merges or is rejected',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        anyFile,
        anyOptions,
        fc.constantFrom(1, 2, 30),
        async (bytes, options, chunkCount) => {
          const chunks = cut(bytes, chunkCount);
          const file = await readSupporters(chunks, options);
          const inspection = await inspectSupporters(chunks, options);
          expect(await inspectSupporters(() => chunks, options)).toEqual(inspection);
          const preview = previewFile(bytes, { isWhole: true, ...options });
          for (const fault of [
            file.ok ? null : file.error,
            inspection.ok ? null : inspection.error,
            preview.fault,
          ]) {
            if (fault === null) continue;
            expect(IMPORT_FAULT_CODES).toContain(fault.code);
            expect(fault.message).toMatch(/\.$/);
          }
          if (!file.ok) return;
          const { counts, supporters, rejectedRows } = file.value;
          expect(await readInParts(chunks, options, 3)).toEqual({
            rows: counts.rows,
            rejectedRows,
            supporters: supporters.toSorted(byEmail),
          });
          expect(counts.supporters).toBe(supporters.length);
          expect(counts.rows).toBe(counts.supporters + counts.mergedRows + rejectedRows.length);
          expect(new Set(supporters.map(({ email }) => email)).size).toBe(supporters.length);
          for (const { email, fields } of supporters) {
            expect(isValidEmail(email)).toBe(true);
            expect(JSON.stringify(fields)).not.toContain('\\u0000');
          }
        },
      ),
      fuzzRuns('csv files'),
    );
  },
  FUZZ_TIMEOUT_MS,
);
