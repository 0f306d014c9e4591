import type { DocumentAccess, Moment } from './documentAccess';
import { NANOS_PER_MILLI, NANOS_PER_SECOND } from './methods/timeMethods';
import { DocumentPath, Duration, RuleError, Timestamp, typeOf, type RuleValue } from './ruleValue';

export interface Builtin {
  readonly arity: number;
  readonly call: (
    args: readonly RuleValue[],
    documents: DocumentAccess,
  ) => RuleValue | Promise<RuleValue>;
}

const reading = (moment: Moment): Builtin => ({
  arity: 1,
  call: async ([path], documents) => {
    const resource = await documents.resource(moment, documentPath(path));
    if (resource === null) throw new RuleError('there is no such document');
    return resource;
  },
});

const looking = (moment: Moment): Builtin => ({
  arity: 1,
  call: async ([path], documents) =>
    (await documents.resource(moment, documentPath(path))) !== null,
});

const converting = (convert: (value: RuleValue) => RuleValue): Builtin => ({
  arity: 1,
  call: ([value = null]) => convert(value),
});

/** Functions that are there without being declared (R16, R17). */
export const BUILTINS: ReadonlyMap<string, Builtin> = new Map([
  ['get', reading('before')],
  ['getAfter', reading('after')],
  ['exists', looking('before')],
  ['existsAfter', looking('after')],
  ['int', converting(toInt)],
  ['float', converting(toFloat)],
  ['string', converting(toText)],
]);

/** Functions that are called through a name, such as `duration.value(1, 'h')` (R17). */
export const NAMESPACES: ReadonlyMap<string, ReadonlyMap<string, Builtin>> = new Map([
  ['duration', new Map([['value', { arity: 2, call: ([n, unit]) => durationOf(n, unit) }]])],
  [
    'timestamp',
    new Map<string, Builtin>([
      ['value', { arity: 1, call: ([millis]) => new Timestamp(whole(millis) * NANOS_PER_MILLI) }],
      ['date', { arity: 3, call: ([year, month, day]) => dateOf(year, month, day) }],
    ]),
  ],
]);

const NANOS_OF_UNIT: ReadonlyMap<unknown, bigint> = new Map([
  ['w', 604_800n * NANOS_PER_SECOND],
  ['d', 86_400n * NANOS_PER_SECOND],
  ['h', 3_600n * NANOS_PER_SECOND],
  ['m', 60n * NANOS_PER_SECOND],
  ['s', NANOS_PER_SECOND],
  ['ms', NANOS_PER_MILLI],
  ['ns', 1n],
]);

function documentPath(value: RuleValue | undefined): DocumentPath {
  if (value instanceof DocumentPath) return value;
  throw new RuleError('a document is named by a path');
}

function toInt(value: RuleValue): RuleValue {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return BigInt(Math.trunc(value));
  if (typeof value === 'string' && /^-?\d+$/.test(value)) return BigInt(value);
  throw new RuleError(`int() does not take this ${typeOf(value)}`);
}

function toFloat(value: RuleValue): RuleValue {
  if (typeof value === 'bigint' || typeof value === 'number') return Number(value);
  if (typeof value === 'string' && /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(value)) {
    return Number(value);
  }
  throw new RuleError(`float() does not take this ${typeOf(value)}`);
}

function toText(value: RuleValue): RuleValue {
  if (value === null || typeof value !== 'object') return String(value);
  if (value instanceof DocumentPath) return `/${value.segments.join('/')}`;
  throw new RuleError(`string() does not take ${typeOf(value)}`);
}

function whole(value: RuleValue | undefined): bigint {
  if (typeof value === 'bigint') return value;
  throw new RuleError('a whole number is needed');
}

function durationOf(count: RuleValue | undefined, unit: RuleValue | undefined): Duration {
  const nanos = NANOS_OF_UNIT.get(unit);
  if (nanos === undefined) throw new RuleError('a duration has the unit w, d, h, m, s, ms or ns');
  return new Duration(whole(count) * nanos);
}

function dateOf(...parts: readonly (RuleValue | undefined)[]): Timestamp {
  const [year = 0, month = 0, day = 0] = parts.map((part) => Number(whole(part)));
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month - 1) {
    throw new RuleError('there is no such date');
  }
  return new Timestamp(BigInt(date.getTime()) * NANOS_PER_MILLI);
}
