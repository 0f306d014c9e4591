import {
  countingThreadsHere,
  startCountingThreads,
  type CountingQuestion,
} from 'functions/handlers';
import { createSnapshotBuilder } from 'evaluation';
import { encodeSnapshot } from 'supporter-data';
import {
  asId,
  defaultCondition,
  type Condition,
  type ConditionId,
  type SearchDefinition,
  type SearchId,
  type Supporter,
} from 'shared-kernel/model';
import { benchScreens } from './benchScreens';
import { benchSearches } from './benchSearches';
import { BENCH_FIELDS, benchRows } from './benchYear';
import { percentile } from './measure';

type Write = (line: string) => void;

/** As years are stored (D578). */
const SUPPORTERS_OF_SHARD = 1_000_000;
const QUESTIONS = 200;
const YEARS = 10;
const REACHES = 5;

/**
 * A search of ten conditions while it is edited, 50 searches, and whom 60 screens reach: by one worker thread, then in
 * shards or shares by as many as there are.
 */
export const benchCounting = async (rows: number, write: Write): Promise<void> => {
  const count = Math.ceil(rows / SUPPORTERS_OF_SHARD);
  const builders = Array.from({ length: count }, () => createSnapshotBuilder(BENCH_FIELDS));
  let row = 0;
  for (const supporter of supporters(rows)) {
    builders[row % count]?.addSupporter(supporter);
    row += 1;
  }
  const shards = builders.map((builder): Shard => {
    const snapshot = builder.seal();
    const encoded = encodeSnapshot(snapshot);
    const bytes = new Uint8Array(new SharedArrayBuffer(encoded.length));
    bytes.set(encoded);
    return { rows: snapshot.rowCount, bytes };
  });
  for (const threads of new Set([1, countingThreadsHere()]))
    await benchThreads(threads, shards, write);
};

interface Shard {
  readonly rows: number;
  readonly bytes: Uint8Array;
}

const benchThreads = async (
  threads: number,
  shards: readonly Shard[],
  write: Write,
): Promise<void> => {
  const counting = startCountingThreads(threads);
  const shardRows = shards.map(({ rows }) => rows);
  const rows = shardRows.reduce((sum, one) => sum + one, 0);
  const ask = async (asked: CountingQuestion): Promise<number> => {
    const start = performance.now();
    const answered = await counting.ask({ year: 'bench', id: 'bench', shardRows }, asked, {
      fetchShard: (shard) => Promise.resolve(shards[shard]?.bytes ?? null),
    });
    if (!answered.ok) throw new Error(`The thread answered ${answered.error}`);
    return performance.now() - start;
  };
  const timesOf = async (questions: readonly CountingQuestion[]): Promise<readonly number[]> => {
    const times: number[] = [];
    for (const one of questions) times.push(await ask(one));
    return times;
  };

  const first = await ask(edit(0));
  const edits = await timesOf(Array.from({ length: QUESTIONS }, (_, index) => edit(index + 1)));
  const searches = benchSearches();
  const year = {
    kind: 'year',
    definitions: { ...YEAR, searches },
    searchIds: null,
    screenIds: null,
  } as const;
  const years = await timesOf(Array<typeof year>(YEARS).fill(year));
  const screens = benchScreens(searches);
  const reach = { kind: 'reach', definitions: { ...YEAR, searches, screens } } as const;
  const reaches = await timesOf(Array<typeof reach>(REACHES).fill(reach));
  await counting.close();

  const at = (times: readonly number[], share: number): string =>
    milliseconds(percentile(times, share));
  const where =
    threads === 1 ? 'through the worker thread' : `in shards on ${String(threads)} threads`;
  write(`\nLive counts ${where}: 10 conditions, ${String(rows)} supporters\n`);
  write(`first question, with the thread's start and the snapshot  ${milliseconds(first)}\n`);
  write(`${QUESTIONS} edits one after another: p50 ${at(edits, 0.5)}, p95 ${at(edits, 0.95)}\n`);
  write(`${String(searches.length)} searches of the year, ${YEARS} times: p50 ${at(years, 0.5)}\n`);
  write(`whom ${screens.length} screens reach, ${REACHES} times: p50 ${at(reaches, 0.5)}\n`);
};

const edit = (index: number): CountingQuestion => {
  const edited = editedSearchOf(index);
  return { kind: 'search', definitions: { ...YEAR, searches: [edited] }, edited };
};

const milliseconds = (time: number): string => `${time.toFixed(1)} ms`;

function* supporters(rows: number): Generator<Supporter> {
  for (const { cells, ...keys } of benchRows(rows)) {
    const filled = BENCH_FIELDS.flatMap(({ name }, index) => {
      const cell = cells[index] ?? '';
      return cell === '' ? [] : [[name, cell] as const];
    });
    yield { ...keys, fields: Object.fromEntries(filled) };
  }
}

const YEAR = {
  year: {
    dateFrom: { year: 2025, month: 12, day: 31 },
    dateTo: { year: 2027, month: 1, day: 1 },
  },
  today: { year: 2026, month: 6, day: 15 },
  fields: BENCH_FIELDS.map(({ name, type }) => ({ name, type })),
  screens: [],
};

/** Another operand each time, as a person types. */
const editedSearchOf = (index: number): SearchDefinition => ({
  id: asId<SearchId>('draft'),
  name: 'Draft',
  match: index % 2 === 0 ? 'any' : 'all',
  conditions: [
    page({ dataId: 'PET', dataIdMatch: 'fuzzy' }),
    page({ dataId: 'EMS 1' }),
    page({ dataId: 'EVT 5', pageAction: 'notCompleted' }),
    data('Gift 2026', '>=', String(index)),
    data('Gift 2025', '!=', String(index % 50)),
    data('Joined', '<', '1/6/2024'),
    data('Birthday', '>', '1/1/1960'),
    data('Miles', '<=', String(index * 4)),
    data('City', '!=', `City ${index}`),
    data('Postcode', '>', 'AB5'),
  ],
});

const condition = (parts: Partial<Condition>): Condition => ({
  ...defaultCondition(asId<ConditionId>('condition')),
  ...parts,
});

const page = (parts: Partial<Condition>): Condition => condition({ fieldType: 'page', ...parts });

const data = (
  dataId: string,
  dataEqualsOperator: Condition['dataEqualsOperator'],
  dataValue: string,
): Condition => condition({ fieldType: 'data', dataId, dataEqualsOperator, dataValue });
