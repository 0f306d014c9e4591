/** Names that Firestore keeps for itself as keys of a map, and that it refuses or loses: `__name__`, `__proto__`. */
const RESERVED = /^__.*__$/s;
const ESCAPED = /^\\+__.*__$/s;

/** The key under which a supporter's value is stored: a reserved name gets a backslash before it, others stay. */
export const storedFieldName = (name: string): string =>
  RESERVED.test(name) || ESCAPED.test(name) ? `\\${name}` : name;

/** The field's name behind a stored key. */
export const fieldNameOf = (key: string): string => (ESCAPED.test(key) ? key.slice(1) : key);
