import type { Database } from './documentSource';

/** A small map of JSON values kept in the same database, apart from the documents (accounts, markers). */
export interface Area {
  get(key: string): Promise<unknown>;
  /** Durable when it resolves. */
  put(key: string, json: unknown): Promise<void>;
  del(key: string): Promise<void>;
  /** In the order of the keys' UTF-8 bytes. */
  entries(): AsyncIterable<[key: string, json: unknown]>;
}

/** Opens an area by its name; a name must not hold a NUL character. */
export function openArea(database: Database, name: string): Area {
  const prefix = Buffer.from(`a${name}\0`);
  const end = Buffer.from(`a${name}\u{1}`);
  const keyOf = (key: string): Buffer => Buffer.concat([prefix, Buffer.from(key)]);
  const read = (text: string): unknown => JSON.parse(text);
  return {
    async get(key) {
      const text = await database.get(keyOf(key));
      return text === undefined ? undefined : read(text);
    },
    async put(key, json) {
      const batch = database.batch();
      batch.put(keyOf(key), JSON.stringify(json));
      await batch.write({ sync: true });
    },
    async del(key) {
      const batch = database.batch();
      batch.del(keyOf(key));
      await batch.write({ sync: true });
    },
    async *entries() {
      for await (const [key, text] of database.iterator({ gte: prefix, lt: end })) {
        yield [key.subarray(prefix.length).toString(), read(text)];
      }
    },
  };
}
