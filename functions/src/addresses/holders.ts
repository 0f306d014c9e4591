import type { DocumentData } from '../store/documents';
import { addressesIn } from './maskedAddresses';

/** The fields of a year's documents in which browsers could read addresses, by collection; '' is the year itself. */
export const HOLDING = {
  '': ['screensCombinedSupportersMatched', 'fields'],
  searches: ['supportersMatchedEmails'],
  screens: ['supportersMatchedEmails'],
  fieldsList: ['exampleValues'],
  imports: ['columns', 'check'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A document that may hold addresses, and where they are kept while it shows masks. */
export interface Holder {
  readonly organisation: string;
  readonly fields: readonly string[];
  /** Browsers never read it. */
  readonly apart: string;
}

const HOLDER = /^(organisations\/[^/]+)\/years\/[^/]+(?:\/([^/]+)\/([^/]+))?$/;

/** Null for a document that holds no addresses, or that no browser reads. */
export function holderOf(path: string): Holder | null {
  const [, organisation, collection = '', id = ''] = HOLDER.exec(path) ?? [];
  if (organisation === undefined || !isHolding(collection)) return null;
  const year = path.split('/', 4).join('/');
  const apart = `${year}/${APART}/${collection === '' ? 'year' : `${collection}~${id}`}`;
  return { organisation, fields: HOLDING[collection], apart };
}

/** The collection of a year in which the addresses of its documents are kept apart. */
export const APART = 'addresses';

const isHolding = (collection: string): collection is keyof typeof HOLDING =>
  Object.hasOwn(HOLDING, collection);

/** Those of these fields that the data has. */
export const heldIn = (data: DocumentData, fields: readonly string[]): DocumentData =>
  Object.fromEntries(Object.entries(data).filter(([field]) => fields.includes(field)));

/** Whether something in these fields may be a mask. */
export const showsMasks = (data: DocumentData, fields: readonly string[]): boolean =>
  addressesIn(heldIn(data, fields)).some((address) => address.includes('…'));
