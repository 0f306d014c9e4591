import { type Duration, type Timestamp } from '../ruleValue';
import type { MethodTable } from './method';

export const NANOS_PER_MILLI = 1_000_000n;
export const NANOS_PER_SECOND = 1_000_000_000n;

const utc = (timestamp: Timestamp): Date =>
  new Date(Number(floorDivided(timestamp.nanos, NANOS_PER_MILLI)));

export const TIMESTAMP_METHODS: MethodTable<Timestamp> = new Map([
  ['toMillis', { arity: 0, apply: (at) => floorDivided(at.nanos, NANOS_PER_MILLI) }],
  ['year', { arity: 0, apply: (at) => BigInt(utc(at).getUTCFullYear()) }],
  ['month', { arity: 0, apply: (at) => BigInt(utc(at).getUTCMonth() + 1) }],
  ['day', { arity: 0, apply: (at) => BigInt(utc(at).getUTCDate()) }],
  ['hours', { arity: 0, apply: (at) => BigInt(utc(at).getUTCHours()) }],
  ['minutes', { arity: 0, apply: (at) => BigInt(utc(at).getUTCMinutes()) }],
  ['seconds', { arity: 0, apply: (at) => BigInt(utc(at).getUTCSeconds()) }],
]);

export const DURATION_METHODS: MethodTable<Duration> = new Map([
  ['seconds', { arity: 0, apply: (duration) => duration.nanos / NANOS_PER_SECOND }],
  ['nanos', { arity: 0, apply: (duration) => duration.nanos % NANOS_PER_SECOND }],
]);

function floorDivided(value: bigint, divisor: bigint): bigint {
  const quotient = value / divisor;
  return value % divisor < 0n ? quotient - 1n : quotient;
}
