import { gunzipSync, gzipSync } from 'node:zlib';

/** UTF-8 bytes of the JSON that goes into one part; packed it is smaller, so a part stays far from 1 MiB (D2e). */
const PART_BYTES = 800_000;

/** Packs values that come one by one as gzipped JSON lists, as many to a part as a document holds. */
export interface PartPacker {
  add(value: unknown): void;
  /** All parts; nothing may come afterwards. */
  finish(): readonly Uint8Array[];
}

export function createPartPacker(): PartPacker {
  const parts: Uint8Array[] = [];
  let texts: string[] = [];
  let sizeBytes = 0;

  const pack = (): void => {
    if (texts.length > 0) parts.push(gzipSync(`[${texts.join(',')}]`));
    texts = [];
    sizeBytes = 0;
  };
  return {
    add: (value) => {
      const text = JSON.stringify(value);
      const bytes = Buffer.byteLength(text) + 1;
      if (sizeBytes + bytes > PART_BYTES) pack();
      texts.push(text);
      sizeBytes += bytes;
    },
    finish: () => {
      pack();
      return parts;
    },
  };
}

/** The values of one part. */
export function unpacked(bytes: Uint8Array): readonly unknown[] {
  const values: unknown = JSON.parse(gunzipSync(bytes).toString('utf8'));
  if (!Array.isArray(values)) throw new Error('A packed part holds no list');
  return values;
}

/** The same part with each of its values changed. */
export const repacked = (bytes: Uint8Array, change: (value: unknown) => unknown): Uint8Array =>
  gzipSync(JSON.stringify(unpacked(bytes).map(change)));
