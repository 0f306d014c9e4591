import { doc, getDoc } from 'firebase/firestore/lite';
import {
  decodeCalculatedField,
  decodeFieldListEntry,
  decodeFieldSpread,
  listedCalculated,
  succeeded,
  type FieldListEntry,
  type Result,
  type YearScope,
} from 'shared-kernel/model';
import { attempt } from './attempt';
import type { DatabaseFailure, LoadFailure } from './dataFailure';
import { loggingFailure } from './loggingFailure';
import { inYear, yearDocument } from './paths';
import { plainData } from './plainData';
import { readDocument, readListing, type Listing } from './reading';

/** The field list of a year: the subcollection that imports write, else the map on the year itself (spec §3). */
export const loadFieldList = (
  scope: YearScope,
): Promise<Result<Listing<FieldListEntry>, DatabaseFailure>> =>
  loggingFailure('the fields list', readWithCalculated(scope));

/** What was imported, and after it what is calculated (D288). */
async function readWithCalculated(
  scope: YearScope,
): Promise<Result<Listing<FieldListEntry>, DatabaseFailure>> {
  const [imported, calculated] = await Promise.all([
    readFieldList(scope),
    readListing(inYear(scope, 'calculatedFields'), decodeCalculatedField),
  ]);
  if (!imported.ok) return imported;
  if (!calculated.ok) return calculated;
  const taken = new Set(imported.value.items.map(({ name }) => name));
  return succeeded({
    items: [
      ...imported.value.items,
      ...calculated.value.items.filter(({ name }) => !taken.has(name)).map(listedCalculated),
    ],
    malformed: [...imported.value.malformed, ...calculated.value.malformed],
  });
}

async function readFieldList(
  scope: YearScope,
): Promise<Result<Listing<FieldListEntry>, DatabaseFailure>> {
  const listing = await readListing(inYear(scope, 'fieldsList'), decodeFieldListEntry);
  if (!listing.ok || listing.value.items.length > 0) return listing;
  return loadFromYear(scope, listing.value);
}

/** A spread that its field's entry names by `spreadId`. */
export const loadFieldSpread = (
  scope: YearScope,
  spreadId: string,
): Promise<Result<FieldListEntry['spread'], LoadFailure>> =>
  readDocument(doc(inYear(scope, 'fieldSpreads'), spreadId), decodeFieldSpread);

async function loadFromYear(
  scope: YearScope,
  empty: Listing<FieldListEntry>,
): Promise<Result<Listing<FieldListEntry>, DatabaseFailure>> {
  const year = await attempt(() => getDoc(yearDocument(scope)));
  if (!year.ok) return year;
  const items: FieldListEntry[] = [];
  const malformed = [...empty.malformed];
  for (const [name, entry] of Object.entries(listOf(plainData(year.value.data())))) {
    const decoded = decodeFieldListEntry(name, entry);
    if (decoded.ok) items.push(decoded.value);
    else malformed.push({ id: name, fault: decoded.error });
  }
  return succeeded({ items, malformed });
}

/** `fields.list` of a year's document. */
function listOf(year: unknown): Readonly<Record<string, unknown>> {
  const fields = isMap(year) ? year['fields'] : undefined;
  const list = isMap(fields) ? fields['list'] : undefined;
  return isMap(list) ? list : {};
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
