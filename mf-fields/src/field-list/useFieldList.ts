import { createFieldUses, type FieldUses } from 'evaluation';
import type { DataFailure } from 'shared-kernel/firestore';
import { sortedByName, type FieldListEntry } from 'shared-kernel/model';
import {
  fieldsOf,
  screensOf,
  searchesOf,
  useReadings,
  yearOf,
  type Loaded,
} from 'shared-kernel/server-state';
import { useYear } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { fieldStoreAtom } from './fieldStore';

export interface FieldList {
  /** Sorted by name, case-insensitively. */
  readonly fields: readonly FieldListEntry[];
  /** What is worked out of these, sorted alike. */
  readonly calculated: readonly FieldListEntry[];
  /** How many entries cannot be read, or say again what another one is about. */
  readonly malformedCount: number;
  /** Supporters of the year; -1 while working. */
  readonly supportersTotal: number;
  readonly usesOf: (field: FieldListEntry) => FieldUses;
}

/** The field list of the year being worked on, and who uses its fields. */
export function useFieldList(): readonly [Loaded<FieldList, DataFailure>, () => Promise<void>] {
  const store = useAtomValue(fieldStoreAtom);
  const { scope } = useYear();
  const [loaded, reload] = useReadings(
    {
      listing: fieldsOf(store, scope),
      year: yearOf(store, scope),
      searches: searchesOf(store, scope),
      screens: screensOf(store, scope),
    },
    { inSteps: true },
  );
  const list = useMemo((): Loaded<FieldList, DataFailure> => {
    if (loaded.status !== 'ready') return loaded;
    const { listing, year, searches, screens } = loaded.value;
    const { malformed } = listing;
    // What is calculated of these has a page of its own.
    const items = listing.items.filter(({ calculated }) => calculated === undefined);
    const fields = [...new Map(items.map((field) => [field.name, field])).values()];
    const value = {
      fields: sortedByName(fields),
      calculated: sortedByName(listing.items.filter((field) => field.calculated !== undefined)),
      malformedCount: malformed.length + items.length - fields.length,
      supportersTotal: year.supportersTotal,
      usesOf: createFieldUses(sortedByName(searches.items), screens.items),
    };
    return { status: 'ready', value };
  }, [loaded]);
  return [list, reload];
}
