import { hashBytes, spread } from './hashBytes';
import type { Texts } from './texts';

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** A text as UTF-8, within other bytes. */
export const decodedText = (bytes: Uint8Array, start: number, end: number): string =>
  start === end ? '' : decoder.decode(bytes.subarray(start, end));

/** Bytes that are decoded together where texts are asked for one after the other. */
const STRETCH_BYTES = 8192;

/** Texts that lie one behind the other as UTF-8, and are made when they are asked for. */
export class Utf8Texts implements Texts {
  readonly bytes: Uint8Array;
  /** Where each ends in `bytes`, which is where the next begins. */
  readonly ends: Uint32Array;
  /** The one that was asked for last, and what was decoded around it, where all of that is ASCII. */
  #last = -1;
  #stretch = '';
  #stretchStart = 0;

  constructor(bytes: Uint8Array, ends: Uint32Array) {
    this.bytes = bytes;
    this.ends = ends;
  }

  get length(): number {
    return this.ends.length;
  }

  at(index: number): string | undefined {
    const end = this.ends[index];
    if (end === undefined) return undefined;
    const start = this.startOf(index);
    const isNext = index === this.#last + 1;
    this.#last = index;
    if (!this.#isDecoded(start, end)) {
      if (!isNext || end - start > STRETCH_BYTES) return decodedText(this.bytes, start, end);
      this.#decodeFrom(start);
      if (!this.#isDecoded(start, end)) return decodedText(this.bytes, start, end);
    }
    return this.#stretch.slice(start - this.#stretchStart, end - this.#stretchStart);
  }

  startOf(index: number): number {
    return index === 0 ? 0 : (this.ends[index - 1] ?? 0);
  }

  /** How many different texts there are among those that are marked, each by a byte that is not 0; none of them is made. */
  countDifferent(marked: Uint8Array): number {
    const table = tableFor(marked);
    const hashes = new Uint32Array(table.length);
    const mask = table.length - 1;
    let different = 0;
    for (let index = 0; index < marked.length; index += 1) {
      if (marked[index] === 0) continue;
      const hash = hashBytes(this.bytes, this.startOf(index), this.ends[index] ?? 0);
      let at = spread(hash) & mask;
      for (let next = table[at] ?? 0; next !== 0; next = table[at] ?? 0) {
        if (hashes[at] === hash && this.#isSame(next - 1, index)) break;
        at = (at + 1) & mask;
      }
      if (table[at] !== 0) continue;
      table[at] = index + 1;
      hashes[at] = hash;
      different += 1;
    }
    return different;
  }

  #isSame(one: number, other: number): boolean {
    let from = this.startOf(one);
    let at = this.startOf(other);
    const end = this.ends[one] ?? 0;
    if (end - from !== (this.ends[other] ?? 0) - at) return false;
    for (; from < end; from += 1, at += 1) if (this.bytes[from] !== this.bytes[at]) return false;
    return true;
  }

  #isDecoded(start: number, end: number): boolean {
    return start >= this.#stretchStart && end <= this.#stretchStart + this.#stretch.length;
  }

  #decodeFrom(start: number): void {
    const end = Math.min(start + STRETCH_BYTES, this.bytes.length);
    let ascii = start;
    while (ascii < end && (this.bytes[ascii] ?? 0) < 0x80) ascii += 1;
    this.#stretch = decodedText(this.bytes, start, ascii);
    this.#stretchStart = start;
  }
}

/** Room for twice as many as are marked: a power of two. */
function tableFor(marked: Uint8Array): Uint32Array {
  let many = 0;
  for (const mark of marked) if (mark !== 0) many += 1;
  return new Uint32Array(2 ** Math.ceil(Math.log2(Math.max(many, 1) * 2)));
}
