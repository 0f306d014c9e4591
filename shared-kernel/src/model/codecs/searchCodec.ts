import * as v from 'valibot';
import { asId, type SearchId } from '../ids';
import type { Result } from '../result';
import type { Search, SearchDefinition } from '../search';
import { conditionsSchema } from './conditionCodec';
import { decode, mapResult, type Fault } from './decode';
import { matchResultEntries, revisionEntries } from './matchResult';
import { counted, mapOf, text } from './schemas';
import { tagsSchema } from './tagsSchema';

const Stored = v.object({
  name: text(),
  // Any text: an unknown match type is the engine's to report (D8).
  match: text('all'),
  conditions: conditionsSchema(),
  tags: tagsSchema(),
  ...matchResultEntries,
  supportersMatchedSpread: v.nullish(mapOf(counted()), null),
  ...revisionEntries,
});

/** `organisations/{o}/years/{y}/searches/{id}` (spec §3). */
export const decodeSearch = (id: string, data: unknown): Result<Search, Fault> =>
  mapResult(decode(Stored, data), ({ revision, savedBy, savedAt, ...search }) => ({
    ...search,
    id: asId<SearchId>(id),
    saved: { revision, savedBy, savedAt },
  }));

/** What saving a search writes (spec §7). */
export const encodeSearch = ({
  name,
  match,
  conditions,
}: Omit<SearchDefinition, 'id'>): Omit<SearchDefinition, 'id'> => ({ name, match, conditions });
