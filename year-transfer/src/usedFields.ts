import { nameOf, sortedByName, type IdMatch } from 'shared-kernel/model';
import {
  mapCalculation,
  mapContent,
  mapSearch,
  type FieldReference,
  type ReferenceMap,
} from './mapReferences';
import type { Definitions } from './definitions';

/** Where something stands, as people look for it. */
export interface Use {
  readonly kind: 'search' | 'screen' | 'calculated field';
  readonly name: string;
}

/** A name by which last year's definitions reach one field, or the fields that a part of a name finds. */
export interface UsedField {
  readonly name: string;
  readonly match: IdMatch;
  /** What reads it, each once. */
  readonly reads: readonly FieldReference['reads'][];
  readonly uses: readonly Use[];
}

/** Which row of the mapping a reference belongs to. */
export const fieldKey = ({ name, match }: Pick<FieldReference, 'name' | 'match'>): string =>
  `${match} ${name}`;

/** Every field that searches, items' conditions, placeholders and calculations name, by name; none of the calculated ones. */
export const usedFields = (definitions: Definitions): readonly UsedField[] => {
  const found = new Map<
    string,
    { first: FieldReference; reads: Set<FieldReference['reads']>; uses: Map<string, Use> }
  >();
  const recorder = (use: Use): ReferenceMap => ({
    search: () => null,
    field: (reference) => {
      const entry = found.get(fieldKey(reference)) ?? {
        first: reference,
        reads: new Set(),
        uses: new Map(),
      };
      found.set(fieldKey(reference), entry);
      entry.reads.add(reference.reads);
      entry.uses.set(`${use.kind} ${use.name}`, use);
      return reference.name;
    },
  });
  for (const search of definitions.searches) {
    mapSearch(search, recorder({ kind: 'search', name: nameOf(search) }));
  }
  for (const screen of definitions.screens) {
    mapContent(screen.content, recorder({ kind: 'screen', name: nameOf(screen) }));
  }
  const calculated = definitions.calculated ?? [];
  for (const { name, calculation } of calculated) {
    mapCalculation(calculation, recorder({ kind: 'calculated field', name }));
  }
  // They go along under their names.
  for (const { name } of calculated) found.delete(fieldKey({ name, match: 'exact' }));
  return sortedByName(
    [...found.values()].map(({ first: { name, match }, reads, uses }) => ({
      name,
      match,
      reads: [...reads],
      uses: [...uses.values()],
    })),
  );
};
