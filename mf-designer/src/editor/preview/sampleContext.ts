import { printedYear, readValue, type PlaceholderContext } from 'evaluation';

import type { YearData } from '../year-data/yearDataAtom';
import type { DataSample } from './dataMode';

/** Compiled, it says in which language formats print. */
type SampledYear = Pick<YearData, 'fields' | 'searches'> & Partial<Pick<YearData, 'compiled'>>;

/** The placeholders' values for a made-up supporter, each field read through its type (D11). */
export function sampleContext(
  sample: DataSample,
  { fields, searches, compiled }: SampledYear,
): PlaceholderContext {
  const fieldByName = new Map(fields.map((entry) => [entry.name, entry]));
  const searchById = new Map(searches.map((search) => [String(search.id), search]));
  return {
    field: (name) => {
      const entry = fieldByName.get(name);
      const raw = entry === undefined ? null : sample.field(entry);
      return entry === undefined || raw === null ? null : readValue(entry.type, raw);
    },
    search: (id) => {
      const search = searchById.get(id);
      const count = search === undefined ? null : sample.search(search);
      return count === null ? null : readValue('number', String(count));
    },
    ...(compiled === undefined ? {} : { year: printedYear(compiled.definitions.year) }),
  };
}

export const NOTHING_KNOWN: PlaceholderContext = { field: () => null, search: () => null };
