/** Plain values, as the handlers write them, as the `fields` of Firestore's REST JSON. */
export const wireFields = (data: Readonly<Record<string, unknown>>): Record<string, object> => {
  const fields: Record<string, object> = {};
  for (const [name, value] of Object.entries(data)) fields[name] = wireValue(value);
  return fields;
};

/** Throws at a value that is none of Firestore's, as firebase-admin does. */
export function wireValue(value: unknown): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return wireNumber(value);
  if (value === null) return { nullValue: null };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (value instanceof Uint8Array) return { bytesValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(wireValue) } };
  if (isMap(value)) return { mapValue: { fields: wireFields(value) } };
  throw new TypeError(`Not a value of Firestore: ${typeof value}`);
}

const wireNumber = (value: number): object =>
  Number.isSafeInteger(value) && !Object.is(value, -0)
    ? { integerValue: String(value) }
    : { doubleValue: value };

function isMap(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
