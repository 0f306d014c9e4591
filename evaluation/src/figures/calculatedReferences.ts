import { leavesOf, namedFields, type Condition, type SearchDefinition } from 'shared-kernel/model';
import { referenceOf } from '../conditions/planSearch';
import type { FieldDefinition } from '../values/fieldTable';

/** What a year's calculated fields are worked out of, through its searches too. */
export interface CalculatedReferences {
  /** The calculated fields, each after those that it is worked out of. */
  readonly ordered: readonly FieldDefinition[];
  /**
   * The names on the shortest way from a calculated field back to itself, the field's own first; null where there is
   * none.
   */
  readonly cycleOf: (name: string) => readonly string[] | null;
}

type Node = FieldDefinition | SearchDefinition;

/** [E79] A total of a search follows from what the search looks at, so that a cycle may lead through searches. */
export const calculatedReferences = (
  fields: readonly FieldDefinition[],
  searches: readonly SearchDefinition[],
): CalculatedReferences => {
  const calculatedByName = new Map(
    fields.flatMap((field) =>
      field.calculated === undefined ? [] : [[field.name, field] as const],
    ),
  );
  const searchById = new Map<string, SearchDefinition>(searches.map((one) => [one.id, one]));
  const found = <Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): readonly Value[] => {
    const value = map.get(key);
    return value === undefined ? [] : [value];
  };
  const ofCondition = (condition: Condition): readonly Node[] => {
    if (condition.dataType === 'search') return found(searchById, referenceOf(condition));
    return condition.dataIdMatch === 'exact'
      ? found(calculatedByName, condition.dataId.trim())
      : [];
  };
  const targetsOf = (node: Node): readonly Node[] => {
    if ('conditions' in node) return leavesOf(node.conditions).flatMap(ofCondition);
    const calculation = node.calculated?.calculation;
    if (calculation === undefined) return [];
    return calculation.kind === 'searchTotal'
      ? found(searchById, calculation.searchId)
      : namedFields(calculation).flatMap((name) => found(calculatedByName, name));
  };

  const ordered: FieldDefinition[] = [];
  const visited = new Set<Node>();
  const visit = (node: Node): void => {
    if (visited.has(node)) return;
    visited.add(node);
    targetsOf(node).forEach(visit);
    if (!('conditions' in node)) ordered.push(node);
  };
  for (const field of calculatedByName.values()) visit(field);

  return {
    ordered,
    cycleOf: (name) => {
      const start = calculatedByName.get(name);
      return start === undefined ? null : (wayBack(start, targetsOf)?.map(nameOfNode) ?? null);
    },
  };
};

const nameOfNode = ({ name }: Node): string => name;

const wayBack = (
  start: Node,
  targetsOf: (node: Node) => readonly Node[],
): readonly Node[] | null => {
  const ways: (readonly Node[])[] = [[start]];
  const reached = new Set<Node>();
  for (const way of ways) {
    const last = way.at(-1);
    for (const target of last === undefined ? [] : targetsOf(last)) {
      if (target === start) return way;
      if (reached.has(target)) continue;
      reached.add(target);
      ways.push([...way, target]);
    }
  }
  return null;
};
