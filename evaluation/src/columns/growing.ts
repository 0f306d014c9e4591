/** Whole numbers of 32 bits that come one by one. */
export interface Growing {
  push(value: number): void;
  /** Over one that came. */
  set(index: number, value: number): void;
  /** 0 beyond the last. */
  at(index: number): number;
  readonly length: () => number;
  /** A copy of exactly what came. */
  finish(): Uint32Array;
}

const FIRST_CAPACITY = 16;

export const createGrowing = (): Growing => {
  let values = new Uint32Array(FIRST_CAPACITY);
  let length = 0;
  return {
    push: (value) => {
      if (length === values.length) {
        const wider = new Uint32Array(length * 2);
        wider.set(values);
        values = wider;
      }
      values[length] = value;
      length += 1;
    },
    set: (index, value) => {
      values[index] = value;
    },
    at: (index) => values[index] ?? 0,
    length: () => length,
    finish: () => values.slice(0, length),
  };
};
