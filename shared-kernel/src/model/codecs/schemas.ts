import * as v from 'valibot';
import type { Bounds } from '../bounds';
import type { CivilDate } from '../civilDate';
import { boundedNumber, countNumber } from './boundedNumber';

/** Small schemas that documents share. What is absent or null takes its default (spec §3). */

export const text = (fallback = '') => v.nullish(v.string(), fallback);
export const bounded = (bounds: Bounds, fallback: number) =>
  v.nullish(boundedNumber(bounds), fallback);
export const counted = (bounds?: Bounds) => v.nullish(countNumber(bounds), 0);
export const flag = (fallback: boolean) => v.nullish(v.boolean(), fallback);
/** One of the options; one that a newer release wrote and this one does not know is the default. */
export const known = <const Options extends readonly string[]>(
  options: Options,
  fallback: Options[number],
) => v.nullish(v.fallback(v.picklist(options), fallback), fallback);
export const texts = () => v.nullish(v.array(v.string()), []);

/** A number that is read as its digits: nothing is counted with it. */
const anyNumber = () =>
  v.custom<number>((value) => typeof value === 'number' && !Number.isNaN(value));

/** Text that older data may hold as a number or a flag. */
export const looseText = (fallback = '') =>
  v.nullish(
    v.pipe(
      v.union([v.string(), anyNumber(), v.boolean()], 'Expected text or a number'),
      v.transform(String),
    ),
    fallback,
  );

/** A day, or a day and a time with or without its zone. */
const ISO = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** NaN where the text is no ISO timestamp. One without a zone is in UTC, never in this machine's (D3). */
const millisecondsOf = (iso: string): number => {
  const parts = ISO.exec(iso);
  if (parts === null) return NaN;
  return Date.parse(iso.includes('T') && parts[1] === undefined ? `${iso}Z` : iso);
};

/** A timestamp: a Date, or ISO text. */
export const instant = () =>
  v.union(
    [
      v.date(),
      v.pipe(
        v.string(),
        v.check((iso) => !Number.isNaN(millisecondsOf(iso))),
        v.transform((iso) => new Date(millisecondsOf(iso))),
      ),
    ],
    'Expected a timestamp',
  );
export const maybeInstant = () => v.nullish(instant(), null);

/** A timestamp as the civil date it falls on in UTC (D3). */
export const civilDate = () => v.pipe(instant(), v.transform(civilDateInUtc));

/** The civil date of an instant in UTC. */
export const civilDateInUtc = (date: Date): CivilDate => ({
  year: date.getUTCFullYear(),
  month: date.getUTCMonth() + 1,
  day: date.getUTCDate(),
});

/**
 * A map with any text as key. valibot's `record` leaves out `constructor` and `__proto__`, which are
 * field names like any other.
 */
export const mapOf = <Schema extends v.GenericSchema>(values: Schema) =>
  v.nullish(
    v.pipe(
      v.custom<Readonly<Record<string, unknown>>>(isMap, 'Expected a map'),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const entries: [string, v.InferOutput<Schema>][] = [];
        for (const [key, value] of Object.entries(dataset.value)) {
          const read = v.safeParse(values, value, { abortEarly: true });
          if (!read.success) {
            addIssue({ message: `${read.issues[0].message} under "${key}"` });
            return NEVER;
          }
          entries.push([key, read.output]);
        }
        return Object.fromEntries(entries);
      }),
    ),
    {},
  );

const isMap = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
