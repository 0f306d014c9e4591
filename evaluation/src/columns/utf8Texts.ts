import type { Texts } from './texts';

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** A text as UTF-8, within other bytes. */
export const decodedText = (bytes: Uint8Array, start: number, end: number): string =>
  start === end ? '' : decoder.decode(bytes.subarray(start, end));

/** Texts that lie one behind the other as UTF-8, and are made when they are asked for. */
export class Utf8Texts implements Texts {
  readonly bytes: Uint8Array;
  /** Where each ends in `bytes`, which is where the next begins. */
  readonly ends: Uint32Array;

  constructor(bytes: Uint8Array, ends: Uint32Array) {
    this.bytes = bytes;
    this.ends = ends;
  }

  get length(): number {
    return this.ends.length;
  }

  at(index: number): string | undefined {
    const end = this.ends[index];
    return end === undefined ? undefined : decodedText(this.bytes, this.startOf(index), end);
  }

  startOf(index: number): number {
    return index === 0 ? 0 : (this.ends[index - 1] ?? 0);
  }
}
