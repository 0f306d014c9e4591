import { gunzipSync, gzipSync } from 'node:zlib';

/** UTF-8 bytes of the JSON that goes into one part; packed it is smaller, so a part stays far from 1 MiB (D2e). */
const PART_BYTES = 800_000;

/** Packs values as gzipped JSON lists, as many to a part as a document holds. */
export function* packedParts(values: Iterable<unknown>): Generator<Uint8Array> {
  let texts: string[] = [];
  let sizeBytes = 0;
  for (const value of values) {
    const text = JSON.stringify(value);
    const bytes = Buffer.byteLength(text);
    if (texts.length > 0 && sizeBytes + bytes > PART_BYTES) {
      yield packed(texts);
      texts = [];
      sizeBytes = 0;
    }
    texts.push(text);
    sizeBytes += bytes + 1;
  }
  if (texts.length > 0) yield packed(texts);
}

/** The values of one part. */
export function unpacked(bytes: Uint8Array): readonly unknown[] {
  const values: unknown = JSON.parse(gunzipSync(bytes).toString('utf8'));
  if (!Array.isArray(values)) throw new Error('A packed part holds no list');
  return values;
}

const packed = (texts: readonly string[]): Uint8Array => gzipSync(`[${texts.join(',')}]`);
