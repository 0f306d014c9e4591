import {
  compileYear,
  countSearch,
  createMatchTotals,
  createSnapshotBuilder,
  evaluateColumns,
  evaluateSupporter,
  yearReach,
  type CompiledYear,
  type MatchResults,
  type Snapshot,
} from 'evaluation';
import { decodeSnapshot, encodeSnapshot } from 'supporter-data';
import { benchSearches } from './benchSearches';
import { benchScreens } from './benchScreens';
import { BENCH_FIELDS, benchRows } from './benchYear';
import { countWithDuckDb, loadDuckDb, openDuckDb } from './duckdb';
import { countWithJsonLogic } from './jsonLogic';
import { measure, printMeasurements, type Measurement } from './measure';
import { typedTable, type TypedCell } from './typedTable';

/** Rows that the slow ways are measured on; they cost the same for each row. */
const SAMPLE_ROWS = 10_000;
/** Ten times as many searches, to see that each costs the same. */
const MANY_SEARCHES = 500;

type Write = (line: string) => void;

/** 50 searches over generated supporters by our columns, our rows, json-logic-engine and DuckDB. */
export const benchMatching = async (rows: number, write: Write): Promise<void> => {
  const compiled = compileYear({
    year: {
      dateFrom: { year: 2025, month: 12, day: 31 },
      dateTo: { year: 2027, month: 1, day: 1 },
    },
    today: { year: 2026, month: 6, day: 15 },
    fields: BENCH_FIELDS,
    searches: benchSearches(),
    screens: [],
  });
  const many = compileYear({ ...compiled.definitions, searches: benchSearches(MANY_SEARCHES) });
  const snapshot = buildSnapshot(rows);
  const table = typedTable(rows);
  const expected = matchedOf(evaluateColumns(compiled, snapshot));

  const measurements = [
    await measure('columns: counts, spreads, examples', rows, () =>
      evaluateColumns(compiled, snapshot),
    ),
    await measure(`columns: ${String(MANY_SEARCHES)} searches`, rows, () =>
      evaluateColumns(many, snapshot),
    ),
    ...(await duckDbMeasurements(compiled, table, expected)),
    await jsonLogicMeasurement(compiled, table, expected),
    await rowsMeasurement(compiled),
  ];
  printMeasurements(
    `Matching: ${compiled.searches.length} searches, ${BENCH_FIELDS.length} fields, ${rows} supporters`,
    measurements,
    write,
  );
  printMeasurements('Snapshot', await snapshotMeasurements(snapshot), write);
  printMeasurements(
    'Live counts: one edited, with each condition alone and as a funnel',
    await liveMeasurements(compiled, snapshot),
    write,
  );
  printMeasurements(
    'Reach: the unseen, who would reach them, playing times',
    [await reachMeasurement(compiled, snapshot)],
    write,
  );
};

/** As a count reads it: from what an import has stored. */
const buildSnapshot = (rows: number): Snapshot => {
  const builder = createSnapshotBuilder(BENCH_FIELDS.map(({ name, type }) => ({ name, type })));
  for (const { email, supporterId, cells } of benchRows(rows)) {
    builder.add(email, supporterId, (index) => cells[index]);
  }
  const read = decodeSnapshot(encodeSnapshot(builder.finish()));
  if (!read.ok) throw new Error('The snapshot that was written cannot be read');
  return read.value;
};

const matchedOf = ({ searches }: MatchResults): readonly number[] =>
  searches.map(({ supportersMatched }) => supportersMatched);

/** Other engines are only worth measuring where they count the same. */
const requireEqual = (
  name: string,
  found: readonly number[],
  expected: readonly number[],
): void => {
  const index = expected.findIndex((count, slot) => count !== found[slot]);
  if (index >= 0) {
    const difference = `${String(found[index])} for search ${index}, not ${String(expected[index])}`;
    throw new Error(`${name} counts ${difference}`);
  }
};

const duckDbMeasurements = async (
  compiled: CompiledYear,
  table: readonly TypedCell[][],
  expected: readonly number[],
): Promise<readonly Measurement[]> => {
  const connection = await openDuckDb(1);
  if (connection === null) return [];
  await loadDuckDb(connection, compiled, table);
  requireEqual('DuckDB', await countWithDuckDb(connection, compiled), expected);
  const measurement = await measure(
    'DuckDB, one thread: counts alone',
    table.length,
    () => countWithDuckDb(connection, compiled),
    { note: 'values typed beforehand' },
  );
  connection.closeSync();
  return [measurement];
};

const jsonLogicMeasurement = async (
  compiled: CompiledYear,
  table: readonly TypedCell[][],
  expected: readonly number[],
): Promise<Measurement> => {
  requireEqual('json-logic-engine', countWithJsonLogic(compiled, table), expected);
  const sample = table.slice(0, SAMPLE_ROWS * 5);
  return measure(
    'json-logic-engine, compiled: counts alone',
    sample.length,
    () => countWithJsonLogic(compiled, sample),
    { note: 'values typed beforehand' },
  );
};

const rowsMeasurement = (compiled: CompiledYear): Promise<Measurement> => {
  const supporters = Array.from(benchRows(SAMPLE_ROWS), ({ cells, ...keys }) => ({
    ...keys,
    fields: Object.fromEntries(
      BENCH_FIELDS.flatMap(({ name }, index) => {
        const cell = cells[index] ?? '';
        return cell === '' ? [] : [[name, cell]];
      }),
    ),
  }));
  return measure('rows: one supporter at a time', supporters.length, () => {
    const totals = createMatchTotals(compiled);
    for (const one of supporters) totals.add(one.email, evaluateSupporter(compiled, one));
    return totals.results();
  });
};

const snapshotMeasurements = async (snapshot: Snapshot): Promise<readonly Measurement[]> => {
  const bytes = encodeSnapshot(snapshot);
  const note = `${(bytes.length / 1e6).toFixed(1)} MB`;
  return [
    await measure('encode', snapshot.rowCount, () => encodeSnapshot(snapshot), { note }),
    await measure('decode', snapshot.rowCount, () => decodeSnapshot(bytes), { note }),
  ];
};

/** The edited search with the median and the one with the longest time of all 50. */
const reachMeasurement = (
  { definitions }: CompiledYear,
  snapshot: Snapshot,
): Promise<Measurement> => {
  const year = compileYear({ ...definitions, screens: benchScreens(definitions.searches) });
  return measure('60 screens', snapshot.rowCount, () => yearReach(year, snapshot));
};

const liveMeasurements = async (
  compiled: CompiledYear,
  snapshot: Snapshot,
): Promise<readonly Measurement[]> => {
  const live: Measurement[] = [];
  for (const { definition } of compiled.searches) {
    const work = () => countSearch(compiled, snapshot, definition);
    live.push(await measure(definition.name, snapshot.rowCount, work, { runs: 2 }));
  }
  const bySeconds = live.toSorted((left, right) => left.seconds - right.seconds);
  const named = (name: string, index: number): readonly Measurement[] =>
    bySeconds.slice(index, index + 1).map((one) => ({ ...one, name, note: one.name }));
  return [...named('median of 50', 25), ...named('slowest of 50', 49)];
};
