import { gunzipSync } from 'node:zlib';
import type { MemoryDocuments } from './memoryDocuments';

/** All documents that hold this text, in paths, values and what is packed in values; by path. */
export const pathsHolding = (documents: MemoryDocuments, text: RegExp): readonly string[] =>
  documents
    .everything()
    .filter(([path, data]) => [path, ...textsIn(data)].some((one) => text.test(one)))
    .map(([path]) => path)
    .sort();

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value instanceof Uint8Array) yield bytesAsText(value);
  else if (typeof value === 'object' && value !== null && !(value instanceof Date))
    for (const [key, inside] of Object.entries(value)) {
      yield key;
      yield* textsIn(inside);
    }
}

const bytesAsText = (bytes: Uint8Array): string =>
  (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : Buffer.from(bytes)).toString(
    'latin1',
  );
