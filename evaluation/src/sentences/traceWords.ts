import { kindOf, operandsOf, type Condition, type FieldType } from 'shared-kernel/model';
import type { ValueReason } from '../conditions/verdict';
import type {
  ConditionReason,
  ConditionTrace,
  FieldTrace,
  GroupTrace,
  NearMiss,
  SearchReason,
  SearchTrace,
} from '../trace/searchTrace';
import { failedComparisonWords } from './failedComparisonWords';

/** Type labels of spec §2. */
export const TYPE_WORDS = {
  action: 'Action',
  date: 'Date',
  donation: 'Donation',
  number: 'Number',
  string: 'Text',
  unknown: 'Unknown type',
} as const satisfies Record<FieldType, string>;

/** What became of one field's value, as a sentence. */
export const valueWords = (condition: Condition, field: FieldTrace): string =>
  isParticipation(condition)
    ? PARTICIPATION[field.reason](field, condition)
    : COMPARISON[field.reason](field, condition);

/** Whether what became of a field's value speaks for its condition: of `notCompleted`, that the supporter did not take part. */
export const speaksForCondition = (condition: Condition, { passed }: FieldTrace): boolean =>
  isParticipation(condition) && condition.pageAction === 'notCompleted' ? !passed : passed;

const isParticipation = (condition: Condition): boolean => kindOf(condition) === 'page';

const unreadableAs = ({ type }: FieldTrace): string =>
  `Cannot be read as ${TYPE_WORDS[type].toLowerCase()}, so it counts as missing`;

const PARTICIPATION = {
  met: (_field, { pageAction, pageCheckDate }) =>
    `Took part${pageCheckDate ? ' within the year' : ''}${pageAction === 'notCompleted' ? ', which must not be' : ''}`,
  notMet: () => 'Did not take part',
  missing: () => 'Did not take part',
  unreadable: () => 'No date of taking part can be read from it',
  outsideYear: () => 'Took part outside of the year',
  onExcludedBound: () => 'Took part on the first or last day that the year leaves out',
  emptyDataValue: () => 'Did not take part',
  unreadableDataValue: () => 'Did not take part',
  emptyRange: () => 'Did not take part',
  operatorDoesNotFit: () => 'Did not take part',
} as const satisfies Record<ValueReason, (field: FieldTrace, condition: Condition) => string>;

const COMPARISON = {
  met: () => 'Passes',
  notMet: failedComparisonWords,
  missing: ({ passed }) => `Missing${passed ? ', which this comparison lets pass' : ''}`,
  unreadable: (field) =>
    `${unreadableAs(field)}${field.passed ? ', which this comparison lets pass' : ''}`,
  outsideYear: () => 'Outside of the year',
  onExcludedBound: () => 'On a day that the year leaves out',
  emptyDataValue: () => 'Nothing to compare with',
  unreadableDataValue: ({ type }) =>
    `The condition’s value cannot be read as ${TYPE_WORDS[type].toLowerCase()}`,
  emptyRange: () => 'The condition’s first value is above its second',
  operatorDoesNotFit: ({ type }) =>
    `This comparison does not look at a field of type ${TYPE_WORDS[type].toLowerCase()}`,
} as const satisfies Record<ValueReason, (field: FieldTrace, condition: Condition) => string>;

/** In what sense a value came close. */
export const NEAR_MISS_WORDS = {
  onExcludedBound: 'by a day at the edge of the year',
  fewDaysOutside: 'by a few days',
  equalsBound: 'it equals the value, and “or equal to” would let it pass',
  fewDaysOff: 'by a few days',
  fewPercentOff: 'by a few percent',
  differsInCase: 'it differs only in capitals, accents or blanks',
  unreadable: 'there is a value, but it cannot be read',
} as const satisfies Record<NearMiss, string>;

/** Why a condition came out as it did, where that is not plain from its values; '' otherwise. */
export const conditionReasonWords = ({
  condition,
  reason,
  search,
  fields,
}: ConditionTrace): string => {
  const words = CONDITION_REASONS[reason](condition);
  if (words !== '') return words;
  if (search !== null) return `It counts ${String(search.count)} for this supporter.`;
  return fields.length === 0 ? 'There is no field to look at.' : '';
};

const operandWords = (condition: Condition): string =>
  operandsOf(condition)
    .map((text) => `“${text}”`)
    .join(', ');

const CONDITION_REASONS = {
  met: () => '',
  notMet: () => '',
  cycle: () => 'That search refers to itself in a circle, so it counts 0.',
  unknownField: ({ dataId }) =>
    `The year’s data has no field “${dataId.trim()}”, so the value is missing.`,
  wrongFieldType: ({ dataId }) =>
    `“${dataId.trim()}” is a field of a type that this kind of condition does not look at.`,
  noFuzzyMatch: ({ dataId }) => `No field’s name contains “${dataId}”.`,
  unknownSearch: () => 'The search it refers to does not exist, so it counts 0.',
  emptyDataValue: () => 'There is nothing to compare with, so nobody passes.',
  unreadableDataValue: (condition) =>
    `${operandWords(condition)} cannot be read as what it is compared with, so nobody passes.`,
  emptyRange: () => 'The first value is above the second, so nobody passes.',
  operatorDoesNotFit: () => 'The comparison does not fit the field’s type, so nobody passes.',
  emptyGroup: () => 'The group has no conditions, so nobody passes.',
} as const satisfies Record<ConditionReason, (condition: Condition) => string>;

/** The outcome of a group, as a sentence about the supporter. */
export const groupReasonWords = ({ group, passed, reason, conditions }: GroupTrace): string => {
  if (reason === 'emptyGroup') return 'The group has no conditions, so nobody passes.';
  if (group.match === 'none')
    return passed ? 'None of its conditions is met.' : 'One of its conditions is met.';
  if (passed)
    return group.match === 'any'
      ? 'At least one of its conditions is met.'
      : 'Every condition of it is met.';
  if (conditions.length === 1) return 'Its condition is not met.';
  return group.match === 'any'
    ? 'None of its conditions is met.'
    : 'Not every condition of it is met.';
};

/** The outcome for the whole search, as a sentence about the supporter. */
export const searchReasonWords = (trace: SearchTrace): string =>
  SEARCH_REASONS[trace.reason](trace);

const SEARCH_REASONS = {
  met: ({ match, count }) =>
    `${match === 'any' ? 'At least one condition is met' : 'Every condition is met'}, and the search counts ${String(count)}.`,
  notMet: ({ match, isNearMiss, conditions }) => {
    if (conditions.length === 1) return 'Its condition is not met.';
    if (match === 'any') return 'None of the conditions is met.';
    return isNearMiss ? 'All conditions but one are met.' : 'Not every condition is met.';
  },
  noConditions: () => 'A search without conditions matches nobody.',
  invalidMatch: () => 'The search has no valid match type, so it matches nobody.',
  cycle: () => 'The search refers to itself in a circle, so it matches nobody.',
} as const satisfies Record<SearchReason, (trace: SearchTrace) => string>;
