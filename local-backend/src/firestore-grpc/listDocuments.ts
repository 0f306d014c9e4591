import { succeeded, type Result } from 'shared-kernel/model';
import {
  documentName,
  invalid,
  parseMask,
  parseQuery,
  pickFields,
  unimplemented,
  type Fault,
} from '../documents';
import { isAbsent, type UnknownRecord } from '../documents/record';
import { documentMessage } from './message';
import { locate, type StoreOf } from './reads';

const defaultPageSize = 300;

/**
 * Answers `ListDocuments` by id, in pages. With `showMissing` the ids below which documents are nested
 * come too, all in one page, as admin's `listDocuments` asks for them.
 */
export async function listDocuments(
  request: UnknownRecord,
  storeOf: StoreOf,
): Promise<Result<object, Fault>> {
  const location = locate(request['parent']);
  if (!location.ok) return location;
  const { projectId, path: parent } = location.value;
  const collectionId = request['collectionId'];
  if (typeof collectionId !== 'string') return invalid('A collection id is missing.');
  if (!isAbsent(request['orderBy']) && request['orderBy'] !== '')
    return unimplemented('orderBy of ListDocuments');
  const mask = parseMask(request['mask']);
  if (!mask.ok) return mask;
  const showMissing = request['showMissing'] === true;
  const collection = parent === '' ? collectionId : `${parent}/${collectionId}`;
  const pageSize = Number(request['pageSize'] ?? 0) || defaultPageSize;
  const token = request['pageToken'];
  const after =
    typeof token === 'string' && token !== ''
      ? { values: [{ referenceValue: documentName(projectId, `${collection}/${token}`) }] }
      : undefined;
  const query = parseQuery({
    from: [{ collectionId }],
    orderBy: [{ field: { fieldPath: '__name__' } }],
    startAt: after,
    ...(showMissing ? {} : { limit: pageSize }),
  });
  if (!query.ok) return query;

  return storeOf(projectId).view(async (reader) => {
    const documents: object[] = [];
    const found = new Set<string>();
    let last = '';
    for await (const document of reader.query(parent, query.value)) {
      last = document.path.slice(collection.length + 1);
      found.add(last);
      const fields =
        mask.value === null ? document.fields : pickFields(document.fields, mask.value);
      documents.push(documentMessage(projectId, { ...document, fields }));
    }
    if (!showMissing) {
      return succeeded({ documents, nextPageToken: documents.length < pageSize ? '' : last });
    }
    const nesting = await reader.listNestingIds(collection);
    for (const id of nesting.filter((nested) => !found.has(nested))) {
      documents.push({ name: documentName(projectId, `${collection}/${id}`) });
    }
    return succeeded({ documents, nextPageToken: '' });
  });
}
