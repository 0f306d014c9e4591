import type { FieldListEntry, YearScope } from 'shared-kernel/model';
import type { DocumentReads } from '../store/documents';
import { fieldListPath, yearScope, yearsPath } from '../store/paths';
import { entryOf } from './storedFields';

/** What a person said of a field and no import can know: that it is never shared (D240), and its dictionary (D366). */
type Said = Pick<FieldListEntry, 'neverShareSetBy' | 'dictionary'>;
export type SaidOfFields = ReadonlyMap<string, Said>;

/** Where an entry keeps it, beside its name. */
export const SAID_PATHS = ['name', 'neverShareSetBy', 'dictionary'] as const;

export const saidOf = (stored: Iterable<FieldListEntry>): SaidOfFields =>
  new Map(
    Array.from(stored).flatMap(({ name, neverShareSetBy, dictionary }) =>
      neverShareSetBy === undefined && dictionary === undefined
        ? []
        : [
            [
              name,
              {
                ...(neverShareSetBy === undefined ? {} : { neverShareSetBy }),
                ...(dictionary === undefined ? {} : { dictionary }),
              },
            ] as const,
          ],
    ),
  );

/** What is worked out anew of a field's values leaves standing what a person said of it. */
export const withSaid = (entry: FieldListEntry, said: SaidOfFields): FieldListEntry => ({
  ...entry,
  ...said.get(entry.name),
});

/**
 * What was said of the year's fields, and of those that are new to it what the organisation's other years say: it holds
 * when a field comes again. Sensitive in any year is sensitive in the new one; of the texts the newest stand.
 */
export async function saidForYear(
  documents: DocumentReads,
  scope: YearScope,
  stored: ReadonlyMap<string, FieldListEntry>,
  names: readonly string[],
): Promise<SaidOfFields> {
  const said = new Map(saidOf(stored.values()));
  const added = new Set(names.filter((name) => !stored.has(name)));
  if (added.size === 0) return said;
  const years = await documents.list(yearsPath(scope.organisationId), ['name']);
  for (const { id } of years) {
    if (id === scope.yearId) continue;
    const path = fieldListPath(yearScope(scope.organisationId, id));
    const others = (await documents.list(path, [...SAID_PATHS])).flatMap(entryOf);
    for (const [name, there] of saidOf(others))
      if (added.has(name)) said.set(name, together(said.get(name) ?? {}, there));
  }
  return said;
}

function together(one: Said, other: Said): Said {
  const [older, newer] = [one.dictionary, other.dictionary].sort(
    (first, second) => savedAt(first) - savedAt(second),
  );
  const last = newer ?? older;
  const sensitive = older?.sensitive === true || newer?.sensitive === true;
  return {
    ...one,
    ...other,
    ...(last === undefined ? {} : { dictionary: { ...last, sensitive } }),
  };
}

const savedAt = (dictionary: Said['dictionary']): number => dictionary?.savedAt?.getTime() ?? 0;
