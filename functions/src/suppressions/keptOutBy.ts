import {
  compileYear,
  evaluateSupporter,
  type CompiledYear,
  type YearDefinitions,
} from 'evaluation';
import { asId, type SearchId, type Supporter } from 'shared-kernel/model';
import type { KeptOut } from '../countingThreads';
import { plainEmail, plainSupporterId } from './plainSpelling';

/** What a search of the care list is asked over; null where none can be asked. */
export type CareYear = Pick<YearDefinitions, 'year' | 'fields'>;

/** Until when somebody is on the list: null for good; undefined where they are not. */
export type KeptOutBy = (supporter: Supporter) => number | null | undefined;

/** Whom the list names among a year's supporters: by email, by supporter id, or because a search matches them. */
export function keptOutBy(list: KeptOut, year: CareYear | null): KeptOutBy {
  const { emails, supporterIds, searches } = list;
  const compiled = year === null || searches.length === 0 ? null : compiledOver(list, year);
  return (supporter) => {
    const { email, supporterId } = supporter;
    const ends = [
      emails.size === 0 ? undefined : emails.get(plainEmail(email)),
      supporterIds.size === 0 || supporterId.trim() === ''
        ? undefined
        : supporterIds.get(plainSupporterId(supporterId)),
    ];
    if (compiled !== null) {
      const { searchCounts } = evaluateSupporter(compiled, supporter);
      for (const { id, until } of searches)
        if ((searchCounts[asId<SearchId>(id)] ?? 0) > 0) ends.push(until);
    }
    // Nearly everybody.
    if (ends.every((end) => end === undefined)) return undefined;
    const found = ends.filter((end) => end !== undefined);
    return found.includes(null) ? null : Math.max(...found.map(Number));
  };
}

/** A crowd's shows ask of one list and one year. */
const compiledLists = new WeakMap<
  KeptOut,
  { readonly year: CareYear; readonly compiled: CompiledYear }
>();

function compiledOver(list: KeptOut, { year, fields }: CareYear): CompiledYear {
  const known = compiledLists.get(list);
  if (known?.year.fields === fields && known.year.year === year) return known.compiled;
  const compiled = compileYear({
    ...{ year, fields, screens: [] },
    // The list asks for no days counted from today (careRequests).
    today: year.dateFrom,
    searches: list.searches.map(({ id, match, conditions }) => ({
      ...{ id: asId<SearchId>(id), name: id, match, conditions },
    })),
  });
  compiledLists.set(list, { year: { year, fields }, compiled });
  return compiled;
}
