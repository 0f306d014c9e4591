import { compileYear, createFieldUses, type FieldUses } from 'evaluation';
import type { DataFailure } from 'shared-kernel/firestore';
import {
  namedFields,
  sortedByName,
  type FieldListEntry,
  type ListedCalculation,
  type Search,
  type Year,
} from 'shared-kernel/model';
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
import { calculatedStoreAtom } from './calculatedStore';

export interface ListedCalculated extends FieldListEntry {
  readonly calculated: ListedCalculation;
}

export interface CalculatedUses extends FieldUses {
  readonly calculated: readonly string[];
}

export interface CalculatedList {
  readonly calculated: readonly ListedCalculated[];
  /** Everything that a field may be worked out of, sorted by name. */
  readonly fields: readonly FieldListEntry[];
  readonly searches: readonly Search[];
  readonly year: Year;
  readonly usesOf: (field: ListedCalculated) => CalculatedUses;
  /** What is wrong with it, in sentences: a field that is gone since, or is read as another type. */
  readonly problemsOf: (field: ListedCalculated) => readonly string[];
}

const SHADOWED =
  'An imported field has this name, and is read in its place. Give this one another name.';

const isCalculated = (field: FieldListEntry): field is ListedCalculated =>
  field.calculated !== undefined;

/** The calculated fields of the year being worked on; read again while one waits for its count. */
export function useCalculatedFields(): readonly [
  Loaded<CalculatedList, DataFailure>,
  () => Promise<void>,
] {
  const store = useAtomValue(calculatedStoreAtom);
  const { scope } = useYear();
  const [loaded, reload] = useReadings(
    {
      listing: fieldsOf(store, scope),
      year: yearOf(store, scope),
      searches: searchesOf(store, scope),
      screens: screensOf(store, scope),
    },
    {
      poll: ({ listing }) => listing.items.some(({ calculated }) => calculated?.figures === null),
    },
  );
  const list = useMemo((): Loaded<CalculatedList, DataFailure> => {
    if (loaded.status !== 'ready') return loaded;
    const { listing, year, searches, screens } = loaded.value;
    const fields = sortedByName(listing.items);
    const calculated = fields.filter(isCalculated);
    const imported = new Set(fields.flatMap((field) => (isCalculated(field) ? [] : [field.name])));
    const usesOf = createFieldUses(sortedByName(searches.items), screens.items);
    const { problems } = compileYear({
      ...{ year, fields, searches: [], screens: [] },
      // Problems of calculations are the same on each day.
      today: year.dateFrom,
    });
    return {
      status: 'ready',
      value: {
        ...{ calculated, fields, year, searches: sortedByName(searches.items) },
        problemsOf: ({ name, calculated: { id } }) => [
          ...(imported.has(name) ? [SHADOWED] : []),
          ...problems.filter((problem) => problem.id === id).map(({ message }) => message),
        ],
        usesOf: (field) => ({
          ...usesOf(field),
          calculated: calculated
            .filter((other) => namedFields(other.calculated.calculation).includes(field.name))
            .map(({ name }) => name),
        }),
      },
    };
  }, [loaded]);
  return [list, reload];
}
