import { hashText, mixHashes } from 'evaluation';

/**
 * An id of 28 letters and digits (four hashes of 32 bits) that depends on every part and on their order. The same parts
 * have the same id, so that work which is done again meets what it has made before.
 */
export const derivedId = (...parts: readonly string[]): string => {
  const text = JSON.stringify(parts);
  return [1, 2, 3, 4]
    .map((salt) =>
      mixHashes(hashText(`${String(salt)}${text}`), hashText(`${text}${String(salt)}`)),
    )
    .map((hash) => hash.toString(36).padStart(7, '0'))
    .join('');
};
