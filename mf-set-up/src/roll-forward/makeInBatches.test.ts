import type { NewDefinition } from 'shared-kernel/firestore';
import { asId, failed, succeeded, type ScreenId, type SearchId } from 'shared-kernel/model';
import { aScreen, aSearch } from 'shared-kernel/testing';
import { inMakingOrder, makeInBatches, NOTHING_MADE, type Making } from './makeInBatches';

const definitions = inMakingOrder({
  searches: Array.from({ length: 12 }, (_, n) => aSearch({ id: asId<SearchId>(`search-${n}`) })),
  screens: Array.from({ length: 9 }, (_, n) => aScreen({ id: asId<ScreenId>(`screen-${n}`) })),
});
const idsOf = (batch: readonly NewDefinition[]) => batch.map(({ definition }) => definition.id);

/** A year that takes what it is given, once each, unless `fault` says why not. */
function aYearOf(fault: (batch: readonly NewDefinition[]) => string | null) {
  const made = new Set<string>();
  const progress: number[] = [];
  return {
    made,
    progress,
    work: {
      create: (batch: readonly NewDefinition[]) => {
        const code = fault(batch);
        if (code === 'unavailable')
          return Promise.resolve(failed({ code: 'data/unavailable', message: '' } as const));
        if (code === 'refused')
          return Promise.resolve(failed({ code: 'data/permission-denied', message: '' } as const));
        for (const id of idsOf(batch)) made.add(id);
        return Promise.resolve(succeeded(undefined));
      },
      onProgress: ({ doneCount }: Making) => progress.push(doneCount),
    },
  };
}

it('makes everything in batches, searches first', async () => {
  const year = aYearOf(() => null);
  const end = await makeInBatches(definitions, NOTHING_MADE, year.work);
  expect(end).toEqual({ status: 'complete', making: { doneCount: 21, refused: [] } });
  expect([...year.made]).toEqual(idsOf(definitions));
  expect(year.progress).toEqual([8, 16, 21]);
});

it('stops where the database is away, and goes on from there', async () => {
  let calls = 0;
  const year = aYearOf(() => ((calls += 1) === 2 ? 'unavailable' : null));
  const end = await makeInBatches(definitions, NOTHING_MADE, year.work);
  expect(end).toMatchObject({ status: 'failed', making: { doneCount: 8 } });
  expect(year.made.size).toBe(8);
  const rest = await makeInBatches(definitions, end.making, year.work);
  expect(rest).toMatchObject({ status: 'complete', making: { doneCount: 21 } });
  expect([...year.made]).toEqual(idsOf(definitions));
});

it('makes all but the one that is refused', async () => {
  const year = aYearOf((batch) =>
    idsOf(batch).some((id) => id === 'search-3') ? 'refused' : null,
  );
  const end = await makeInBatches(definitions, NOTHING_MADE, year.work);
  expect(idsOf(end.making.refused)).toEqual(['search-3']);
  expect(end.status).toBe('complete');
  expect(year.made.size).toBe(20);
});
