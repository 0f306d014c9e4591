import { type DataFailure } from 'shared-kernel/firestore';
import { succeeded, type FieldListEntry, type Result } from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { useLoaded, type Loaded } from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { fieldStoreAtom } from './fieldStore';
import { sortedByName } from './sortedByName';

export interface FieldList {
  /** Sorted by name, case-insensitively. */
  readonly fields: readonly FieldListEntry[];
  /** Entries that cannot be read, by their id. */
  readonly malformedIds: readonly string[];
  /** Supporters of the year; -1 while working. */
  readonly supportersTotal: number;
}

/** The field list of the year being worked on. */
export function useFieldList(): readonly [Loaded<FieldList, DataFailure>, () => Promise<void>] {
  const store = useAtomValue(fieldStoreAtom);
  const { organisationId, yearId } = useYear().scope;
  const load = useCallback(async (): Promise<Result<FieldList, DataFailure>> => {
    const scope = { organisationId, yearId };
    const [listing, year] = await Promise.all([store.loadFieldList(scope), store.loadYear(scope)]);
    if (!listing.ok) return listing;
    if (!year.ok) return year;
    return succeeded({
      fields: sortedByName(listing.value.items),
      malformedIds: listing.value.malformed.map(({ id }) => id),
      supportersTotal: year.value.supportersTotal,
    });
  }, [store, organisationId, yearId]);
  return useLoaded(load);
}
