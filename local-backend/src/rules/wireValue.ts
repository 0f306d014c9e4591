import { parseInstant } from '../documents/values/instant';
import { doubleOf, type Fields, type FirestoreValue } from '../documents/values/value';
import { DocumentPath, OpaqueValue, RuleMap, Timestamp, type RuleValue } from './ruleValue';

const NANOS_PER_MICRO = 1000n;

/** A document's fields as rules see them. */
export const mapOfFields = (fields: Fields): RuleMap =>
  new RuleMap(new Map(Object.entries(fields).map(([name, value]) => [name, ruleValueOf(value)])));

/** A stored value as rules see it (R10). */
export function ruleValueOf(value: FirestoreValue): RuleValue {
  if ('nullValue' in value) return null;
  if ('booleanValue' in value) return value.booleanValue;
  if ('integerValue' in value) return BigInt(value.integerValue);
  if ('doubleValue' in value) return doubleOf(value.doubleValue);
  if ('stringValue' in value) return value.stringValue;
  if ('timestampValue' in value) return timestampOf(value.timestampValue);
  if ('bytesValue' in value) return new OpaqueValue('bytes', value.bytesValue);
  if ('referenceValue' in value) return pathOfReference(value.referenceValue);
  if ('geoPointValue' in value) {
    const { latitude, longitude } = value.geoPointValue;
    return new OpaqueValue('latlng', `${latitude},${longitude}`);
  }
  if ('arrayValue' in value) return value.arrayValue.values.map(ruleValueOf);
  return mapOfFields(value.mapValue.fields);
}

/** RFC 3339, or a Date. */
export function timestampOf(time: string | Date): Timestamp {
  const micros = parseInstant(typeof time === 'string' ? time : time.toISOString());
  if (micros === null) throw new Error(`not a time: ${String(time)}`);
  return new Timestamp(micros * NANOS_PER_MICRO);
}

/** Claims of a token, or any other plain JSON, as rules see it: whole numbers are ints. */
export function ruleValueOfJson(json: unknown): RuleValue {
  if (json === null || typeof json === 'boolean' || typeof json === 'string') return json;
  if (typeof json === 'number') return Number.isSafeInteger(json) ? BigInt(json) : json;
  if (Array.isArray(json)) return json.map(ruleValueOfJson);
  if (typeof json !== 'object') throw new Error(`not JSON: ${typeof json}`);
  return new RuleMap(
    new Map(Object.entries(json).map(([key, value]) => [key, ruleValueOfJson(value)])),
  );
}

/** `projects/{p}/databases/{d}/documents/…` → `/databases/{d}/documents/…`. */
const pathOfReference = (name: string): DocumentPath => new DocumentPath(name.split('/').slice(2));
