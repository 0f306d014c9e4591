import { compileYear } from 'evaluation';
import type { DatabaseFailure } from 'shared-kernel/firestore';
import {
  fieldsOf,
  screensOf,
  searchesOf,
  useReadings,
  type Loaded,
} from 'shared-kernel/server-state';
import { storyOf } from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';

import { useSetEditorValue } from '../editor/EditorContext';
import { brandColoursAtom } from '../editor/year-data/brandColoursAtom';
import { yearDataAtom, type YearData } from '../editor/year-data/yearDataAtom';
import { designStoreAtom } from './designStore';

/** Loads fields, searches and screens of the year into the editor's store; returns how to load them again. */
export function useYearDataLoading(): () => Promise<void> {
  const store = useAtomValue(designStoreAtom);
  const { year, scope, organisation } = useYear();
  const { dateFrom, dateTo } = year;
  const story = storyOf(year);
  const { colours } = organisation.preferences;
  const [loaded, reload] = useReadings({
    fields: fieldsOf(store, scope),
    searches: searchesOf(store, scope),
    screens: screensOf(store, scope),
  });
  const data = useMemo((): Loaded<YearData, DatabaseFailure> => {
    if (loaded.status !== 'ready') return loaded;
    const { fields, searches, screens } = loaded.value;
    const parts = { fields: fields.items, searches: searches.items, screens: screens.items };
    const compiled = compileYear({ year: { dateFrom, dateTo, story }, ...parts });
    return { status: 'ready', value: { ...parts, compiled } };
  }, [loaded, dateFrom, dateTo, story]);
  const publish = useSetEditorValue(yearDataAtom);
  useEffect(() => {
    publish(data);
  }, [data, publish]);
  const publishColours = useSetEditorValue(brandColoursAtom);
  useEffect(() => {
    publishColours(colours);
  }, [colours, publishColours]);
  return reload;
}
