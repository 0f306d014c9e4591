import {
  asId,
  DEFAULT_CONTENT,
  defaultCondition,
  defaultItem,
  typeOfCalculation,
  type CalculatedFigures,
  type Calculation,
  type Condition,
  type ConditionGroup,
  type ConditionId,
  type ConditionNode,
  type FieldType,
  type GroupMatch,
  type Item,
  type ItemId,
  type OperatorId,
  type ScreenDefinition,
  type ScreenId,
  type SearchDefinition,
  type SearchId,
} from 'shared-kernel/model';
import { compileYear, type CompiledYear, type YearDefinitions } from '../year/compileYear';
import { evaluateSupporter } from '../year/evaluateSupporter';

/** Short words for the definitions that engine tests are about. */
const condition = (parts: Partial<Condition>): Condition => ({
  ...defaultCondition(asId<ConditionId>('condition')),
  ...parts,
});

export const page = (dataId: string, parts: Partial<Condition> = {}): Condition =>
  condition({ fieldType: 'page', dataId, ...parts });

export const data = (
  dataId: string,
  dataEqualsOperator: OperatorId,
  dataValue = '',
  parts: Partial<Condition> = {},
): Condition => condition({ fieldType: 'data', dataId, dataEqualsOperator, dataValue, ...parts });

export const reference = (
  dataId: string,
  dataEqualsOperator: OperatorId = 'notEmpty',
  dataValue = '',
): Condition => condition({ dataType: 'search', dataId, dataEqualsOperator, dataValue });

export const group = (match: GroupMatch, conditions: readonly ConditionNode[]): ConditionGroup => ({
  id: asId<ConditionId>('group'),
  dataType: 'group',
  match,
  conditions,
});

export const search = (
  id: string,
  conditions: readonly ConditionNode[],
  match = 'all',
): SearchDefinition => ({ id: asId<SearchId>(id), name: id.toUpperCase(), match, conditions });

export const item = (id: string, parts: Partial<Item> = {}): Item => ({
  ...defaultItem(asId<ItemId>(id), 1),
  ...parts,
});

export const screen = (
  id: string,
  parts: Partial<Omit<ScreenDefinition, 'searchIds'>> & { searchIds?: readonly string[] } = {},
): ScreenDefinition => ({
  id: asId<ScreenId>(id),
  name: id.toUpperCase(),
  order: 1,
  match: 'allUsers',
  content: DEFAULT_CONTENT,
  ...parts,
  searchIds: (parts.searchIds ?? []).map((searchId) => asId<SearchId>(searchId)),
});

interface YearParts extends Partial<Omit<YearDefinitions, 'fields'>> {
  readonly fields?: Readonly<Record<string, FieldType>>;
  /** Calculated fields as name → what they are, beside the list. */
  readonly calculated?: Readonly<Record<string, CalculatedParts>>;
}

interface CalculatedParts {
  readonly calculation: Calculation;
  readonly figures?: CalculatedFigures | null;
}

/** The year 2026, with a field list written as name → type. */
export const year2026 = ({ fields = {}, calculated = {}, ...parts }: YearParts): CompiledYear =>
  compileYear({
    year: {
      dateFrom: { year: 2025, month: 12, day: 31 },
      dateTo: { year: 2027, month: 1, day: 1 },
    },
    today: { year: 2026, month: 6, day: 15 },
    searches: [],
    screens: [],
    ...parts,
    fields: [
      ...Object.entries(fields).map(([name, type]) => ({ name, type })),
      ...Object.entries(calculated).map(([name, { calculation, figures = null }]) => ({
        name,
        type: typeOfCalculation(calculation),
        calculated: { id: name, calculation, figures },
      })),
    ],
  });

/** The count of one condition for a supporter with these raw fields, as its search counts it. */
export const matches = (
  one: ConditionNode,
  fields: Readonly<Record<string, FieldType>>,
  raw: Readonly<Record<string, string>>,
): boolean => countOf(one, fields, raw) > 0;

export const countOf = (
  one: ConditionNode,
  fields: Readonly<Record<string, FieldType>>,
  raw: Readonly<Record<string, string>>,
): number => {
  const compiled = year2026({ fields, searches: [search('subject', [one])] });
  return countsOf(compiled, raw)['subject'] ?? 0;
};

export const countsOf = (
  compiled: CompiledYear,
  raw: Readonly<Record<string, string>>,
): Readonly<Record<string, number>> => evaluateSupporter(compiled, { fields: raw }).searchCounts;
