import { isRecord } from '../record';

/** A moment in microseconds since 1970 (UTC); Firestore keeps no finer ones. */
export type Micros = bigint;

const rfc3339 = /^(\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?([Zz]|[+-]\d\d:\d\d)$/;
const earliestMicros = -62_135_596_800_000_000n;
const latestMicros = 253_402_300_799_999_999n;

/** Reads a timestamp as REST (`2026-01-31T10:00:00.5Z`) or gRPC (`{seconds, nanos}`) brings it; null = unreadable. */
export function parseInstant(value: unknown): Micros | null {
  const micros =
    typeof value === 'string' ? fromText(value) : isRecord(value) ? fromMessage(value) : null;
  return micros === null || micros < earliestMicros || micros > latestMicros ? null : micros;
}

/** RFC 3339 in UTC, with no, three or six decimals. */
export function formatInstant(micros: Micros): string {
  const { seconds, nanos } = splitInstant(micros);
  if (seconds !== last.seconds)
    last = { seconds, text: new Date(seconds * 1000).toISOString().slice(0, 19) };
  const digits = String(nanos / 1000).padStart(6, '0');
  const fraction = nanos === 0 ? '' : `.${digits.endsWith('000') ? digits.slice(0, 3) : digits}`;
  return `${last.text}${fraction}Z`;
}

/** Commits follow one another within a second, by thousands. */
let last = { seconds: 0, text: '1970-01-01T00:00:00' };

/** The protobuf halves of a moment. */
export function splitInstant(micros: Micros): { seconds: number; nanos: number } {
  const rest = ((micros % 1_000_000n) + 1_000_000n) % 1_000_000n;
  return { seconds: Number((micros - rest) / 1_000_000n), nanos: Number(rest) * 1000 };
}

function fromText(text: string): Micros | null {
  const match = rfc3339.exec(text);
  if (match === null) return null;
  const [, whole = '', decimals = '', zone = ''] = match;
  const millis = Date.parse(`${whole}${zone}`.toUpperCase());
  if (Number.isNaN(millis)) return null;
  return BigInt(millis) * 1000n + BigInt(decimals.padEnd(6, '0').slice(0, 6));
}

function fromMessage(message: Readonly<Record<string, unknown>>): Micros | null {
  const seconds = Number(message['seconds'] ?? 0);
  const nanos = Number(message['nanos'] ?? 0);
  if (!Number.isSafeInteger(seconds) || !Number.isInteger(nanos)) return null;
  if (nanos < 0 || nanos > 999_999_999) return null;
  return BigInt(seconds) * 1_000_000n + BigInt(Math.floor(nanos / 1000));
}
