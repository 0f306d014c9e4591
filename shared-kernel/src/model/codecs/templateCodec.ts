import * as v from 'valibot';
import { FIELD_TYPES } from '../field';
import { asId, type SearchId, type TemplateId } from '../ids';
import type { Result } from '../result';
import type { SavedTemplate } from '../savedTemplate';
import { conditionsSchema } from './conditionCodec';
import { dateParts } from './boundedNumber';
import { decode, mapResult, type Fault } from './decode';
import { revisionEntries } from './matchResult';
import { known, text, texts } from './schemas';
import { contentSchema } from './screenCodec';

const Day = dateParts();

const Screen = v.object({
  name: text(),
  match: text('allUsers'),
  searchIds: v.pipe(
    texts(),
    v.transform((ids) => ids.map((id) => asId<SearchId>(id))),
  ),
  content: contentSchema(),
});

const Search = v.object({
  id: v.pipe(
    v.string(),
    v.transform((id) => asId<SearchId>(id)),
  ),
  name: text(),
  match: text('all'),
  conditions: conditionsSchema(),
});

const Stored = v.object({
  name: text(),
  purpose: text(),
  screens: v.pipe(v.array(Screen), v.minLength(1, 'A template needs a screen')),
  searches: v.nullish(v.array(Search), []),
  fields: v.nullish(
    v.array(v.object({ name: v.string(), type: known(FIELD_TYPES, 'unknown') })),
    [],
  ),
  yearName: text(),
  yearDays: v.fallback(v.nullish(v.object({ dateFrom: Day, dateTo: Day }), null), null),
  ...revisionEntries,
});

/** `organisations/{o}/templates/{id}` (D313). */
export const decodeTemplate = (id: string, data: unknown): Result<SavedTemplate, Fault> =>
  mapResult(decode(Stored, data), ({ revision, savedBy, savedAt, ...template }) => ({
    ...template,
    id: asId<TemplateId>(id),
    saved: { revision, savedBy, savedAt },
  }));
