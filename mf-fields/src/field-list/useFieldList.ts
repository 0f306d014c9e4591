import { createFieldUses, type FieldUses } from 'evaluation';
import type { DataFailure } from 'shared-kernel/firestore';
import { sortedByName, succeeded, type FieldListEntry, type Result } from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { useLoaded, type Loaded } from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { fieldStoreAtom } from './fieldStore';

export interface FieldList {
  /** Sorted by name, case-insensitively. */
  readonly fields: readonly FieldListEntry[];
  /** How many entries cannot be read, or say again what another one is about. */
  readonly malformedCount: number;
  /** Supporters of the year; -1 while working. */
  readonly supportersTotal: number;
  readonly usesOf: (field: FieldListEntry) => FieldUses;
}

/** The field list of the year being worked on, and who uses its fields. */
export function useFieldList(): readonly [Loaded<FieldList, DataFailure>, () => Promise<void>] {
  const store = useAtomValue(fieldStoreAtom);
  const { organisationId, yearId } = useYear().scope;
  const load = useCallback(async (): Promise<Result<FieldList, DataFailure>> => {
    const scope = { organisationId, yearId };
    const [listing, year, searches, screens] = await Promise.all([
      store.loadFieldList(scope),
      store.loadYear(scope),
      store.loadSearches(scope),
      store.loadScreens(scope),
    ]);
    if (!listing.ok) return listing;
    if (!year.ok) return year;
    if (!searches.ok) return searches;
    if (!screens.ok) return screens;
    const { items, malformed } = listing.value;
    const fields = [...new Map(items.map((field) => [field.name, field])).values()];
    return succeeded({
      fields: sortedByName(fields),
      malformedCount: malformed.length + items.length - fields.length,
      supportersTotal: year.value.supportersTotal,
      usesOf: createFieldUses(sortedByName(searches.value.items), screens.value.items),
    });
  }, [store, organisationId, yearId]);
  return useLoaded(load);
}
