const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;
const GROUP = 8;

/** 32 bits of many bytes, however they are divided: a flipped or lost byte changes them. */
export interface Checksum {
  readonly add: (bytes: Uint8Array) => void;
  readonly value: () => number;
}

/**
 * FNV-1a of numbers of 32 bits in place of bytes, every other one apart, so that a processor works at both at once; what is left
 * over at the end byte by byte.
 */
export const createChecksum = (): Checksum => {
  let even = OFFSET;
  let odd = OFFSET;
  /** What has come of the next group. */
  const begun = new Uint8Array(GROUP);
  let length = 0;

  const addGroups = ({ buffer, byteOffset, length: size }: Uint8Array): number => {
    const view = new DataView(buffer, byteOffset, size);
    let [one, other] = [even, odd];
    let at = 0;
    for (; at + GROUP <= size; at += GROUP) {
      one = Math.imul(one ^ view.getUint32(at, true), PRIME);
      other = Math.imul(other ^ view.getUint32(at + 4, true), PRIME);
    }
    [even, odd] = [one, other];
    return at;
  };

  return {
    add: (bytes) => {
      const missing = length === 0 ? 0 : Math.min(GROUP - length, bytes.length);
      begun.set(bytes.subarray(0, missing), length);
      length += missing;
      if (length === GROUP) {
        addGroups(begun);
        length = 0;
      }
      if (length > 0) return;
      const whole = bytes.subarray(missing);
      const rest = whole.subarray(addGroups(whole));
      begun.set(rest);
      length = rest.length;
    },
    value: () => {
      const whole = Math.imul(even, PRIME) ^ odd;
      return fnv1a(begun.subarray(0, length), whole);
    },
  };
};

export const checksumOf = (bytes: Uint8Array): number => {
  const checksum = createChecksum();
  checksum.add(bytes);
  return checksum.value();
};

/** FNV-1a; of snapshots of the first version it was the checksum. `before` is that of the bytes that stand before them. */
export const fnv1a = (bytes: Uint8Array, before = OFFSET): number => {
  let hash = before;
  // By place: iterating over so many bytes costs several times as much.
  let at = 0;
  while (at < bytes.length) {
    hash = Math.imul(hash ^ (bytes[at] ?? 0), PRIME);
    at += 1;
  }
  return hash >>> 0;
};
