import * as v from 'valibot';
import { FIELD_TYPES, type FieldListEntry } from '../field';
import type { Result } from '../result';
import { countNumber } from './boundedNumber';
import { decode, mapResult, type Fault } from './decode';
import { revisionEntries } from './matchResult';
import { counted, flag, looseText, mapOf, text } from './schemas';

const Example = v.object({ value: looseText(), supporterEmail: text() });

const Dictionary = v.object({
  description: text(),
  owner: text(),
  source: text(),
  retention: text(),
  sensitive: flag(false),
  ...revisionEntries,
});

const Stored = v.object({
  name: v.nullish(v.string()),
  type: v.nullish(v.picklist(FIELD_TYPES), 'unknown'),
  count: v.nullish(countNumber(), null),
  unreadable: counted(),
  exampleValues: v.nullish(
    v.object({
      random: v.nullish(v.array(Example), []),
      largest: v.nullish(Example, null),
      smallest: v.nullish(Example, null),
    }),
    { random: [], largest: null, smallest: null },
  ),
  spread: mapOf(counted()),
  spreadId: text(),
  histogram: v.nullish(v.array(v.object({ label: text(), count: counted() })), null),
  distinct: v.nullish(countNumber(), null),
  // They only offer values to choose from: what cannot be read of them is not offered.
  topValues: v.fallback(v.array(v.object({ value: v.string(), count: countNumber() })), []),
  inferredType: v.nullish(v.picklist(FIELD_TYPES), null),
  typeSetBy: text(),
  neverShareSetBy: text(),
  dictionary: v.nullish(Dictionary, null),
});

/**
 * `organisations/{o}/years/{y}/fieldsList/{id}`, or an entry of the year's own list (spec §3). A name that
 * cannot be a document id is stored beside the entry; else the id is the name.
 */
export const decodeFieldListEntry = (id: string, data: unknown): Result<FieldListEntry, Fault> =>
  mapResult(
    decode(Stored, data),
    ({
      name,
      count,
      unreadable,
      spreadId,
      histogram,
      distinct,
      topValues,
      inferredType,
      typeSetBy,
      neverShareSetBy,
      dictionary,
      ...entry
    }): FieldListEntry => ({
      ...entry,
      name: name ?? id,
      count: count ?? countOf(entry.spread),
      ...(unreadable === 0 ? {} : { unreadable }),
      ...(spreadId === '' ? {} : { spreadId }),
      ...(histogram === null ? {} : { histogram }),
      ...(distinct === null ? {} : { distinct }),
      ...(topValues.length === 0 ? {} : { topValues }),
      ...(inferredType === null ? {} : { inferredType }),
      ...(typeSetBy === '' ? {} : { typeSetBy }),
      ...(neverShareSetBy === '' ? {} : { neverShareSetBy }),
      ...(dictionary === null ? {} : { dictionary }),
    }),
  );

/** Of an entry that does not say how many have a value: as many as its spread holds, but for those of no date. */
const countOf = (spread: FieldListEntry['spread']): number =>
  Object.entries(spread).reduce((sum, [key, count]) => (key === 'none' ? sum : sum + count), 0);

const StoredSpread = v.object({ spread: mapOf(counted()) });

/** `organisations/{o}/years/{y}/fieldSpreads/{id}`: a spread that is stored apart from its entry. */
export const decodeFieldSpread = (
  _id: string,
  data: unknown,
): Result<FieldListEntry['spread'], Fault> =>
  mapResult(decode(StoredSpread, data), ({ spread }) => spread);
