/** Finds the bytes of a text at which its scanner has to look: the rest of a cell runs on. */
export interface Stops {
  /**
   * Looks for the delimiter, double quotes, line feeds, carriage returns and NULs from `from` to before `to`, at most a
   * stretch of bytes. Gives how many there are.
   */
  readonly find: (bytes: Uint8Array, from: number, to: number) => number;
  /** Where they stand after `from`, in order; used again for the next stretch. */
  readonly places: Int32Array;
}

/** Finds them for a delimiter, an ASCII character by its code. */
export type FindStops = (delimiter: number) => Stops;

/** Bytes that are looked through at a time. */
export const STRETCH = 1 << 16;

export const QUOTE = 0x22;
export const LF = 0x0a;
export const CR = 0x0d;
const NUL = 0;

/** Byte by byte, as any engine can. */
export const loopStops: FindStops = (delimiter) => {
  const isStop = new Uint8Array(256);
  for (const byte of [delimiter, QUOTE, LF, CR, NUL]) isStop[byte] = 1;
  const places = new Int32Array(STRETCH);
  return {
    find: (bytes, from, to) => {
      let count = 0;
      for (let at = from; at < to; at += 1)
        if (isStop[bytes[at] ?? 0] === 1) {
          places[count] = at - from;
          count += 1;
        }
      return count;
    },
    places,
  };
};
