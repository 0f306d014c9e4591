import type { Area } from '../../src/documents';

/** An area in memory that keeps JSON as text, as the one on disk does. */
export function memoryArea(): Area {
  const entries = new Map<string, string>();
  return {
    get: async (key) => {
      const text = entries.get(key);
      return text === undefined ? undefined : JSON.parse(text);
    },
    put: async (key, json) => void entries.set(key, JSON.stringify(json)),
    del: async (key) => void entries.delete(key),
    async *entries() {
      for (const [key, text] of [...entries].sort()) yield [key, JSON.parse(text)];
    },
  };
}
