import { repacked, unpacked } from '../importing/before/packedParts';
import type { Services } from '../services';
import type { DocumentData, DocumentWrite } from '../store/documents';
import { STAFF_NAMES, withoutLeaver, type Leaver } from './staffNames';
import { inBatches } from '../store/inBatches';

/** A commit takes 500 writes; screens and what imports keep may have 900 kB each. */
const AT_ONCE = 200;
const LARGE_AT_ONCE = 10;
/** A store compares a field with as many values at a time. */
const EMAILS_AT_ONCE = 30;

/**
 * Puts a neutral name in place of the person's wherever staff are named; gives how many documents named them. What is
 * done is not found again, so that a run that died is simply begun anew.
 */
export async function replaceNames(
  services: Services,
  leaver: Leaver,
  onBatch: () => Promise<void>,
): Promise<number> {
  let replaced = 0;
  for (const collection of new Set(STAFF_NAMES.map((place) => place.collection))) {
    const places = STAFF_NAMES.filter((place) => place.collection === collection);
    const paths = await pathsNaming(services, collection, leaver);
    const batches = inBatches(paths, collection === 'screens' ? LARGE_AT_ONCE : AT_ONCE);
    replaced += await changed(services, batches, onBatch, ({ data }) =>
      withoutLeaver(data, places, leaver),
    );
  }
  // What stood before an import, and comes back when it is undone, holds who said what of fields.
  const parts = await services.documents.group('before', 'kind', ['fields'], ['number']);
  const batches = inBatches(
    parts.map(({ path }) => path),
    LARGE_AT_ONCE,
  );
  replaced += await changed(services, batches, onBatch, ({ data }) =>
    fieldsWithoutLeaver(data, leaver),
  );
  return replaced;
}

async function pathsNaming(
  { documents }: Services,
  collection: string,
  { uid, emails }: Leaver,
): Promise<readonly string[]> {
  const paths = new Set<string>();
  const find = async (field: string, values: readonly string[]): Promise<void> => {
    const [top = ''] = field.split('.');
    for (const some of inBatches(values, EMAILS_AT_ONCE))
      for (const { path } of await documents.group(collection, field, some, [top])) paths.add(path);
  };
  for (const place of STAFF_NAMES.filter((one) => one.collection === collection)) {
    await find(place.email, [...emails]);
    if (place.uid !== undefined) await find(place.uid, [uid]);
  }
  return [...paths];
}

/** Each document is read again with its write: it may have been saved or deleted since it was found. */
async function changed(
  { documents }: Services,
  batches: readonly (readonly string[])[],
  onBatch: () => Promise<void>,
  changeOf: (stored: { readonly data: DocumentData }) => DocumentData,
): Promise<number> {
  let count = 0;
  for (const batch of batches) {
    count += await documents.transaction(async (transaction) => {
      const stored = await transaction.getAll(batch);
      const writes = stored.flatMap((document): DocumentWrite[] => {
        const data = document === null ? {} : changeOf(document);
        return document === null || Object.keys(data).length === 0
          ? []
          : [{ kind: 'merge', path: document.path, data }];
      });
      for (const write of writes) transaction.write(write);
      return writes.length;
    });
    await onBatch();
  }
  return count;
}

function fieldsWithoutLeaver({ bytes }: DocumentData, leaver: Leaver): DocumentData {
  if (!(bytes instanceof Uint8Array)) return {};
  const changes = (field: unknown): DocumentData =>
    typeof field === 'object' && field !== null
      ? withoutLeaver({ ...field }, OF_FIELDS, leaver)
      : {};
  if (unpacked(bytes).every((field) => Object.keys(changes(field)).length === 0)) return {};
  const without = repacked(bytes, (field) =>
    typeof field === 'object' ? { ...field, ...changes(field) } : field,
  );
  return { bytes: without };
}

const OF_FIELDS = STAFF_NAMES.filter(({ collection }) => collection === 'fieldsList');
