import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { retypeSnapshot, snapshotOfSupporters } from 'evaluation';
import {
  snapshotInPieces,
  inferSnapshotTypes,
  inspectSupporters,
  profileSnapshot,
  profileSupporters,
  readColumns,
  readSupporters,
  simdStops,
  type SupporterFile,
} from 'supporter-data';
import { BENCH_FIELDS } from './benchYear';
import { csvFile } from './csvFile';
import { openDuckDb } from './duckdb';
import { measure, printMeasurements, type Measurement } from './measure';
import { splitCsv } from './splitCsv';
import { WIDE, wideFile } from './wideFile';

/** A generated file read by a bare splitter, csv-parse, DuckDB and the import's own reader. */
export const benchImport = async (rows: number, write: (line: string) => void): Promise<void> => {
  const chunks = csvFile(rows);
  const megabytes = megabytesOf(chunks);
  // First, so that nothing else counts to its memory.
  const pass = await measure(WHOLE_PASS, rows, () => wholePass(chunks));
  const peak = process.resourceUsage().maxRSS / 1000;
  const measurements = [
    await measure('bare splitter', rows, () => splitCsv(chunks)),
    await measure('csv-parse: cells', rows, () => countCells(chunks), { runs: 2 }),
    ...(await duckDbMeasurements(rows, chunks)),
    pass,
    ...(await ownMeasurements(rows, chunks)),
  ];
  const title = `Import: ${BENCH_FIELDS.length + 2} columns, ${rows} rows, ${megabytes.toFixed(0)} MB`;
  printMeasurements(title, measurements, write);
  write(
    `whole pass: the process at most ${peak.toFixed(0)} MB, the file's ${megabytes.toFixed(0)} among it\n`,
  );
  await benchWide(write);
};

/** As a snapshot is stored. */
const PART_BYTES = 900_000;

const WHOLE_PASS = 'whole pass: parse, type, profile, encoded snapshot';

const megabytesOf = (chunks: readonly Uint8Array[]): number =>
  chunks.reduce((sum, { length }) => sum + length, 0) / 1e6;

/** A file of very many columns. */
const benchWide = async (write: (line: string) => void): Promise<void> => {
  const chunks = wideFile();
  const measurements = [
    await measure('bare splitter', WIDE.rows, () => splitCsv(chunks)),
    await measure('inspection: what each column holds', WIDE.rows, () =>
      inspectSupporters(chunks, { findStops: simdStops }),
    ),
    await measure(WHOLE_PASS, WIDE.rows, () => wholePass(chunks)),
  ];
  const title = `Wide import: ${WIDE.columns} columns, ${WIDE.rows} rows, ${megabytesOf(chunks).toFixed(0)} MB`;
  printMeasurements(title, measurements, write);
};

/** Piece by piece, since every piece of the generated file ends with a line. */
const countCells = (chunks: readonly Uint8Array[]): number =>
  chunks.reduce((sum, chunk) => sum + parse(Buffer.from(chunk)).flat().length, 0);

/** What an import does with a file before anything is written: parse, type, profile, snapshot, encode. */
const wholePass = async (chunks: readonly Uint8Array[]): Promise<number> => {
  const file = await readColumns(chunks, { findStops: simdStops });
  if (!file.ok) throw new Error(file.error.code);
  const untyped = file.value.builder.finish();
  const types = new Map(inferSnapshotTypes(untyped).map(({ name, type }) => [name, type]));
  const typed = retypeSnapshot(untyped, types);
  profileSnapshot(typed);
  const bytes = snapshotInPieces(typed);
  let stored = 0;
  for (let at = 0; at < bytes.length; at += PART_BYTES)
    stored += bytes.slice(at, at + PART_BYTES).length;
  return stored;
};

const duckDbMeasurements = async (
  rows: number,
  chunks: readonly Uint8Array[],
): Promise<readonly Measurement[]> => {
  const connection = await openDuckDb(1);
  if (connection === null) return [];
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const path = join(folder, 'supporters.csv');
  await writeFile(path, Buffer.concat(chunks));
  const statement = `CREATE OR REPLACE TABLE supporters AS FROM read_csv('${path}', all_varchar = true)`;
  const measurement = await measure('DuckDB, one thread: read_csv', rows, () =>
    connection.run(statement),
  );
  const typed = await measure('DuckDB: read_csv with types, SUMMARIZE', rows, async () => {
    await connection.run(`CREATE OR REPLACE TABLE supporters AS FROM read_csv('${path}')`);
    await connection.runAndReadAll('SUMMARIZE supporters');
  });
  connection.closeSync();
  await rm(folder, { recursive: true });
  return [measurement, typed];
};

const ownMeasurements = async (
  rows: number,
  chunks: readonly Uint8Array[],
): Promise<readonly Measurement[]> => {
  const columns = await measure(
    'readColumns: rules of D2c, into columns',
    rows,
    async () => {
      const file = await readColumns(chunks, { findStops: simdStops });
      if (file.ok) file.value.builder.finish();
    },
    { runs: 2 },
  );
  const read = await measure('readSupporters: rules of D2c', rows, () => readFile(chunks), {
    runs: 2,
  });
  const { supporters, fieldNames } = await readFile(chunks);
  const snapshot = snapshotOfSupporters(BENCH_FIELDS, supporters);
  const after = { runs: 2, note: 'after reading' };
  return [
    columns,
    read,
    await measure('snapshot', rows, () => snapshotOfSupporters(BENCH_FIELDS, supporters), after),
    await measure('snapshot, encoded', rows, () => snapshotInPieces(snapshot).slice(), after),
    await measure('field list from columns', rows, () => profileSnapshot(snapshot), after),
    await measure('field list from rows', rows, () => profileSupporters(fieldNames, supporters), {
      ...after,
      runs: 1,
    }),
  ];
};

const readFile = async (chunks: readonly Uint8Array[]): Promise<SupporterFile> => {
  const file = await readSupporters(chunks, { findStops: simdStops });
  if (!file.ok) throw new Error(file.error.code);
  return file.value;
};
