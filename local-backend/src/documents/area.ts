import type { Batch, DiskWriter } from './diskWriter';
import type { Database } from './documentSource';

/** A small map of JSON values kept in the same database, apart from the documents (accounts, markers). */
export interface Area {
  get(key: string): Promise<unknown>;
  /** Durable when it resolves; rejects where it cannot be written. */
  put(key: string, json: unknown): Promise<void>;
  del(key: string): Promise<void>;
  /** In the order of the keys' UTF-8 bytes. */
  entries(): AsyncIterable<[key: string, json: unknown]>;
}

/** Opens an area by its name; a name must not hold a NUL character. */
export function openArea(database: Database, writer: DiskWriter, name: string): Area {
  const prefix = Buffer.from(`a${name}\0`);
  const end = Buffer.from(`a${name}\u{1}`);
  const keyOf = (key: string): Buffer => Buffer.concat([prefix, Buffer.from(key)]);
  const read = (text: string): unknown => JSON.parse(text);
  const write = async (fill: (batch: Batch) => void): Promise<void> => {
    const written = await writer.write(fill);
    if (!written.ok) throw new Error(written.error.message);
  };
  return {
    async get(key) {
      const text = await database.get(keyOf(key));
      return text === undefined ? undefined : read(text);
    },
    put: (key, json) => write((batch) => batch.put(keyOf(key), JSON.stringify(json))),
    del: (key) => write((batch) => batch.del(keyOf(key))),
    async *entries() {
      for await (const [key, text] of database.iterator({ gte: prefix, lt: end })) {
        yield [key.subarray(prefix.length).toString(), read(text)];
      }
    },
  };
}
