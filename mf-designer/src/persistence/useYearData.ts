import { compileYear } from 'evaluation';
import type { DatabaseFailure } from 'shared-kernel/firestore';
import { storyOf } from 'shared-kernel/model';
import {
  fieldsOf,
  screensOf,
  searchesOf,
  useReadings,
  type Loaded,
} from 'shared-kernel/server-state';
import { useYear } from 'shared-kernel/session';
import { useToday } from 'shared-kernel/today';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';

import type { YearData } from '../editor/year-data/yearDataAtom';
import { designStoreAtom } from './designStore';

/** Fields, searches and screens of the year, and how to load them again. */
export function useYearData(): readonly [Loaded<YearData, DatabaseFailure>, () => Promise<void>] {
  const store = useAtomValue(designStoreAtom);
  const { year, scope } = useYear();
  const { dateFrom, dateTo } = year;
  const today = useToday();
  const story = storyOf(year);
  const [loaded, reload] = useReadings({
    fields: fieldsOf(store, scope),
    searches: searchesOf(store, scope),
    screens: screensOf(store, scope),
  });
  const data = useMemo((): Loaded<YearData, DatabaseFailure> => {
    if (loaded.status !== 'ready') return loaded;
    const { fields, searches, screens } = loaded.value;
    const parts = { fields: fields.items, searches: searches.items, screens: screens.items };
    const compiled = compileYear({ year: { dateFrom, dateTo, story }, today, ...parts });
    return { status: 'ready', value: { ...parts, language: story.language, compiled } };
  }, [loaded, dateFrom, dateTo, today, story]);
  return [data, reload];
}
