import type { Fields, FirestoreValue } from './value';

/** Whether two field maps hold the very same values: unlike in queries, `1` and `1.0` differ. */
export function sameFields(left: Fields, right: Fields): boolean {
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => sameMember(left[name], right[name]))
  );
}

function sameMember(left: FirestoreValue | undefined, right: FirestoreValue | undefined): boolean {
  if (left === undefined || right === undefined) return false;
  if ('mapValue' in left) {
    return 'mapValue' in right && sameFields(left.mapValue.fields, right.mapValue.fields);
  }
  if ('arrayValue' in left) {
    if (!('arrayValue' in right)) return false;
    const others = right.arrayValue.values;
    return (
      left.arrayValue.values.length === others.length &&
      left.arrayValue.values.every((value, index) => sameMember(value, others[index]))
    );
  }
  // Canonical scalars are short objects of one key in a fixed shape.
  return JSON.stringify(left) === JSON.stringify(right);
}
