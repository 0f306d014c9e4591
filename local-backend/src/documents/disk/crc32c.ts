const POLYNOMIAL = 0x82f63b78;
const MASK_DELTA = 0xa282ead8;

/** The checksum of a further byte, from the one so far, both without the final inversion. */
export const crcStep = (crc: number, byte: number): number =>
  ((TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)) >>> 0;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ POLYNOMIAL : crc >>> 1;
  return crc >>> 0;
});

/** CRC-32C (Castagnoli), as LevelDB checks its files by. */
export function crc32c(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = crcStep(crc, byte);
  return (crc ^ 0xffffffff) >>> 0;
}

/** As LevelDB stores it, so that the checksum of bytes that hold checksums stays a good one. */
export function maskedCrc32c(bytes: Uint8Array): number {
  const crc = crc32c(bytes);
  return (((crc >>> 15) | (crc << 17)) + MASK_DELTA) >>> 0;
}

/** `maskedCrc32c` undone. */
export function unmasked(masked: number): number {
  const rotated = (masked - MASK_DELTA) >>> 0;
  return ((rotated >>> 17) | (rotated << 15)) >>> 0;
}

/** Which entry of the table ends in each highest byte. */
const BY_HIGHEST = TABLE.reduce(
  (by, entry, n) => by.fill(n, entry >>> 24, (entry >>> 24) + 1),
  new Uint8Array(256),
);

/** The checksum before a step by a byte of 0. */
export function zeroStepUndone(crc: number): number {
  const n = BY_HIGHEST[crc >>> 24] ?? 0;
  return (((crc ^ (TABLE[n] ?? 0)) << 8) | n) >>> 0;
}

/** 1, as a polynomial over GF(2) whose highest bit stands for x⁰. */
export const CRC_ONE = 0x80000000;

/** The product of two polynomials, modulo the one of the checksum. */
export function crcProduct(a: number, b: number): number {
  let product = 0;
  let factor = b;
  for (let rest = a; rest !== 0; rest = (rest << 1) >>> 0) {
    if (rest & 0x80000000) product ^= factor;
    factor = factor & 1 ? (factor >>> 1) ^ POLYNOMIAL : factor >>> 1;
  }
  return product >>> 0;
}
