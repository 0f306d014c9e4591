/** Bytes that come one after the other. Numbers are little-endian, or varints of 7 bits a byte. */
export interface ByteWriter {
  uint(value: number): void;
  bytes(value: Uint8Array): void;
  /** The elements as they lie in memory. */
  array(values: Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array): void;
  finish(): Uint8Array;
}

export const createByteWriter = (): ByteWriter => {
  let buffer = new Uint8Array(1024);
  let length = 0;
  const reserve = (more: number): void => {
    if (length + more <= buffer.length) return;
    const wider = new Uint8Array(Math.max(buffer.length * 2, length + more));
    wider.set(buffer);
    buffer = wider;
  };
  const bytes = (value: Uint8Array): void => {
    reserve(value.length);
    buffer.set(value, length);
    length += value.length;
  };
  return {
    uint: (value) => {
      reserve(10);
      let rest = value;
      while (rest >= 0x80) {
        buffer[length] = (rest % 0x80) | 0x80;
        length += 1;
        rest = Math.floor(rest / 0x80);
      }
      buffer[length] = rest;
      length += 1;
    },
    bytes,
    array: ({ buffer: elements, byteOffset, byteLength }) =>
      bytes(new Uint8Array(elements, byteOffset, byteLength)),
    finish: () => buffer.slice(0, length),
  };
};
