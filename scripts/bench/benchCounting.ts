import { startCountingThread } from 'functions/handlers';
import { snapshotOfSupporters } from 'evaluation';
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
import { BENCH_FIELDS, benchRows } from './benchYear';
import { percentile } from './measure';

type Write = (line: string) => void;

const QUESTIONS = 200;

/** A search of ten conditions while it is edited: asked of the worker thread that answers live counts. */
export const benchCounting = async (rows: number, write: Write): Promise<void> => {
  const thread = startCountingThread();
  const bytes = new Uint8Array(
    encodeSnapshot(snapshotOfSupporters(BENCH_FIELDS, supporters(rows))),
  );
  const ask = async (index: number): Promise<number> => {
    const start = performance.now();
    const edited = editedSearchOf(index);
    const question = {
      kind: 'search',
      definitions: { ...YEAR, searches: [edited] },
      edited,
    } as const;
    const answered = await thread.ask({ year: 'bench', id: 'bench' }, question, {
      fetchSnapshot: () => Promise.resolve(bytes),
    });
    if (!answered.ok) throw new Error(`The thread answered ${answered.error}`);
    return performance.now() - start;
  };

  const first = await ask(0);
  const times: number[] = [];
  for (let index = 1; index <= QUESTIONS; index += 1) times.push(await ask(index));
  await thread.close();

  const at = (share: number): string => milliseconds(percentile(times, share));
  write(`\nLive counts through the worker thread: 10 conditions, ${rows} supporters\n`);
  write(`first question, with the thread's start and the snapshot  ${milliseconds(first)}\n`);
  write(`${QUESTIONS} edits one after another: p50 ${at(0.5)}, p95 ${at(0.95)}\n`);
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
