import type { ByteReader } from './byteReader';
import type { ByteWriter } from './byteWriter';

/** How a dictionary's sizes are stored: days and whole numbers as they are, money in cents, else 8 bytes. */
const NONE = 0;
const WHOLE = 1;
const CENTS = 2;
const EXACT = 3;

const UNREADABLE = -(2 ** 31);
const LARGEST = 2 ** 31 - 1;

export const writeSizes = (writer: ByteWriter, sizes: Float64Array | null): void => {
  if (sizes === null) {
    writer.uint(NONE);
    return;
  }
  const whole = asIntegers(sizes, 1);
  const integers = whole ?? asIntegers(sizes, 100);
  writer.uint(whole !== null ? WHOLE : integers !== null ? CENTS : EXACT);
  writer.array(integers ?? sizes);
};

export const readSizes = (reader: ByteReader, length: number): Float64Array | null => {
  const kind = reader.uint(EXACT);
  if (kind === NONE) return null;
  if (kind === EXACT) return reader.array(Float64Array, length);
  const scale = kind === CENTS ? 100 : 1;
  const integers = reader.array(Int32Array, length);
  const sizes = new Float64Array(integers.length);
  for (let code = 0; code < sizes.length; code += 1) {
    const integer = integers[code] ?? UNREADABLE;
    sizes[code] = integer === UNREADABLE ? NaN : integer / scale;
  }
  return sizes;
};

/** The sizes times the scale; null where one would not come back exactly. */
const asIntegers = (sizes: Float64Array, scale: number): Int32Array | null => {
  const integers = new Int32Array(sizes.length);
  for (let code = 0; code < sizes.length; code += 1) {
    const size = sizes[code] ?? NaN;
    const integer = Number.isNaN(size) ? UNREADABLE : Math.round(size * scale);
    const isExact = Math.abs(integer) <= LARGEST && Object.is(integer / scale, size);
    if (!isExact && !Number.isNaN(size)) return null;
    integers[code] = integer;
  }
  return integers;
};
