import type { Condition } from 'shared-kernel/model';
import type { DocumentData } from '../store/documents';
import { yearScope } from '../store/paths';

/** The organisation and year that tests work in. */
export const SCOPE = yearScope('grove', '2026');
export const YEAR = 'organisations/grove/years/2026';

/** Documents by path of an organisation with one year, its people and what the test adds inside the year. */
export const aYear = (
  inside: Readonly<Record<string, DocumentData>> = {},
): Readonly<Record<string, DocumentData>> => ({
  'organisations/grove': { name: 'Grove' },
  'organisations/grove/admins/ada': {},
  'superadmins/sasha': {},
  'users/ada': { organisation: 'grove' },
  'users/milo': { organisation: 'grove' },
  'users/otto': { organisation: 'orchard' },
  [YEAR]: {
    name: '2026',
    dateFrom: new Date(Date.UTC(2025, 11, 31)),
    dateTo: new Date(Date.UTC(2027, 0, 1)),
    embedPage: '',
  },
  ...Object.fromEntries(Object.entries(inside).map(([path, data]) => [`${YEAR}/${path}`, data])),
});

/** A supporter's document as an import leaves it. */
export const aSupporter = (fields: Readonly<Record<string, string>>): DocumentData => ({
  fields,
  supporterId: '',
});

/** A field list entry with as much as matching reads of it. */
export const aField = (name: string, type: string): DocumentData => ({ name, type });

/** A search that waits for its count. */
export const aSearch = (...conditions: readonly Partial<Condition>[]): DocumentData => ({
  name: 'Search',
  match: 'all',
  conditions: conditions.map((condition, index) => ({ id: `c${String(index)}`, ...condition })),
  supportersMatchedUpdate: true,
});

/** A screen for supporters who match any of these searches; it waits for its count. */
export const aScreen = (...searchIds: readonly string[]): DocumentData => ({
  name: 'Screen',
  order: 1,
  match: searchIds.length === 0 ? 'allUsers' : 'anySearches',
  searchIds,
  supportersMatchedUpdate: true,
});

/** A condition on a number field. */
export const atLeast = (dataId: string, dataValue: number): Partial<Condition> => ({
  dataType: 'field',
  fieldType: 'data',
  dataId,
  dataEqualsOperator: '>=',
  dataValue: String(dataValue),
});

/** A condition on another search's count. */
export const searchAtLeast = (dataId: string, dataValue: number): Partial<Condition> => ({
  ...atLeast(dataId, dataValue),
  dataType: 'search',
});
