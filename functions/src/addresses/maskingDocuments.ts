import type {
  DocumentData,
  DocumentReads,
  Documents,
  DocumentWrite,
  StoredDocument,
  Transaction,
} from '../store/documents';
import { heldIn, holderOf, showsMasks } from './holders';
import { mappedAsTheyCome } from '../store/inBatches';
import { addressesIn, masked, unmasked, withAddresses } from './maskedAddresses';

/** Documents of a year that are written in one transaction where they would be written in bulk. */
const SLICE = 50;

/**
 * The documents as the server works with them, with all addresses, over a store in which they stand masked and apart from
 * the documents that browsers read, where an organisation wants that. The setting is read in the transaction of each write:
 * whoever began before it was changed writes by it all the same (D376).
 */
export function maskingDocuments(stored: Documents): Documents {
  const transaction: Documents['transaction'] = (work) =>
    stored.transaction(async (inner) => {
      const writes: DocumentWrite[] = [];
      const answer = await work({
        ...readsOf(inner, writes),
        write: (write) => void writes.push(write),
      });
      await writeMasked(inner, writes);
      return answer;
    });
  const readOut = (documents: readonly StoredDocument[]) => joined(stored, documents);

  return {
    ...readsOf(stored, []),
    count: (...asked) => stored.count(...asked),
    collections: (path) => stored.collections(path),
    group: (...asked) => stored.group(...asked),
    transaction,
    commit: (writes) =>
      writes.some(holds)
        ? transaction((inner) => {
            for (const write of writes) inner.write(write);
            return Promise.resolve();
          })
        : stored.commit(writes),
    async bulk(writes, onWritten, pace) {
      const holding: DocumentWrite[] = [];
      let others = 0;
      const other = (write: DocumentWrite): DocumentWrite | null => {
        if (holds(write)) {
          holding.push(write);
          return null;
        }
        others += 1;
        return write;
      };
      await stored.bulk(mappedAsTheyCome(writes, other), onWritten, pace);
      for (let start = 0; start < holding.length; start += SLICE) {
        const slice = holding.slice(start, start + SLICE);
        await transaction((inner) => {
          for (const write of slice) inner.write(write);
          return Promise.resolve();
        });
        await onWritten?.(others + start + slice.length);
      }
    },
    where: async (...asked) => readOut(await stored.where(...asked)),
    page: async (...asked) => readOut(await stored.page(...asked)),
    async *pages(...asked) {
      for await (const page of stored.pages(...asked)) yield await readOut(page);
    },
  };
}

const holds = (write: DocumentWrite): boolean => holderOf(write.path) !== null;

/** The reads of a store or of a transaction, which come before its writes. */
function readsOf(inner: DocumentReads, writes: readonly DocumentWrite[]): DocumentReads {
  const mayRead = (): void => {
    if (writes.length > 0) throw new Error('A transaction reads before it writes');
  };
  return {
    async get(path) {
      mayRead();
      const document = await inner.get(path);
      return document && ((await joined(inner, [document]))[0] ?? null);
    },
    async getAll(paths) {
      mayRead();
      const documents = await inner.getAll(paths);
      const there = await joined(
        inner,
        documents.filter((document) => document !== null),
      );
      const byPath = new Map(there.map((document) => [document.path, document]));
      return documents.map((document) => document && (byPath.get(document.path) ?? null));
    },
    async list(...asked) {
      mayRead();
      return joined(inner, await inner.list(...asked));
    },
  };
}

/** The documents with their addresses. What shows no mask costs no read. */
async function joined(
  reads: Pick<DocumentReads, 'getAll'>,
  documents: readonly StoredDocument[],
): Promise<readonly StoredDocument[]> {
  const masks = documents.flatMap(({ path, data }) => {
    const holder = holderOf(path);
    return holder !== null && showsMasks(data, holder.fields) ? [{ path, holder }] : [];
  });
  if (masks.length === 0) return documents;
  const found = await reads.getAll(masks.map(({ holder }) => holder.apart));
  const apart = new Map(
    masks.map(({ path, holder }, at) => [path, { holder, data: found[at]?.data ?? {} }]),
  );
  return documents.map((document) => {
    const there = apart.get(document.path);
    if (there === undefined) return document;
    const { fields } = there.holder;
    const plain = Object.entries(heldIn(document.data, fields)).map(([field, value]) =>
      unmasked({ [field]: value }, there.data[field]),
    );
    return { ...document, data: Object.assign({ ...document.data }, ...plain) as DocumentData };
  });
}

/** Reads by the setting, and then writes: masks in the documents, addresses apart from them. */
async function writeMasked(inner: Transaction, writes: readonly DocumentWrite[]): Promise<void> {
  const organisations = [
    ...new Set(writes.flatMap(({ path }) => holderOf(path)?.organisation ?? [])),
  ];
  const settings = await inner.getAll(organisations);
  const masks = new Set(
    settings.flatMap((setting) => (setting?.data['emailsMasked'] === true ? [setting.path] : [])),
  );
  for (const write of writes)
    for (const one of apart(write, (organisation) => masks.has(organisation))) inner.write(one);
}

function apart(
  write: DocumentWrite,
  isMasked: (organisation: string) => boolean,
): readonly DocumentWrite[] {
  const holder = holderOf(write.path);
  if (holder === null || write.kind === 'add') return [write];
  if (write.kind === 'delete') return [write, { kind: 'delete', path: holder.apart }];
  if (!isMasked(holder.organisation)) return [write];
  const held = heldIn(write.data, holder.fields);
  const data = { ...write.data, ...withAddresses(held, masked) };
  const addresses: DocumentData = Object.fromEntries(
    Object.entries(held).map(([field, value]) => [field, addressesIn({ [field]: value })]),
  );
  if (write.kind !== 'merge')
    return [
      { ...write, data },
      { kind: 'set', path: holder.apart, data: addresses },
    ];
  const without = (write.without ?? []).filter((field) => holder.fields.includes(field));
  const changes = Object.keys(held).length + without.length > 0;
  return [
    { ...write, data },
    ...(changes ? [{ kind: 'merge' as const, path: holder.apart, data: addresses, without }] : []),
  ];
}
