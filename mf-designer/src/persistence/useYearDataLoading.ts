import { compileYear } from 'evaluation';
import type { DatabaseFailure } from 'shared-kernel/firestore';
import { succeeded, type Result, type Year, type YearScope } from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { useLoaded } from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect } from 'react';

import { useSetEditorValue } from '../editor/EditorContext';
import { yearDataAtom, type YearData } from '../editor/year-data/yearDataAtom';
import { designStoreAtom, type DesignStore } from './designStore';

/** Loads fields, searches and screens of the year into the editor's store; returns how to try again. */
export function useYearDataLoading(): () => Promise<void> {
  const store = useAtomValue(designStoreAtom);
  const { year, scope } = useYear();
  const { organisationId, yearId } = scope;
  const { dateFrom, dateTo } = year;
  const load = useCallback(
    () => loadYearData(store, { organisationId, yearId }, { dateFrom, dateTo }),
    [store, organisationId, yearId, dateFrom, dateTo],
  );
  const [loaded, reload] = useLoaded(load);
  const publish = useSetEditorValue(yearDataAtom);
  useEffect(() => {
    publish(loaded);
  }, [loaded, publish]);
  return reload;
}

async function loadYearData(
  store: DesignStore,
  scope: YearScope,
  year: Pick<Year, 'dateFrom' | 'dateTo'>,
): Promise<Result<YearData, DatabaseFailure>> {
  const [fields, searches, screens] = await Promise.all([
    store.loadFieldList(scope),
    store.loadSearches(scope),
    store.loadScreens(scope),
  ]);
  if (!fields.ok) return fields;
  if (!searches.ok) return searches;
  if (!screens.ok) return screens;
  const parts = {
    fields: fields.value.items,
    searches: searches.value.items,
    screens: screens.value.items,
  };
  return succeeded({ ...parts, compiled: compileYear({ year, ...parts }) });
}
