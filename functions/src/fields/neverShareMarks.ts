import type { FieldListEntry, YearScope } from 'shared-kernel/model';
import type { DocumentReads } from '../store/documents';
import { fieldListPath, yearScope, yearsPath } from '../store/paths';
import { entryOf } from './storedFields';

/** By field: who said that no supporter may share it, by e-mail (D240). */
export type NeverShareMarks = ReadonlyMap<string, string>;

export const marksOf = (stored: Iterable<FieldListEntry>): NeverShareMarks =>
  new Map(
    Array.from(stored).flatMap(({ name, neverShareSetBy }) =>
      neverShareSetBy === undefined ? [] : [[name, neverShareSetBy] as const],
    ),
  );

/** What is worked out anew of a field's values leaves standing what a person said of it. */
export function withMark(entry: FieldListEntry, marks: NeverShareMarks): FieldListEntry {
  const neverShareSetBy = marks.get(entry.name);
  return neverShareSetBy === undefined ? entry : { ...entry, neverShareSetBy };
}

/**
 * The year's marks, and for fields that are new to it those of the organisation's other years: what was said of a field
 * last year holds when it comes again.
 */
export async function marksForYear(
  documents: DocumentReads,
  scope: YearScope,
  stored: ReadonlyMap<string, FieldListEntry>,
  names: readonly string[],
): Promise<NeverShareMarks> {
  const marks = new Map(marksOf(stored.values()));
  const added = new Set(names.filter((name) => !stored.has(name)));
  if (added.size === 0) return marks;
  const years = await documents.list(yearsPath(scope.organisationId), ['name']);
  for (const { id } of years) {
    if (id === scope.yearId) continue;
    const path = fieldListPath(yearScope(scope.organisationId, id));
    const others = (await documents.list(path, ['name', 'neverShareSetBy'])).flatMap(entryOf);
    for (const [name, by] of marksOf(others)) if (added.has(name)) marks.set(name, by);
  }
  return marks;
}
