import * as v from 'valibot';
import {
  AMONG,
  LONGEST_FIELD_NAME,
  MOST_CHOSEN,
  ROUNDINGS,
  SHARES_OF,
  SHOWN_OF,
  type CalculatedField,
  type Calculation,
} from '../calculatedField';
import { asId, type SearchId } from '../ids';
import type { Result } from '../result';
import { boundedNumber, countNumber, numberWithin } from './boundedNumber';
import { decode, mapResult, type Fault } from './decode';
import { revisionEntries } from './matchResult';
import { flag, known, text } from './schemas';

const fieldName = () => v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_FIELD_NAME));
const Names = v.object({
  by: v.literal('names'),
  names: v.pipe(v.array(fieldName()), v.minLength(1), v.maxLength(MOST_CHOSEN)),
});
const Prefix = v.object({ by: v.literal('prefix'), prefix: fieldName() });
const fields = v.variant('by', [Names, Prefix]);

/** Of a rate: a thousandth to a million of something for as much of something else. */
const RATE = { least: 0.001, most: 1_000_000 };
const rate = numberWithin(RATE);

const isMoney = flag(false);
const withinYear = flag(false);
const shows = known(SHOWN_OF, 'value');
const among = known(AMONG, 'having');

const Calculated = v.variant('kind', [
  v.object({ kind: v.literal('sum'), fields, isMoney }),
  v.object({ kind: v.literal('count'), fields, withinYear }),
  v.object({ kind: v.literal('largest'), fields, isMoney, shows }),
  v.object({ kind: v.literal('latest'), fields, withinYear, shows }),
  v.object({ kind: v.literal('first'), fields, withinYear, shows }),
  v.object({ kind: v.literal('yearsSince'), field: fieldName() }),
  v.object({
    kind: v.literal('rate'),
    field: fieldName(),
    gives: rate,
    per: rate,
    rounding: known(ROUNDINGS, 'down'),
  }),
  v.object({
    kind: v.literal('share'),
    field: fieldName(),
    of: v.nullish(v.picklist(SHARES_OF), 10),
    among,
  }),
  v.object({ kind: v.literal('rank'), field: fieldName(), among }),
  v.object({
    kind: v.literal('searchTotal'),
    searchId: v.pipe(
      v.string(),
      v.minLength(1),
      v.maxLength(200),
      v.transform((id) => asId<SearchId>(id)),
    ),
  }),
]);

/** What a person asks to have worked out, whether it is saved or only looked at. */
export const calculationSchema = (): v.GenericSchema<unknown, Calculation> => Calculated;

const FINITE = { least: -Number.MAX_VALUE, most: Number.MAX_VALUE };
const Figures = v.object({
  supporters: countNumber(),
  having: countNumber(),
  thresholds: v.nullish(v.array(v.nullable(boundedNumber(FINITE))), null),
  total: v.nullish(countNumber(), null),
});

const Stored = v.object({
  name: fieldName(),
  calculation: Calculated,
  explained: flag(false),
  explanation: text(),
  figures: v.nullish(Figures, null),
  ...revisionEntries,
});

/** `organisations/{o}/years/{y}/calculatedFields/{id}` (D288). */
export const decodeCalculatedField = (id: string, data: unknown): Result<CalculatedField, Fault> =>
  mapResult(decode(Stored, data), ({ revision, savedBy, savedAt, ...field }) => ({
    ...field,
    id,
    saved: { revision, savedBy, savedAt },
  }));
