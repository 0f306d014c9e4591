/** 32 bits of bytes; of ASCII the same as `hashText` of the text. */
export const hashBytes = (bytes: Uint8Array, start: number, end: number): number => {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193);
  return hash >>> 0;
};

/** The lower bits of FNV-1a alone tell short texts badly apart. */
export const spread = (hash: number): number => hash ^ (hash >>> 15);
