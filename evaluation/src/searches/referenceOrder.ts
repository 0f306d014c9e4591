import { leavesOf, type SearchDefinition } from 'shared-kernel/model';
import { referenceOf } from '../conditions/planSearch';

export interface ReferenceOrder {
  /** Every search once, the referenced before the referring. */
  readonly ordered: readonly SearchDefinition[];
  /** One cycle of each strongly connected component, as a path of which the last refers to the first. */
  readonly cycles: readonly (readonly SearchDefinition[])[];
  /** The ids of all searches that lie on any cycle (D9). */
  readonly onCycle: ReadonlySet<string>;
}

/** Sorts searches by their references (Tarjan's strongly connected components). Ids must differ. */
export const orderByReference = (searches: readonly SearchDefinition[]): ReferenceOrder => {
  const searchById = new Map<string, SearchDefinition>(searches.map((one) => [one.id, one]));
  const targetsOf = (search: SearchDefinition): readonly SearchDefinition[] =>
    leavesOf(search.conditions).flatMap((condition) => {
      if (condition.dataType !== 'search') return [];
      const target = searchById.get(referenceOf(condition));
      return target === undefined ? [] : [target];
    });

  const components = stronglyConnected(searches, targetsOf);
  const cyclic = components.filter(
    (component) =>
      component.length > 1 || component.some((search) => targetsOf(search).includes(search)),
  );
  return {
    ordered: components.flat(),
    cycles: cyclic.map((component) => cycleWithin(component, targetsOf)),
    onCycle: new Set(cyclic.flat().map(({ id }) => id)),
  };
};

type TargetsOf = (search: SearchDefinition) => readonly SearchDefinition[];

/** Components, each after all that it refers to. */
const stronglyConnected = (
  searches: readonly SearchDefinition[],
  targetsOf: TargetsOf,
): SearchDefinition[][] => {
  const components: SearchDefinition[][] = [];
  const indexes = new Map<SearchDefinition, number>();
  const open: SearchDefinition[] = [];
  const isOpen = new Set<SearchDefinition>();

  /** Returns the lowest index that is reachable among the open searches. */
  const visit = (search: SearchDefinition): number => {
    const index = indexes.size;
    let lowest = index;
    indexes.set(search, index);
    open.push(search);
    isOpen.add(search);
    for (const target of targetsOf(search)) {
      const seen = indexes.get(target);
      if (seen === undefined) lowest = Math.min(lowest, visit(target));
      else if (isOpen.has(target)) lowest = Math.min(lowest, seen);
    }
    if (lowest === index) {
      const component = open.splice(open.indexOf(search));
      for (const member of component) isOpen.delete(member);
      components.push(component);
    }
    return lowest;
  };

  for (const search of searches) if (!indexes.has(search)) visit(search);
  return components;
};

/** The shortest way from a component's first search back to itself. */
const cycleWithin = (
  component: readonly SearchDefinition[],
  targetsOf: TargetsOf,
): readonly SearchDefinition[] => {
  const members = new Set(component);
  const paths = component.slice(0, 1).map((first) => [first]);
  const reached = new Set<SearchDefinition>();
  for (const path of paths) {
    const last = path.at(-1);
    for (const target of last === undefined ? [] : targetsOf(last)) {
      if (target === path[0]) return path;
      if (!members.has(target) || reached.has(target)) continue;
      reached.add(target);
      paths.push([...path, target]);
    }
  }
  return component;
};
