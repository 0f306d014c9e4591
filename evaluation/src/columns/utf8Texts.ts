import type { Texts } from './texts';

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** A text as UTF-8 within other bytes. */
export interface Utf8Text {
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly end: number;
}

/** One of these as a text. */
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

/** Where each ends in UTF-16 units. */
export const unitEndsOf = ({ bytes, ends }: Utf8Texts): Uint32Array => {
  const unitEnds = new Uint32Array(ends.length);
  let at = 0;
  let unit = 0;
  for (let index = 0; index < ends.length; index += 1) {
    const end = ends[index] ?? at;
    unit += end - at;
    for (; at < end; at += 1) {
      const byte = bytes[at] ?? 0;
      // A further byte of a character is no unit of its own; a character of four bytes is two.
      if (byte >= 0x80) unit += byte < 0xc0 ? -1 : byte < 0xf0 ? 0 : 1;
    }
    unitEnds[index] = unit;
  }
  return unitEnds;
};
