import type {
  Condition,
  ConditionGroup,
  FieldType,
  SearchDefinition,
  SearchId,
} from 'shared-kernel/model';
import type { ConditionFault } from '../conditions/conditionPlan';
import type { ValueReason } from '../conditions/verdict';

/** Why a supporter matches a search or does not, down to every value that was read. */
export interface SearchTrace {
  readonly id: SearchId;
  readonly name: string;
  readonly match: SearchDefinition['match'];
  /** As `evaluateSupporter` counts it. */
  readonly count: number;
  readonly passed: boolean;
  readonly reason: SearchReason;
  /** `all` with exactly one condition that is not met. */
  readonly isNearMiss: boolean;
  readonly conditions: readonly NodeTrace[];
}

/** Of a condition, or of a group of conditions. */
export type NodeTrace = ConditionTrace | GroupTrace;

export interface GroupTrace {
  readonly group: ConditionGroup;
  readonly count: number;
  readonly passed: boolean;
  readonly reason: 'met' | 'notMet' | 'emptyGroup';
  readonly conditions: readonly NodeTrace[];
  /** Not met, but one of its conditions came close, or of several that all have to hold all but one do. */
  readonly isNearMiss: boolean;
}

export const isGroupTrace = (trace: NodeTrace): trace is GroupTrace => 'group' in trace;

export const SEARCH_REASONS = ['met', 'notMet', 'noConditions', 'invalidMatch', 'cycle'] as const;
export type SearchReason = (typeof SEARCH_REASONS)[number];

export interface ConditionTrace {
  readonly condition: Condition;
  readonly count: number;
  readonly passed: boolean;
  readonly reason: ConditionReason;
  /** Each field that was looked at, in the order of the field list. */
  readonly fields: readonly FieldTrace[];
  /** What a search condition refers to; null for others, and where there is no such search. */
  readonly search: SearchTrace | null;
  /** Not met, but a value or the referenced search came close. */
  readonly isNearMiss: boolean;
}

/** `cycle`: it refers to a search on a cycle, which counts 0. */
export type ConditionReason = 'met' | 'notMet' | 'cycle' | ConditionFault;

export interface FieldTrace {
  readonly name: string;
  readonly type: FieldType;
  /** As it was imported; null where the supporter has nothing but blanks. */
  readonly raw: string | null;
  /** The typed reading as a person would write it; null where there is none. */
  readonly printed: string | null;
  /** For `notCompleted`: whether the supporter took part, which is what must not be. */
  readonly passed: boolean;
  readonly reason: ValueReason;
  readonly nearMiss: NearMiss | null;
}

/** In what sense a value that fails came close. */
export const NEAR_MISSES = [
  'onExcludedBound',
  'fewDaysOutside',
  'equalsBound',
  'fewDaysOff',
  'fewPercentOff',
  'differsInCase',
  'unreadable',
] as const;
export type NearMiss = (typeof NEAR_MISSES)[number];
