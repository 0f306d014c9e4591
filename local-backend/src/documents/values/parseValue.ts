import { succeeded, type Result } from 'shared-kernel/model';
import { invalid, type Fault } from '../fault';
import { isReference } from '../paths/documentName';
import { isAbsent, isRecord, listOf } from '../record';
import { formatInstant, parseInstant } from './instant';
import { doubleValue, nullValue, type Fields, type FirestoreValue, type ValueType } from './value';

type Parsed = Result<FirestoreValue, Fault>;

const maxDepth = 20;
const maxFieldNameBytes = 1500;
const reservedName = /^__.*__$/s;
const integerText = /^-?\d{1,19}$/;
const base64 = /^[A-Za-z0-9+/_-]*={0,2}$/;
const minInteger = -(2n ** 63n);
const maxInteger = 2n ** 63n - 1n;
const specialDoubles: ReadonlySet<unknown> = new Set(['NaN', 'Infinity', '-Infinity', '-0']);

/** Reads one value into canonical form; `depth` is how many maps and arrays it lies in. */
export type ReadValue = (raw: unknown, depth: number) => Parsed;

/** Reads `fields` of a document from REST JSON or a decoded protobuf message (absent = none). */
export function parseFields(
  raw: unknown,
  depth = 0,
  readValue: ReadValue = parseValue,
): Result<Fields, Fault> {
  if (isAbsent(raw)) return succeeded({});
  if (!isRecord(raw)) return invalid('Fields must be an object.');
  if (depth > maxDepth) return invalid(`Values may be nested at most ${maxDepth} deep.`);
  const fields: Record<string, FirestoreValue> = {};
  for (const name of Object.keys(raw)) {
    const fault = fieldNameFault(name);
    if (fault !== null) return invalid(fault);
    const value = readValue(raw[name], depth);
    if (!value.ok) return value;
    fields[name] = value.value;
  }
  return succeeded(fields);
}

/** Reads one value from REST JSON or a decoded protobuf message into canonical form. */
export function parseValue(raw: unknown, depth = 0): Parsed {
  if (!isRecord(raw)) return invalid('A value must be an object with one type key.');
  let found: ValueType | null = null;
  for (const type in raw) {
    if (!isValueType(type) || raw[type] === undefined) continue;
    if (found !== null) return invalid(`A value has one type, not ${found} and ${type}.`);
    found = type;
  }
  return found === null
    ? invalid(`Unknown value type: ${Object.keys(raw).join(', ') || 'none given'}.`)
    : readers[found](raw[found], depth);
}

const readers: Record<ValueType, (raw: unknown, depth: number) => Parsed> = {
  nullValue: () => succeeded(nullValue),
  booleanValue: (raw) =>
    typeof raw === 'boolean' ? succeeded({ booleanValue: raw }) : invalid('Invalid boolean.'),
  integerValue: (raw) => readInteger(raw),
  doubleValue: (raw) =>
    typeof raw === 'number' || specialDoubles.has(raw)
      ? succeeded(doubleValue(Number(raw)))
      : invalid('Invalid double.'),
  timestampValue: (raw) => {
    const micros = parseInstant(raw);
    return micros === null
      ? invalid('Invalid timestamp.')
      : succeeded({ timestampValue: formatInstant(micros) });
  },
  stringValue: (raw) =>
    typeof raw === 'string' ? succeeded({ stringValue: raw }) : invalid('Invalid string.'),
  bytesValue: (raw) => readBytes(raw),
  referenceValue: (raw) =>
    typeof raw === 'string' && isReference(raw)
      ? succeeded({ referenceValue: raw })
      : invalid('Invalid reference.'),
  geoPointValue: (raw) => readGeoPoint(raw),
  arrayValue: (raw, depth) => readArray(raw, depth),
  mapValue: (raw, depth) => {
    const fields = parseFields(isRecord(raw) ? raw['fields'] : undefined, depth + 1);
    return fields.ok ? succeeded({ mapValue: { fields: fields.value } }) : fields;
  },
};

const isValueType = (key: string): key is ValueType => Object.hasOwn(readers, key);

/** Why a field may not have this name, or null. */
export function fieldNameFault(name: string): string | null {
  if (name === '') return 'A field name must not be empty.';
  if (name.startsWith('__') && reservedName.test(name))
    return `The field name ${name} is reserved.`;
  const tooLong =
    name.length > maxFieldNameBytes / 3 && Buffer.byteLength(name) > maxFieldNameBytes;
  return tooLong ? `A field name is longer than ${maxFieldNameBytes} bytes.` : null;
}

function readInteger(raw: unknown): Parsed {
  const text = typeof raw === 'number' ? String(raw) : raw;
  if (typeof text !== 'string' || !integerText.test(text)) return invalid('Invalid integer.');
  const integer = BigInt(text);
  return integer < minInteger || integer > maxInteger
    ? invalid('An integer must fit in 64 bits.')
    : succeeded({ integerValue: String(integer) });
}

function readBytes(raw: unknown): Parsed {
  if (raw instanceof Uint8Array) {
    return succeeded({ bytesValue: Buffer.from(raw).toString('base64') });
  }
  return typeof raw === 'string' && base64.test(raw)
    ? succeeded({ bytesValue: Buffer.from(raw, 'base64').toString('base64') })
    : invalid('Invalid bytes.');
}

function readGeoPoint(raw: unknown): Parsed {
  if (!isRecord(raw)) return invalid('Invalid geo point.');
  const { latitude = 0, longitude = 0 } = raw;
  if (typeof latitude !== 'number' || !(Math.abs(latitude) <= 90)) {
    return invalid('A latitude must be a number from -90 to 90.');
  }
  if (typeof longitude !== 'number' || !(Math.abs(longitude) <= 180)) {
    return invalid('A longitude must be a number from -180 to 180.');
  }
  return succeeded({ geoPointValue: { latitude, longitude } });
}

function readArray(raw: unknown, depth: number): Parsed {
  if (depth > maxDepth) return invalid(`Values may be nested at most ${maxDepth} deep.`);
  const members = isRecord(raw) ? listOf(raw['values']) : null;
  if (members === null) return invalid('Invalid array.');
  const values: FirestoreValue[] = [];
  for (const member of members) {
    const value = parseValue(member, depth + 1);
    if (!value.ok) return value;
    if ('arrayValue' in value.value) return invalid('An array must not hold an array directly.');
    values.push(value.value);
  }
  return succeeded({ arrayValue: { values } });
}
