import type { Area } from '../../src/documents';

/** An area in memory that keeps JSON as text, as the one on disk does. */
export function memoryArea(): Area {
  const texts = new Map<string, string>();
  const parsed = (text: string): unknown => JSON.parse(text);
  return {
    get: (key) => {
      const text = texts.get(key);
      return Promise.resolve(text === undefined ? undefined : parsed(text));
    },
    put: (key, json) => Promise.resolve(void texts.set(key, JSON.stringify(json))),
    del: (key) => Promise.resolve(void texts.delete(key)),
    entries: async function* () {
      for (const key of [...texts.keys()].sort()) yield [key, await this.get(key)];
    },
  };
}
