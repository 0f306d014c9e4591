import {
  INVALID_SCREEN_MATCH,
  INVALID_SEARCH_MATCH,
  nameCycle,
  orderByReference,
  type CompiledYear,
} from 'evaluation';
import {
  isGroup,
  operandsOf,
  type Condition,
  type MatchFault,
  type MatchFaultCode,
} from 'shared-kernel/model';
import type { DefinitionKind } from '../definitions/fingerprint';
import type { StoredDefinition } from '../definitions/storedDefinition';

type CompiledSearch = CompiledYear['searches'][number];
type CompiledScreen = CompiledYear['screens'][number];
type CompiledCondition = CompiledSearch['conditions'][number];
type ConditionFault = NonNullable<CompiledCondition['plan']['fault']>;

/** What is broken about a search or screen, for its own page; null where nothing is (D8, D9). */
export type FaultOf = Readonly<
  Record<DefinitionKind, (definition: StoredDefinition) => MatchFault | null>
>;

/** The faults of a year's definitions: each is told on the one that it is in, and stops no other. */
export function definitionFaults(
  compiled: CompiledYear,
  notCounted: ReadonlySet<string> = new Set(),
): FaultOf {
  const searches = new Map<string, CompiledSearch>(compiled.searches.map((one) => [one.id, one]));
  const screens = new Map<string, CompiledScreen>(
    compiled.screens.map((one) => [one.definition.id, one]),
  );
  const { cycles } = orderByReference(compiled.searches.map(({ definition }) => definition));
  const cycleNames = cycles.map((cycle) => ({
    ids: new Set<string>(cycle.map(({ id }) => id)),
    name: nameCycle(cycle),
  }));
  const cycleOf = (id: string): string | null =>
    cycleNames.find(({ ids }) => ids.has(id))?.name ?? null;

  return {
    searches: ({ id, fault, refersTo }) => {
      if (fault !== null) return unreadable('search', fault.path);
      const search = searches.get(id);
      const found = search === undefined ? null : searchFault(search, cycleOf(id));
      return namedNotCounted(found, refersTo, notCounted);
    },
    screens: ({ id, fault, refersTo }) => {
      if (fault !== null) return unreadable('screen', fault.path);
      const screen = screens.get(id);
      return namedNotCounted(
        screen === undefined ? null : screenFault(screen),
        refersTo,
        notCounted,
      );
    },
  };
}

/** A search that is there and not counted counts 0 like one that is gone, and is not said to be gone. */
const namedNotCounted = (
  found: MatchFault | null,
  refersTo: readonly string[],
  notCounted: ReadonlySet<string>,
): MatchFault | null =>
  found?.code === 'unknownSearch' && refersTo.some((id) => notCounted.has(id))
    ? { code: 'unknownSearch', message: 'A search that this one refers to is not counted itself' }
    : found;

const unreadable = (what: string, path: string): MatchFault => ({
  code: 'unreadable',
  message: `This ${what} is stored in a form that cannot be read${path === '' ? '' : ` (${path})`}`,
});

/** `cycle`: of searches that lie on several circles, one is named. */
function searchFault(search: CompiledSearch, cycle: string | null): MatchFault | null {
  if (search.isOnCycle)
    return {
      code: 'cycle',
      message: `Searches refer to each other in a circle${cycle === null ? '' : `: ${cycle}`}`,
    };
  if (search.match === null) return { code: 'invalidMatch', message: INVALID_SEARCH_MATCH };
  return conditionsFault(search.conditions);
}

/** The first that is found, in groups too. */
function conditionsFault(conditions: readonly CompiledCondition[]): MatchFault | null {
  for (const { plan, definition } of conditions) {
    if (plan.fault !== null && !isGroup(definition))
      return { code: plan.fault, message: CONDITION_SENTENCES[plan.fault](definition) };
    if (plan.fault !== null) return { code: 'emptyGroup', message: EMPTY_GROUP };
    const within = plan.kind === 'group' ? conditionsFault(plan.conditions) : null;
    if (within !== null) return within;
  }
  return null;
}

const EMPTY_GROUP = 'A group has no conditions, so nobody passes it';

function screenFault({ match, slots }: CompiledScreen): MatchFault | null {
  if (match === null) return { code: 'invalidMatch', message: INVALID_SCREEN_MATCH };
  const gone = slots.filter((slot) => slot === undefined).length;
  if (match === 'allUsers' || gone === 0) return null;
  const searches = gone === 1 ? 'A search' : `${String(gone)} searches`;
  return { code: 'unknownSearch', message: `${searches} of this screen no longer exists` };
}

/** What each fault of a condition means to the person who wrote it. */
const CONDITION_SENTENCES = {
  unknownField: ({ dataId }) => `No data field is called “${dataId}”`,
  wrongFieldType: ({ dataId }) => `The data field “${dataId}” is not of a type that can be used`,
  noFuzzyMatch: ({ dataId }) => `No data field has “${dataId}” in its name`,
  unknownSearch: () => 'A search that this one refers to no longer exists',
  emptyDataValue: (condition) => `The condition on ${subjectOf(condition)} has no value`,
  unreadableDataValue: (condition) =>
    `“${operandsOf(condition).join('”, “')}” cannot be compared with ${subjectOf(condition)}`,
  emptyRange: (condition) =>
    `The first value of the condition on ${subjectOf(condition)} is above its second`,
  operatorDoesNotFit: (condition) => `The comparison does not fit ${subjectOf(condition)}`,
  emptyGroup: () => EMPTY_GROUP,
} as const satisfies Record<ConditionFault & MatchFaultCode, (condition: Condition) => string>;

const subjectOf = ({ dataType, dataId }: Condition): string =>
  dataType === 'search' ? 'the count of a search' : `“${dataId}”`;
