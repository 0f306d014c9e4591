import {
  dayWords,
  isGroup,
  kindOf,
  operandsOf,
  printCount,
  type Condition,
  type ConditionNode,
  type PartCounts,
  type MatchFaultCode,
  type Year,
} from 'shared-kernel/model';
import { readDay } from 'evaluation';
import { OPERATOR_WORDS } from 'shared-kernel/condition-editor';

/** What surprises people about a condition, in sentences. */
export interface ConditionHint {
  readonly tone: 'info' | 'warning';
  readonly text: string;
}

/** Names that are written out before the rest is counted. */
const NAMES = 6;

export function conditionHints(
  condition: ConditionNode,
  counts: PartCounts,
  year: Pick<Year, 'dateFrom' | 'dateTo'>,
): readonly ConditionHint[] {
  // What is wrong with a group, its own panel says.
  if (isGroup(condition)) return [];
  return [
    ...faultHints(condition, counts),
    ...fuzzyHints(condition, counts),
    ...missingHints(condition, counts),
    ...boundHints(counts, year),
  ];
}

/** Said already beside the name's input, without waiting for the server. */
const SAID_BY_THE_INPUT: ReadonlySet<MatchFaultCode> = new Set(['unknownField', 'wrongFieldType']);

const faultHints = (condition: Condition, { fault }: PartCounts) =>
  fault === null || SAID_BY_THE_INPUT.has(fault) ? [] : [warning(FAULTS[fault](condition))];

function fuzzyHints(condition: Condition, { fuzzyNames }: PartCounts) {
  if (condition.dataIdMatch !== 'fuzzy' || fuzzyNames.length === 0) return [];
  const [one, many] = kindOf(condition) === 'page' ? ['page', 'pages'] : ['field', 'fields'];
  const named = fuzzyNames.slice(0, NAMES).map((name) => `“${name}”`);
  const rest = fuzzyNames.length - named.length;
  const names = [...named, ...(rest > 0 ? [`${printCount(rest)} more`] : [])];
  return [
    info(
      `Looks at ${printCount(fuzzyNames.length)} ${fuzzyNames.length === 1 ? one : many}: ${listed(names)}.`,
    ),
  ];
}

function missingHints({ dataEqualsOperator }: Condition, { count, missingOnly }: PartCounts) {
  if (missingOnly === 0) return [];
  const who = missingOnly === count ? 'All of them' : printCount(missingOnly);
  return [
    warning(
      `${who} only because the value is missing or cannot be read, which “${OPERATOR_WORDS[dataEqualsOperator]}” lets pass.`,
    ),
  ];
}

function boundHints(
  { onExcludedBounds }: PartCounts,
  { dateFrom, dateTo }: Pick<Year, 'dateFrom' | 'dateTo'>,
) {
  if (onExcludedBounds === 0) return [];
  const fall = onExcludedBounds === 1 ? 'action falls' : 'actions fall';
  return [
    info(
      `${printCount(onExcludedBounds)} ${fall} exactly on ${dayWords(dateFrom)} or ${dayWords(dateTo)}, the two days around the year, and so outside of it.`,
    ),
  ];
}

const NOT_COUNTED = 'The search that it refers to is not counted.';

const FAULTS = {
  // No condition is left out by itself: these are of whole searches and screens.
  aboveLimit: () => NOT_COUNTED,
  tooHeavy: () => NOT_COUNTED,
  brokeOff: () => NOT_COUNTED,
  unreadable: () => 'What is stored here cannot be read.',
  invalidMatch: () => 'The search has no valid match type, so it matches nobody.',
  cycle: () => 'The search refers to itself in a circle, so it counts nobody.',
  unknownField: ({ dataId }) =>
    `This year’s data has no field “${dataId.trim()}”: its value counts as missing for everybody.`,
  wrongFieldType: ({ dataId }) =>
    `“${dataId.trim()}” is not an action, so nobody completed it as a page.`,
  noFuzzyMatch: ({ dataId }) => `No name contains “${dataId}”. Upper and lower case count.`,
  unknownSearch: () => 'The search that it refers to is gone, and counts 0 for everybody.',
  emptyDataValue: () => 'Without a value to compare with, nobody meets it.',
  unreadableDataValue: (condition) => {
    const [first = '', ...others] = operandsOf(condition);
    return others.length === 0 && readDay(first.trim()) !== null
      ? `“${first}” is a date, and the field holds something else, so nobody meets it.`
      : `“${[first, ...others].join('”, “')}” cannot be read as what the field holds, so nobody meets it. Dates are D/M/YYYY, numbers plain.`;
  },
  emptyRange: () => 'The first value is above the second, so nobody meets it.',
  operatorDoesNotFit: ({ dataEqualsOperator }) =>
    `The field is not of a type that “${OPERATOR_WORDS[dataEqualsOperator]}” looks at, so nobody meets it.`,
  emptyGroup: () => 'The group has no conditions, so nobody meets it.',
} as const satisfies Record<MatchFaultCode, (condition: Condition) => string>;
const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
const info = (text: string): ConditionHint => ({ tone: 'info', text });
const warning = (text: string): ConditionHint => ({ tone: 'warning', text });
