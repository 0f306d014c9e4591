/** 32 bits of many bytes (FNV-1a): a flipped or lost byte changes them. `before` is that of those that stand before them. */
export const checksumOf = (bytes: Uint8Array, before = 0x811c9dc5): number => {
  let hash = before;
  // By place: iterating over so many bytes costs several times as much.
  let at = 0;
  while (at < bytes.length) {
    hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193);
    at += 1;
  }
  return hash >>> 0;
};
