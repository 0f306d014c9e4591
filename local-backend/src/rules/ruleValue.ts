import type { TypeName } from './syntax';

/** A value while rules are evaluated (R10). Integers are `bigint`, floats `number`. */
export type RuleValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | Timestamp
  | Duration
  | OpaqueValue
  | DocumentPath
  | RuleMap
  | RuleSet
  | MapDiff
  | QueriedMap
  | RuleList;
export type RuleList = readonly RuleValue[];

/** An instant, in nanoseconds since 1970 UTC. */
export class Timestamp {
  constructor(readonly nanos: bigint) {}
}

export class Duration {
  constructor(readonly nanos: bigint) {}
}

/** Bytes and places: rules can tell them apart and compare them, nothing else. */
export class OpaqueValue {
  constructor(
    readonly type: 'bytes' | 'latlng',
    readonly text: string,
  ) {}
}

/** Segments from `databases` on, or any part of a path that a wildcard caught. */
export class DocumentPath {
  constructor(readonly segments: readonly string[]) {}
}

export class RuleMap {
  constructor(readonly entries: ReadonlyMap<string, RuleValue>) {}
}

/** Members are distinct by the language's own equality. */
export class RuleSet {
  constructor(readonly members: RuleList) {}
}

export class MapDiff {
  constructor(
    readonly after: RuleMap,
    readonly before: RuleMap,
  ) {}
}

/** A document that a `list` may return: only what the query pins is known (R20). */
export class QueriedMap {
  constructor(readonly pinned: ReadonlyMap<string, RuleValue>) {}
}

/** Something went wrong in an expression. `&&`, `||` may absorb it; else the statement does not hold (R7). */
export class RuleError extends Error {}

/** A limit of production was passed: nothing absorbs it (R9). */
export class RuleLimitError extends Error {}

export const isList = (value: RuleValue): value is RuleList => Array.isArray(value);

export function mapOf(entries: Readonly<Record<string, RuleValue>>): RuleMap {
  return new RuleMap(new Map(Object.entries(entries)));
}

type ValueType = TypeName | 'bytes' | 'latlng' | 'null' | 'set';

export function typeOf(value: RuleValue): ValueType {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'bigint') return 'int';
  if (typeof value === 'number') return 'float';
  if (typeof value === 'string') return 'string';
  if (value instanceof Timestamp) return 'timestamp';
  if (value instanceof Duration) return 'duration';
  if (value instanceof OpaqueValue) return value.type;
  if (value instanceof DocumentPath) return 'path';
  if (value instanceof RuleSet) return 'set';
  if (value instanceof MapDiff) return 'map_diff';
  return value instanceof RuleMap || value instanceof QueriedMap ? 'map' : 'list';
}

/** The answer of `value is type`; an int is a number and so is a float. */
export function isOfType(value: RuleValue, type: TypeName): boolean {
  const own = typeOf(value);
  return own === type || (type === 'number' && (own === 'int' || own === 'float'));
}
