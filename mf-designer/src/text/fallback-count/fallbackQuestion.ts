import {
  asId,
  defaultCondition,
  type Condition,
  type ConditionId,
  type ConditionMatch,
  type FieldListEntry,
  type FieldType,
  type Item,
  isConditionMatch,
  type ScreenSetup,
  type SearchCounts,
  type SearchDefinition,
  type SearchId,
} from 'shared-kernel/model';

/** Asks the server how many of those who get an item have no value for a field. */
export interface FallbackQuestion {
  readonly search: SearchDefinition;
  /** The item's own conditions could not be asked with it: fewer may see it. */
  readonly atMost: boolean;
}

/** Of those who get the item, those who see the fallback. */
export interface FallbackCount {
  readonly missing: number;
  readonly matched: number;
}

/**
 * [S47] One search from the screen's set-up, the item's conditions and "the field has a readable value". Its figures
 * give the answer whether its conditions are joined by all or any; null where nobody gets the screen, or where the
 * set-up is not one that can be asked.
 */
export function fallbackQuestion(
  setup: Pick<ScreenSetup, 'match' | 'searchIds'>,
  item: Pick<Item, 'conditions' | 'conditionsMatch'>,
  field: Pick<FieldListEntry, 'name' | 'type'>,
  id: SearchId,
): FallbackQuestion | null {
  const screen = ofScreen(setup);
  if (screen === null) return null;
  const shown = ofItem(item);
  if (shown === null) return null;
  const both = joined(screen, shown);
  const { match, conditions } = both ?? screen;
  if (conditions.length >= MOST_CONDITIONS) return null;
  const numbered = [...conditions, readable(field)].map((condition, index) => ({
    ...condition,
    id: asId<ConditionId>(String(index)),
  }));
  return { search: { id, name: '', match, conditions: numbered }, atMost: both === null };
}

/** What the server's figures say. The last condition is that the value is there. */
export function fallbackCount(
  { match, conditions }: SearchDefinition,
  counts: SearchCounts,
): FallbackCount {
  const last = counts.conditions.at(-1);
  const others = counts.conditions.at(-2);
  const matched = conditions.length === 1 ? counts.supporters : (others?.funnel ?? 0);
  if (match === 'all') return { missing: matched - counts.total, matched };
  // |any and not readable| = |any or readable| - |readable|
  return { missing: counts.total - (last?.count ?? 0), matched };
}

interface Group {
  readonly match: ConditionMatch;
  readonly conditions: readonly Condition[];
}

function ofScreen({ match, searchIds }: Pick<ScreenSetup, 'match' | 'searchIds'>): Group | null {
  if (match === 'allUsers') return { match: 'all', conditions: [] };
  if (searchIds.length === 0) return null;
  const conditions = searchIds.map(matches);
  if (match === 'allSearches') return { match: 'all', conditions };
  return match === 'anySearches' ? plain({ match: 'any', conditions }) : null;
}

function ofItem({ conditions, conditionsMatch }: Pick<Item, 'conditions' | 'conditionsMatch'>) {
  if (conditions.length === 0) return { match: 'all', conditions } as const;
  return isConditionMatch(conditionsMatch) ? plain({ match: conditionsMatch, conditions }) : null;
}

/** Any of one is all of one. */
const plain = (group: Group): Group =>
  group.conditions.length <= 1 ? { ...group, match: 'all' } : group;

/** Both groups as one, or null where one search cannot say it. */
function joined(one: Group, other: Group): Group | null {
  if (one.conditions.length === 0) return other;
  if (other.conditions.length === 0) return one;
  if (one.match === 'any' || other.match === 'any') return null;
  return { match: 'all', conditions: [...one.conditions, ...other.conditions] };
}

const matches = (searchId: SearchId): Condition => ({
  ...defaultCondition(asId<ConditionId>('')),
  dataType: 'search',
  dataId: searchId,
  dataEqualsOperator: '>=',
  dataValue: '1',
});

/** notEmpty also sees what cannot be read (D2); a comparison that every readable value passes does not. */
const readable = ({ name, type }: Pick<FieldListEntry, 'name' | 'type'>): Condition => ({
  ...defaultCondition(asId<ConditionId>('')),
  fieldType: 'data',
  dataId: name,
  ...READABLE[type],
});

const FROM_LEAST_NUMBER = { dataEqualsOperator: '>=', dataValue: `-${'9'.repeat(40)}` } as const;
const FROM_FIRST_DAY = { dataEqualsOperator: '>=', dataValue: '1/1/0001' } as const;
const NOT_EMPTY = { dataEqualsOperator: 'notEmpty', dataValue: '' } as const;

const READABLE = {
  action: FROM_FIRST_DAY,
  date: FROM_FIRST_DAY,
  donation: FROM_LEAST_NUMBER,
  number: FROM_LEAST_NUMBER,
  string: NOT_EMPTY,
  unknown: NOT_EMPTY,
} as const satisfies Record<FieldType, Pick<Condition, 'dataEqualsOperator' | 'dataValue'>>;

/** What the server takes. */
const MOST_CONDITIONS = 100;
