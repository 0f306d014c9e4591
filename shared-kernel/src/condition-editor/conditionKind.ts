import { kindOf, type Condition, type ConditionKind } from 'shared-kernel/model';

export const KIND_WORDS = {
  page: { label: 'A page action', nameLabel: 'Page name' },
  data: { label: 'A data field', nameLabel: 'Field name' },
  search: { label: 'Another search', nameLabel: 'Search' },
} as const satisfies Record<ConditionKind, { label: string; nameLabel: string }>;

const FRESH = {
  page: { dataType: 'field', fieldType: 'page', dataEqualsOperator: 'notEmpty', dataValue: '' },
  data: { dataType: 'field', fieldType: 'data', dataEqualsOperator: 'notEmpty', dataValue: '' },
  // notEmpty is for field data only (spec §5); at least once is what it would mean
  search: { dataType: 'search', fieldType: 'data', dataEqualsOperator: '>=', dataValue: '1' },
} as const satisfies Record<ConditionKind, Partial<Condition>>;

/** The same condition about something else: its name and comparison begin anew. */
export const asKind = (condition: Condition, kind: ConditionKind): Condition =>
  kind === kindOf(condition)
    ? condition
    : { ...withoutValues(condition), ...FRESH[kind], dataId: '', dataIdMatch: 'exact' };

const withoutValues = ({ dataValues: _, ...condition }: Condition): Condition => condition;
