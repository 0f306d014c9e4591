import { snapshotOfSupporters } from 'evaluation';
import { encodeSnapshot } from 'supporter-data';
import { asId, type SearchId } from 'shared-kernel/model';
import { startCountingThreads } from '../counting/startCountingThreads';

/** A process that asks one question, prints how many supporters there are, and has nothing else to live for. */
const year = {
  dateFrom: { year: 2025, month: 12, day: 31 },
  dateTo: { year: 2027, month: 1, day: 1 },
};
const answered = await startCountingThreads().ask(
  { year: 'organisations/grove/years/2026', id: 's1', shardRows: [1] },
  {
    kind: 'search',
    definitions: { year, today: year.dateFrom, fields: [], searches: [], screens: [] },
    edited: { id: asId<SearchId>('draft'), name: '', match: 'all', conditions: [] },
  },
  {
    fetchShard: () =>
      Promise.resolve(
        new Uint8Array(
          encodeSnapshot(
            snapshotOfSupporters([], [{ email: 'a@example.org', supporterId: '', fields: {} }]),
          ),
        ),
      ),
  },
);
if (answered.ok && answered.value.kind === 'search')
  process.stdout.write(String(answered.value.counts.supporters));
