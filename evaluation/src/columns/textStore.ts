import { Utf8Texts } from './utf8Texts';

/** Texts that come one by one as UTF-8, each with a code from 0, and are found again by their bytes. */
export interface TextStore {
  /** The code of a text that is there, or -1. */
  find(bytes: Uint8Array, start: number, end: number): number;
  /** Adds a text, also where it is there already, and gives its code. */
  push(bytes: Uint8Array, start: number, end: number): number;
  /** The code of a text, which is added where it is not there. */
  add(bytes: Uint8Array, start: number, end: number): number;
  /** `hashBytes` of a text that is there, as long as texts are found. */
  hashOf(code: number): number;
  /** Nothing is found any more, and what finding takes is given up. */
  stopFinding(): void;
  readonly length: () => number;
  /** What came so far; more may come afterwards. */
  texts(): Utf8Texts;
  /** Forgets all of them, and what `texts` gave; the next one has the code 0. */
  clear(): void;
}

const FIRST_BYTES = 64;
const FIRST_TEXTS = 8;

/** 32 bits of bytes; of ASCII the same as `hashText` of the text. */
export const hashBytes = (bytes: Uint8Array, start: number, end: number): number => {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193);
  return hash >>> 0;
};

export const createTextStore = (): TextStore => {
  let stored = new Uint8Array(FIRST_BYTES);
  let ends = new Uint32Array(FIRST_TEXTS);
  let count = 0;
  let used = 0;
  /** Codes and one, at the place that their hash gives or the next free one; twice as many as texts at least. */
  let places: Uint32Array | null = new Uint32Array(FIRST_TEXTS * 2);
  let hashes = new Uint32Array(FIRST_TEXTS);

  const isAt = (code: number, bytes: Uint8Array, start: number, end: number): boolean => {
    let from = code === 0 ? 0 : (ends[code - 1] ?? 0);
    if ((ends[code] ?? 0) - from !== end - start) return false;
    const here = stored;
    for (let at = start; at < end; at += 1, from += 1) if (here[from] !== bytes[at]) return false;
    return true;
  };

  const place = (table: Uint32Array, code: number): void => {
    const mask = table.length - 1;
    let at = spread(hashes[code] ?? 0) & mask;
    while (table[at] !== 0) at = (at + 1) & mask;
    table[at] = code + 1;
  };

  const widenTexts = (): void => {
    const wider = new Uint32Array(count * 2);
    wider.set(ends);
    ends = wider;
    if (places === null) return;
    const widerHashes = new Uint32Array(count * 2);
    widerHashes.set(hashes);
    hashes = widerHashes;
    places = new Uint32Array(count * 4);
    for (let code = 0; code < count; code += 1) place(places, code);
  };

  const reserve = (more: number): void => {
    if (used + more <= stored.length) return;
    const wider = new Uint8Array(Math.max(stored.length * GROWTH, used + more));
    wider.set(stored.subarray(0, used));
    stored = wider;
  };

  const findHashed = (
    table: Uint32Array,
    hash: number,
    bytes: Uint8Array,
    start: number,
    end: number,
  ): number => {
    const mask = table.length - 1;
    let at = spread(hash) & mask;
    for (let next = table[at] ?? 0; next !== 0; next = table[at] ?? 0) {
      if (hashes[next - 1] === hash && isAt(next - 1, bytes, start, end)) return next - 1;
      at = (at + 1) & mask;
    }
    return -1;
  };

  const append = (bytes: Uint8Array, start: number, end: number): number => {
    if (count === ends.length) widenTexts();
    const code = count;
    reserve(end - start);
    // As variables of the loop itself: those around it are read and written anew for each byte.
    const target = stored;
    let to = used;
    for (let at = start; at < end; at += 1, to += 1) target[to] = bytes[at] ?? 0;
    used = to;
    ends[code] = to;
    count += 1;
    return code;
  };

  const appendHashed = (hash: number, bytes: Uint8Array, start: number, end: number): number => {
    const code = append(bytes, start, end);
    hashes[code] = hash;
    if (places !== null) place(places, code);
    return code;
  };

  return {
    find: (bytes, start, end) =>
      places === null ? -1 : findHashed(places, hashBytes(bytes, start, end), bytes, start, end),
    push: (bytes, start, end) =>
      places === null
        ? append(bytes, start, end)
        : appendHashed(hashBytes(bytes, start, end), bytes, start, end),
    add: (bytes, start, end) => {
      if (places === null) return append(bytes, start, end);
      const hash = hashBytes(bytes, start, end);
      const known = findHashed(places, hash, bytes, start, end);
      return known >= 0 ? known : appendHashed(hash, bytes, start, end);
    },
    hashOf: (code) => hashes[code] ?? 0,
    stopFinding: () => {
      places = null;
      hashes = new Uint32Array(0);
    },
    length: () => count,
    texts: () => new Utf8Texts(stored.subarray(0, used), ends.subarray(0, count)),
    clear: () => {
      places?.fill(0);
      count = 0;
      used = 0;
    },
  };
};

/** What lies behind the last text was never written to, and takes no memory yet. */
const GROWTH = 2;

/** The lower bits of FNV-1a alone tell short texts badly apart. */
export const spread = (hash: number): number => hash ^ (hash >>> 15);
