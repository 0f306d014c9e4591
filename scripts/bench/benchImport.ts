import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { snapshotOfSupporters } from 'evaluation';
import {
  snapshotInPieces,
  inspectSupporters,
  profileSnapshot,
  profileSupporters,
  readSupporters,
  simdStops,
  type SupporterFile,
} from 'supporter-data';
import { BENCH_FIELDS } from './benchYear';
import { csvFile } from './csvFile';
import { openDuckDb } from './duckdb';
import { measure, printMeasurements, type Measurement } from './measure';
import { splitCsv } from './splitCsv';
import { measureWholePass, WHOLE_PASS, wholePass } from './wholePass';
import { WIDE, wideFile } from './wideFile';

/** A generated file read by a bare splitter, csv-parse, DuckDB and the import's own reader. */
export const benchImport = async (rows: number, write: (line: string) => void): Promise<void> => {
  const chunks = csvFile(rows);
  const megabytes = megabytesOf(chunks);
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const path = join(folder, 'supporters.csv');
  await writeFile(path, Buffer.concat(chunks));
  const [passes, mostMemoryMb] = await measureWholePass(path, rows);
  const measurements = [
    await measure('bare splitter', rows, () => splitCsv(chunks)),
    await measure('csv-parse: cells', rows, () => countCells(chunks), { runs: 2 }),
    ...(await duckDbMeasurements(rows, path)),
    ...passes,
    ...(await ownMeasurements(rows, chunks)),
  ];
  await rm(folder, { recursive: true });
  const title = `Import: ${BENCH_FIELDS.length + 2} columns, ${rows} rows, ${megabytes.toFixed(0)} MB`;
  printMeasurements(title, measurements, write);
  write(`whole pass: the process at most ${mostMemoryMb.toFixed(0)} MB\n`);
  await benchWide(write);
};

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

const duckDbMeasurements = async (rows: number, path: string): Promise<readonly Measurement[]> => {
  const connection = await openDuckDb(1);
  if (connection === null) return [];
  const statement = `CREATE OR REPLACE TABLE supporters AS FROM read_csv('${path}', all_varchar = true)`;
  const measurement = await measure('DuckDB, one thread: read_csv', rows, () =>
    connection.run(statement),
  );
  const typed = await measure('DuckDB: read_csv with types, SUMMARIZE', rows, async () => {
    await connection.run(`CREATE OR REPLACE TABLE supporters AS FROM read_csv('${path}')`);
    await connection.runAndReadAll('SUMMARIZE supporters');
  });
  connection.closeSync();
  return [measurement, typed];
};

const ownMeasurements = async (
  rows: number,
  chunks: readonly Uint8Array[],
): Promise<readonly Measurement[]> => {
  const read = await measure('readSupporters: rules of D2c', rows, () => readFile(chunks), {
    runs: 2,
  });
  const { supporters, fieldNames } = await readFile(chunks);
  const snapshot = snapshotOfSupporters(BENCH_FIELDS, supporters);
  const after = { runs: 2, note: 'after reading' };
  return [
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
