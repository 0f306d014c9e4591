import type { ConditionId } from './ids';

export const DATA_TYPES = ['field', 'search'] as const;
export const CONDITION_FIELD_TYPES = ['page', 'data'] as const;
export const ID_MATCHES = ['exact', 'fuzzy'] as const;
export const PAGE_ACTIONS = ['completed', 'notCompleted'] as const;
export const OPERATORS = ['notEmpty', '==', '!=', '>', '>=', '<', '<='] as const;
export const CONDITION_MATCHES = ['all', 'any'] as const;

export type DataType = (typeof DATA_TYPES)[number];
export type ConditionFieldType = (typeof CONDITION_FIELD_TYPES)[number];
export type IdMatch = (typeof ID_MATCHES)[number];
export type PageAction = (typeof PAGE_ACTIONS)[number];
export type OperatorId = (typeof OPERATORS)[number];
export type ConditionMatch = (typeof CONDITION_MATCHES)[number];

export const isConditionMatch = (match: string): match is ConditionMatch =>
  CONDITION_MATCHES.some((known) => known === match);

/** A condition of a search or of an item, as stored (spec §3). What does not apply to its kind keeps its default. */
export interface Condition {
  readonly id: ConditionId;
  readonly dataType: DataType;
  readonly fieldType: ConditionFieldType;
  readonly dataIdMatch: IdMatch;
  /** A field's name, a part of one (fuzzy), or a search's id. */
  readonly dataId: string;
  readonly pageAction: PageAction;
  readonly pageCheckDate: boolean;
  readonly dataEqualsOperator: OperatorId;
  readonly dataValue: string;
}

/** The three things a condition can be about (spec §3: dataType and fieldType). */
export const CONDITION_KINDS = ['page', 'data', 'search'] as const;
export type ConditionKind = (typeof CONDITION_KINDS)[number];

export const kindOf = ({ dataType, fieldType }: Condition): ConditionKind =>
  dataType === 'search' ? 'search' : fieldType;
