import {
  OPERATORS,
  SPEC_OPERATORS,
  type Condition,
  type ConditionKind,
  type FieldListEntry,
  type FieldType,
  type OperatorId,
} from 'shared-kernel/model';

export const OPERATOR_WORDS = {
  notEmpty: 'is not empty',
  '==': 'is equal to',
  '!=': 'is not equal to',
  '>': 'is greater than',
  '>=': 'is greater than or equal to',
  '<': 'is less than',
  '<=': 'is less than or equal to',
  empty: 'is empty',
  oneOf: 'is one of',
  notOneOf: 'is not one of',
  between: 'is between',
  contains: 'contains',
  startsWith: 'starts with',
  inLastDays: 'is in the last … days',
  inThisMonth: 'is in this month',
  beforeYear: 'is before the year',
} as const satisfies Record<OperatorId, string>;

const TEXTS: readonly FieldType[] = ['string'];
const DAYS: readonly FieldType[] = ['date', 'action'];
const ORDERED: readonly FieldType[] = ['number', 'donation', ...DAYS];
const ALL: readonly FieldType[] = [...ORDERED, ...TEXTS];

/** The types for which an operator beyond the specification's means something. */
const FITTING: Readonly<Partial<Record<OperatorId, readonly FieldType[]>>> = {
  empty: ALL,
  oneOf: ALL,
  notOneOf: ALL,
  between: ORDERED,
  contains: TEXTS,
  startsWith: TEXTS,
  inLastDays: DAYS,
  inThisMonth: DAYS,
  beforeYear: DAYS,
};

/** Of a search's count, which is a number and always there. */
const OF_COUNTS: ReadonlySet<OperatorId> = new Set([
  ...SPEC_OPERATORS.filter((one) => one !== 'notEmpty'),
  'oneOf',
  'notOneOf',
  'between',
]);

/**
 * Those that fit the field; of fields that are named by a part of their names, or not there, all. notEmpty appears for
 * field data only (spec §5). What is stored already stays.
 */
export const operatorOptions = (
  kind: ConditionKind,
  { dataEqualsOperator, dataId, dataIdMatch }: Condition,
  fields: readonly Pick<FieldListEntry, 'name' | 'type'>[],
): readonly OperatorId[] => {
  const field =
    dataIdMatch === 'exact' ? fields.find(({ name }) => name === dataId.trim()) : undefined;
  const fits = (id: OperatorId): boolean => {
    if (kind === 'search') return OF_COUNTS.has(id);
    return field === undefined || (FITTING[id]?.includes(field.type) ?? true);
  };
  return OPERATORS.filter((id) => id === dataEqualsOperator || fits(id));
};
