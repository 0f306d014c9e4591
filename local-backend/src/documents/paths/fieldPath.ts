import { succeeded, type Result } from 'shared-kernel/model';
import { invalid, type Fault } from '../fault';
import type { Fields, FirestoreValue } from '../values/value';

/** The steps from a document's fields to one value: `['fields', 'First Name']`. */
export type FieldPath = readonly string[];

/** The pseudo field that stands for a document's name in queries. */
export const nameField = '__name__';

/** One step: a plain word, or anything between backticks with `\` before a backtick or a backslash. */
const step = /(?:([^.`\\[\]/*~]+)|`((?:[^`\\]|\\.)+)`)(\.|$)/sy;

/** Reads `a.b` or ``fields.`First Name` `` (backticks around steps that are not plain words). */
export function parseFieldPath(text: string): Result<FieldPath, Fault> {
  const steps: string[] = [];
  let separator = '.';
  step.lastIndex = 0;
  while (separator === '.') {
    const match = step.exec(text);
    if (match === null) return invalid(`Invalid field path: ${text}`);
    steps.push(match[1] ?? (match[2] ?? '').replace(/\\(.)/gs, '$1'));
    separator = match[3] ?? '';
  }
  return succeeded(steps);
}

export const isNamePath = (path: FieldPath): boolean => path.length === 1 && path[0] === nameField;

/** The value at a path, or undefined where there is none. */
export function fieldAt(fields: Fields, path: FieldPath): FirestoreValue | undefined {
  const [head = '', ...rest] = path;
  const value = Object.hasOwn(fields, head) ? fields[head] : undefined;
  if (rest.length === 0 || value === undefined) return value;
  return 'mapValue' in value ? fieldAt(value.mapValue.fields, rest) : undefined;
}

/** The fields with the value at a path put there (maps are made on the way), or removed where it is undefined. */
export function withField(
  fields: Fields,
  path: FieldPath,
  value: FirestoreValue | undefined,
): Fields {
  const [head = '', ...rest] = path;
  if (rest.length === 0)
    return value === undefined ? without(fields, head) : { ...fields, [head]: value };
  const inner = Object.hasOwn(fields, head) ? fields[head] : undefined;
  const isMap = inner !== undefined && 'mapValue' in inner;
  if (value === undefined && !isMap) return fields;
  const changed = withField(isMap ? inner.mapValue.fields : {}, rest, value);
  return { ...fields, [head]: { mapValue: { fields: changed } } };
}

/** Only the values at these paths. */
export function pickFields(fields: Fields, paths: readonly FieldPath[]): Fields {
  return paths.reduce<Fields>((picked, path) => {
    const value = isNamePath(path) ? undefined : fieldAt(fields, path);
    return value === undefined ? picked : withField(picked, path, value);
  }, {});
}

function without(fields: Fields, name: string): Fields {
  const { [name]: _removed, ...rest } = fields;
  return rest;
}
