/** 32 bits of many bytes (FNV-1a): a flipped or lost byte changes them. */
export const checksumOf = (bytes: Uint8Array): number => {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
};
