import type { CountsToAdd, DocumentData, DocumentWrite } from '../store/documents';

export interface MemoryChange {
  readonly path: string;
  readonly before: DocumentData | null;
  readonly after: DocumentData | null;
}

/** Documents by path. */
export interface DocumentsByPath {
  get(path: string): DocumentData | undefined;
  set(path: string, data: DocumentData): unknown;
  delete(path: string): unknown;
}

/** As the real store, which fails where a path leads to no document. */
export function requireDocumentPath(path: string): void {
  const parts = path.split('/');
  if (parts.length % 2 !== 0 || parts.includes('')) throw new Error(`No document is at ${path}`);
}

/** Writes as the real store does; gives what stood there before and what stands there now. */
export function appliedWrite(stored: DocumentsByPath, write: DocumentWrite): MemoryChange {
  requireDocumentPath(write.path);
  const before = stored.get(write.path) ?? null;
  if (write.kind === 'delete') stored.delete(write.path);
  else if (write.kind === 'set' || write.kind === 'create') stored.set(write.path, write.data);
  else if (write.kind === 'add') stored.set(write.path, added(before ?? {}, write.counts));
  else stored.set(write.path, { ...without(before ?? {}, write.without ?? []), ...write.data });
  return { path: write.path, before, after: stored.get(write.path) ?? null };
}

const added = (data: DocumentData, counts: CountsToAdd): DocumentData => ({
  ...data,
  ...Object.fromEntries(
    Object.entries(counts).map(([key, count]) => [
      key,
      typeof count === 'number' ? numberAt(data, key) + count : added(mapAt(data, key), count),
    ]),
  ),
});

const numberAt = (data: DocumentData, key: string): number => Number(data[key] ?? 0);

const mapAt = (data: DocumentData, key: string): DocumentData => {
  const map = data[key];
  return typeof map === 'object' && map !== null ? { ...map } : {};
};

const without = (data: DocumentData, fields: readonly string[]): DocumentData =>
  Object.fromEntries(Object.entries(data).filter(([key]) => !fields.includes(key)));
