import type { StoredDefinition } from '../definitions/storedDefinition';

/**
 * The searches and screens whose counts follow from the given ones: these and everything that refers to them,
 * however far (D18). An id may be that of a search that is gone.
 */
export function affectedDefinitions(
  definitions: readonly StoredDefinition[],
  changedIds: Iterable<string>,
): readonly StoredDefinition[] {
  const reached = new Set(changedIds);
  for (const id of reached)
    for (const definition of definitions)
      if (definition.kind === 'searches' && definition.refersTo.includes(id))
        reached.add(definition.id);

  return definitions.filter(
    ({ id, kind, refersTo }) =>
      reached.has(id) || (kind === 'screens' && refersTo.some((searchId) => reached.has(searchId))),
  );
}
