/** 32 bits of a text, the same in every run and on every machine (FNV-1a over UTF-16 code units). */
export const hashText = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
};

/** Two hashes as one that depends on every bit of both (the finaliser of MurmurHash3). */
export const mixHashes = (left: number, right: number): number => {
  let hash = left ^ Math.imul(right, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};
