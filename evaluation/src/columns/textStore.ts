import { Utf8Texts } from './utf8Texts';

/** Texts that come one by one as UTF-8, each with a code from 0, and are found again by their bytes. */
export interface TextStore {
  /** The code of a text that is there, or -1. */
  find(bytes: Uint8Array, start: number, end: number): number;
  /** Adds a text, also where it is there already, and gives its code. */
  push(bytes: Uint8Array, start: number, end: number): number;
  /** The code of a text, which is added where it is not there. */
  add(bytes: Uint8Array, start: number, end: number): number;
  /** The same of many, whose codes it writes to `codes`. */
  addAll(texts: ManyTexts, codes: Uint32Array): void;
  /** `hashBytes` of the text that was added last, as long as texts are found. */
  readonly latestHash: () => number;
  /** Nothing is found any more, and what finding takes is given up. */
  stopFinding(): void;
  readonly length: () => number;
  /** What came so far; more may come afterwards. */
  texts(): Utf8Texts;
  /** Forgets all of them, and what `texts` gave; the next one has the code 0. */
  clear(): void;
}

/** The first `count` of texts that lie anywhere in some bytes. */
export interface ManyTexts {
  readonly bytes: Uint8Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly count: number;
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
  let latestHash = 0;
  /** Pairs of a hash and its code and one, where the hash says or at the next free place; twice as many as texts at least. */
  let table: Uint32Array | null = new Uint32Array(FIRST_TEXTS * 4);

  const isAt = (code: number, bytes: Uint8Array, start: number, end: number): boolean => {
    let from = code === 0 ? 0 : (ends[code - 1] ?? 0);
    if ((ends[code] ?? 0) - from !== end - start) return false;
    const here = stored;
    for (let at = start; at < end; at += 1, from += 1) if (here[from] !== bytes[at]) return false;
    return true;
  };

  const place = (into: Uint32Array, hash: number, entry: number): void => {
    const last = into.length - 1;
    let at = (spread(hash) * 2) & last;
    while (into[at + 1] !== 0) at = (at + 2) & last;
    into[at] = hash;
    into[at + 1] = entry;
  };

  const widenTexts = (): void => {
    const wider = new Uint32Array(ends.length * 2);
    wider.set(ends);
    ends = wider;
    if (table === null) return;
    // In the order of their places, which is that of their new ones: by code, each would be far from the one before.
    const widerTable = new Uint32Array(table.length * 2);
    for (let at = 0; at < table.length; at += 2) {
      const entry = table[at + 1] ?? 0;
      if (entry !== 0) place(widerTable, table[at] ?? 0, entry);
    }
    table = widerTable;
  };

  const reserve = (more: number): void => {
    if (used + more <= stored.length) return;
    const wider = new Uint8Array(Math.max(stored.length * GROWTH, used + more));
    wider.set(stored.subarray(0, used));
    stored = wider;
  };

  const findHashed = (hash: number, bytes: Uint8Array, start: number, end: number): number => {
    if (table === null) return -1;
    const pairs = table;
    const last = pairs.length - 1;
    let at = (spread(hash) * 2) & last;
    for (let entry = pairs[at + 1] ?? 0; entry !== 0; entry = pairs[at + 1] ?? 0) {
      if (pairs[at] === hash && isAt(entry - 1, bytes, start, end)) return entry - 1;
      at = (at + 2) & last;
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
    latestHash = hash;
    const code = append(bytes, start, end);
    if (table !== null) place(table, hash, code + 1);
    return code;
  };

  const add = (bytes: Uint8Array, start: number, end: number): number => {
    if (table === null) return append(bytes, start, end);
    const hash = hashBytes(bytes, start, end);
    const known = findHashed(hash, bytes, start, end);
    return known >= 0 ? known : appendHashed(hash, bytes, start, end);
  };

  return {
    find: (bytes, start, end) =>
      table === null ? -1 : findHashed(hashBytes(bytes, start, end), bytes, start, end),
    push: (bytes, start, end) =>
      table === null
        ? append(bytes, start, end)
        : appendHashed(hashBytes(bytes, start, end), bytes, start, end),
    add,
    addAll: ({ bytes, starts, ends: theirEnds, count: many }, codes) => {
      for (let index = 0; index < many; index += 1)
        codes[index] = add(bytes, starts[index] ?? 0, theirEnds[index] ?? 0);
    },
    latestHash: () => latestHash,
    stopFinding: () => {
      table = null;
    },
    length: () => count,
    texts: () => new Utf8Texts(stored.subarray(0, used), ends.subarray(0, count)),
    clear: () => {
      table?.fill(0);
      count = 0;
      used = 0;
    },
  };
};

/** What lies behind the last text was never written to, and takes no memory yet. */
const GROWTH = 2;

/** The lower bits of FNV-1a alone tell short texts badly apart. */
export const spread = (hash: number): number => hash ^ (hash >>> 15);
