import { succeeded, type Result } from 'shared-kernel/model';
import { invalid, unimplemented, type Fault } from '../fault';
import { isDocumentPath, parseDocumentName } from '../paths/documentName';
import { isNamePath, parseFieldPath, type FieldPath } from '../paths/fieldPath';
import { isAbsent, isRecord, listOf, recordAt, type UnknownRecord } from '../record';
import { parseInstant } from '../values/instant';
import { parseFields, parseValue } from '../values/parseValue';
import { nullValue } from '../values/value';
import type { Precondition, Transform, TransformKind, Write } from './write';

const maxTransforms = 500;

/** Reads the writes of a commit on one project from REST JSON or a decoded protobuf message. */
export function parseWrites(raw: unknown, projectId: string): Result<readonly Write[], Fault> {
  const members = listOf(raw);
  if (members === null) return invalid('writes must be a list.');
  const writes: Write[] = [];
  let transforms = 0;
  for (const member of members) {
    const write = parseWrite(member, projectId);
    if (!write.ok) return write;
    if (write.value.kind === 'update') transforms += write.value.transforms.length;
    writes.push(write.value);
  }
  return transforms > maxTransforms
    ? invalid(`A commit may have at most ${maxTransforms} field transforms.`)
    : succeeded(writes);
}

/** The path of a document of this project, from its name on the wire. */
export function parseOwnDocument(raw: unknown, projectId: string): Result<string, Fault> {
  const name = typeof raw === 'string' ? parseDocumentName(raw) : invalid('A name is missing.');
  if (!name.ok) return name;
  if (name.value.projectId !== projectId) {
    return invalid(`The document ${String(raw)} is not in the project ${projectId}.`);
  }
  return isDocumentPath(name.value.path)
    ? succeeded(name.value.path)
    : invalid(`Not a document name: ${String(raw)}`);
}

/** Reads a `DocumentMask`; absent = null. */
export function parseMask(raw: unknown): Result<readonly FieldPath[] | null, Fault> {
  if (isAbsent(raw)) return succeeded(null);
  const members = isRecord(raw) ? listOf(raw['fieldPaths']) : null;
  if (members === null) return invalid('A mask must hold field paths.');
  const paths: FieldPath[] = [];
  for (const member of members) {
    const path = typeof member === 'string' ? parseFieldPath(member) : invalid('Invalid mask.');
    if (!path.ok) return path;
    paths.push(path.value);
  }
  return succeeded(paths);
}

function parseWrite(raw: unknown, projectId: string): Result<Write, Fault> {
  if (!isRecord(raw)) return invalid('A write must be an object.');
  const precondition = parsePrecondition(raw['currentDocument']);
  if (!precondition.ok) return precondition;
  const kinds = operations.filter((operation) => !isAbsent(raw[operation]));
  if (kinds.length > 1) return invalid(`A write is one operation, not ${kinds.join(' and ')}.`);
  const [kind] = kinds;
  if (kind === undefined || kind === 'transform')
    return unimplemented(`The write ${Object.keys(raw).join(', ') || '{}'}`);
  if (kind === 'update') {
    const update = recordAt(raw, kind);
    return update === null
      ? invalid('An update must be a document.')
      : parseUpdate(raw, update, projectId, precondition.value);
  }
  const path = parseOwnDocument(raw[kind], projectId);
  if (!path.ok) return path;
  return kind === 'verify' && precondition.value === null
    ? invalid('A verify must contain a precondition.')
    : succeeded({ kind, path: path.value, precondition: precondition.value });
}

/** The members of the protocol's `Write.operation`, of which one is set. */
const operations = ['update', 'delete', 'verify', 'transform'] as const;

function parseUpdate(
  raw: UnknownRecord,
  update: UnknownRecord,
  projectId: string,
  precondition: Precondition,
): Result<Write, Fault> {
  const path = parseOwnDocument(update['name'], projectId);
  if (!path.ok) return path;
  const fields = parseFields(update['fields']);
  if (!fields.ok) return fields;
  const mask = parseMask(raw['updateMask']);
  if (!mask.ok) return mask;
  const transforms = parseTransforms(raw['updateTransforms']);
  if (!transforms.ok) return transforms;
  const nested = nestedTransform(transforms.value.map((transform) => transform.path));
  if (nested !== null)
    return invalid(`Cannot transform ${nested} and a part of it at the same time.`);
  const touched = [...(mask.value ?? []), ...transforms.value.map((transform) => transform.path)];
  if (touched.some(isNamePath)) return invalid('__name__ cannot be written.');
  return succeeded({
    kind: 'update',
    path: path.value,
    fields: fields.value,
    mask: mask.value,
    transforms: transforms.value,
    precondition,
  });
}

/** A field that is transformed beside a part of it, or null; the same field may be transformed again. */
function nestedTransform(paths: readonly FieldPath[]): string | null {
  const whole = paths.find((path) =>
    paths.some(
      (other) => other.length > path.length && path.every((step, at) => step === other[at]),
    ),
  );
  return whole === undefined ? null : whole.join('.');
}

function parsePrecondition(raw: unknown): Result<Precondition, Fault> {
  if (isAbsent(raw)) return succeeded(null);
  if (!isRecord(raw)) return invalid('A precondition must be an object.');
  if (typeof raw['exists'] === 'boolean') return succeeded({ exists: raw['exists'] });
  if (isAbsent(raw['updateTime'])) return succeeded(null);
  const updateTime = parseInstant(raw['updateTime']);
  return updateTime === null ? invalid('Invalid updateTime.') : succeeded({ updateTime });
}

function parseTransforms(raw: unknown): Result<readonly Transform[], Fault> {
  const members = listOf(raw);
  if (members === null) return invalid('updateTransforms must be a list.');
  const transforms: Transform[] = [];
  for (const member of members) {
    const transform = parseTransform(member);
    if (!transform.ok) return transform;
    transforms.push(transform.value);
  }
  return succeeded(transforms);
}

type Operand = 'serverTime' | 'number' | 'array';

const operands: Record<TransformKind, Operand> = {
  setToServerValue: 'serverTime',
  increment: 'number',
  maximum: 'number',
  minimum: 'number',
  appendMissingElements: 'array',
  removeAllFromArray: 'array',
};

const isTransformKind = (key: string): key is TransformKind => Object.hasOwn(operands, key);

function parseTransform(raw: unknown): Result<Transform, Fault> {
  if (!isRecord(raw) || typeof raw['fieldPath'] !== 'string') {
    return invalid('A transform needs a field path.');
  }
  const path = parseFieldPath(raw['fieldPath']);
  if (!path.ok) return path;
  const kinds = Object.keys(raw).filter(isTransformKind);
  if (kinds.length > 1) return invalid(`A transform is one, not ${kinds.join(' and ')}.`);
  const [kind] = kinds;
  if (kind === undefined) return unimplemented(`The transform ${Object.keys(raw).join(', ')}`);
  const operand = parseOperand(operands[kind], raw[kind]);
  return operand.ok ? succeeded({ path: path.value, kind, operand: operand.value }) : operand;
}

function parseOperand(operand: Operand, raw: unknown): ReturnType<typeof parseValue> {
  if (operand === 'serverTime') {
    return raw === 'REQUEST_TIME'
      ? succeeded(nullValue)
      : unimplemented(`The server value ${String(raw)}`);
  }
  if (operand === 'array') return parseValue({ arrayValue: raw });
  const value = parseValue(raw);
  if (!value.ok) return value;
  return 'integerValue' in value.value || 'doubleValue' in value.value
    ? value
    : invalid('The operand of a numeric transform must be a number.');
}
