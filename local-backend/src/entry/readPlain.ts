import { succeeded, type Result } from 'shared-kernel/model';
import {
  fieldNameFault,
  invalid,
  parseFields,
  parseValue,
  type Fault,
  type Fields,
  type ReadValue,
} from '../documents';

/** Reads plain values, as the handlers write them; throws at one that is none of Firestore's, as firebase-admin does. */
export const readPlainFields = (data: Readonly<Record<string, unknown>>): Result<Fields, Fault> =>
  parseFields(data, 0, readPlain);

/** Texts and maps, which are most of what is written, without the form that they have on the wire. */
export const readPlain: ReadValue = (value, depth) => {
  if (typeof value === 'string') return succeeded({ stringValue: value });
  if (!isMap(value)) return parseValue(wireValue(value), depth);
  const fields = parseFields(value, depth + 1, readPlain);
  return fields.ok ? succeeded({ mapValue: { fields: fields.value } }) : fields;
};

/** The text in which the same fields are stored, without anything in between for texts, which are most of what is written in bulk. */
export function encodePlainFields(
  data: Readonly<Record<string, unknown>>,
  depth = 0,
): Result<string, Fault> {
  const parts: string[] = [];
  for (const name of Object.keys(data)) {
    const before = encodeName(name);
    if (!before.ok) return before;
    const value = encodePlain(data[name], depth);
    if (!value.ok) return value;
    parts.push(before.value + value.value);
  }
  return succeeded(`{${parts.join(',')}}`);
}

function encodePlain(value: unknown, depth: number): Result<string, Fault> {
  if (typeof value === 'string') return succeeded(`{"stringValue":${JSON.stringify(value)}}`);
  if (depth === 0 && isMap(value)) {
    const fields = encodePlainFields(value, depth + 1);
    return fields.ok ? succeeded(`{"mapValue":{"fields":${fields.value}}}`) : fields;
  }
  const read = readPlain(value, depth);
  return read.ok ? succeeded(JSON.stringify(read.value)) : read;
}

/** Fields of one name come in great numbers. */
const encodedNames = new Map<string, string>();
const MOST_NAMES = 10_000;

function encodeName(name: string): Result<string, Fault> {
  const known = encodedNames.get(name);
  if (known !== undefined) return succeeded(known);
  const fault = fieldNameFault(name);
  if (fault !== null) return invalid(fault);
  if (encodedNames.size >= MOST_NAMES) encodedNames.clear();
  const encoded = `${JSON.stringify(name)}:`;
  encodedNames.set(name, encoded);
  return succeeded(encoded);
}

/** As the `fields` of Firestore's REST JSON. */
const wireFields = (data: Readonly<Record<string, unknown>>): Record<string, object> => {
  const fields: Record<string, object> = {};
  for (const [name, value] of Object.entries(data)) fields[name] = wireValue(value);
  return fields;
};

function wireValue(value: unknown): object {
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
