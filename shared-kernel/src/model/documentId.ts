/** UTF-8 bytes of the longest id. */
const MOST_BYTES = 1500;

/**
 * Whether a document can have this id, by the rules of the database. The SDK throws on an id with a slash
 * and the server refuses the others, so that no such id may be asked for: nothing is stored under it.
 */
export const isDocumentId = (id: string): boolean =>
  id !== '' &&
  id !== '.' &&
  id !== '..' &&
  !/[/\0]/.test(id) &&
  !/^__.*__$/s.test(id) &&
  !/\p{Surrogate}/u.test(id) &&
  new TextEncoder().encode(id).length <= MOST_BYTES;
