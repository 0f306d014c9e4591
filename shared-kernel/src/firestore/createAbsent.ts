import { doc } from 'firebase/firestore/lite';
import {
  REVISION_FIELDS,
  type Result,
  type ScreenDefinition,
  type SearchDefinition,
  type Tagged,
  type YearScope,
} from 'shared-kernel/model';
import type { DatabaseFailure } from './dataFailure';
import { revisionData } from './guardedSave';
import { inYear } from './paths';
import { newScreenData } from './screens';
import { newSearchData } from './searches';
import { transact } from './transact';

/** A search or screen under an id that is known before it is stored. */
export type NewDefinition =
  | { readonly kind: 'search'; readonly definition: SearchDefinition & Partial<Tagged> }
  | { readonly kind: 'screen'; readonly definition: ScreenDefinition & Partial<Tagged> };

/**
 * Makes all of these that are not there, or none of them. What is there stays as it is, so that a call whose answer was
 * lost can be made again.
 */
export const createAbsent = (
  scope: YearScope,
  definitions: readonly NewDefinition[],
  savedBy: string,
): Promise<Result<void, DatabaseFailure>> => {
  const writes = definitions.map((one) => ({
    reference: doc(inYear(scope, COLLECTIONS[one.kind]), one.definition.id),
    data: dataOf(one, savedBy),
  }));
  return transact(async (transaction) => {
    const stored = await Promise.all(writes.map(({ reference }) => transaction.get(reference)));
    writes.forEach(({ reference, data }, index) => {
      if (stored[index]?.exists() === false) transaction.set(reference, data);
    });
  });
};

const COLLECTIONS = { search: 'searches', screen: 'screens' } as const satisfies Record<
  NewDefinition['kind'],
  string
>;

const dataOf = (one: NewDefinition, savedBy: string) =>
  one.kind === 'search'
    ? { ...newSearchData(one.definition), ...revisionData(REVISION_FIELDS.search, 1, savedBy) }
    : {
        ...newScreenData(one.definition, savedBy),
        ...revisionData(REVISION_FIELDS.setup, 1, savedBy),
      };
