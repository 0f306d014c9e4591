import {
  asId,
  defaultCondition,
  type Condition,
  type ConditionId,
  type FieldListEntry,
  type FieldType,
} from 'shared-kernel/model';
import { compareText } from '../conditions/compareText';
import type { FieldReading } from '../values/supporterValues';
import type { TypedValue } from '../values/typedValue';
import type { Comparison } from './comparison';
import { dayConditions } from './dayConditions';
import { numberConditions } from './numberConditions';

/**
 * What may be said of a field of which these are the readings of the examples: the widest first, each next one narrower.
 * The last, that there is a value at all, only where nothing else is known.
 */
export const conditionsFor = (
  field: FieldListEntry,
  readings: readonly FieldReading[],
): readonly Condition[] => {
  if (readings.length === 0 || !readings.every(({ present }) => present)) return [];
  if (field.type === 'action') return tookPart(field.name);
  const values = readings.flatMap(({ value }) => (value === null ? [] : [value]));
  const compared = values.length < readings.length ? [] : COMPARED[field.type](values, field);
  return (compared.length > 0 ? compared : [FILLED]).map((comparison) => ({
    ...conditionOn(field.name),
    ...{ fieldType: 'data', ...comparison },
  }));
};

const FILLED: Comparison = { dataEqualsOperator: 'notEmpty', dataValue: '' };

/** At any time only where not everybody did so within the year. */
const tookPart = (name: string): readonly Condition[] => [
  conditionOn(name),
  { ...conditionOn(name), pageCheckDate: false },
];

const conditionOn = (name: string): Condition => ({
  ...defaultCondition(asId<ConditionId>(name)),
  dataId: name,
});

type Compare = (
  values: readonly TypedValue[],
  field: Pick<FieldListEntry, 'topValues'>,
) => readonly Comparison[];

const numbers: Compare = (values) =>
  numberConditions(values.flatMap((value) => (value.kind === 'number' ? [value.number] : [])));

const days: Compare = (values) =>
  dayConditions(values.flatMap((value) => (value.kind === 'day' ? [value.date] : [])));

/** More values than these are a list, and no description. */
const MOST_TEXTS = 3;

/**
 * One text that all of them have, or a few that they share. Only what many supporters have: a rarer value could point at
 * somebody (D415).
 */
const texts: Compare = (values, { topValues = [] }) => {
  const common = new Set(topValues.map(({ value }) => value));
  const found = [
    ...new Set(values.flatMap((value) => (value.kind === 'text' ? [value.text] : []))),
  ].sort(compareText);
  const [only = ''] = found;
  if (!found.every((text) => common.has(text))) return [];
  if (found.length === 1) return [{ dataEqualsOperator: '==', dataValue: only }];
  return found.length <= MOST_TEXTS && found.length < values.length
    ? [{ dataEqualsOperator: 'oneOf', dataValue: '', dataValues: found }]
    : [];
};

const COMPARED = {
  date: days,
  donation: numbers,
  number: numbers,
  string: texts,
  unknown: () => [],
} as const satisfies Record<Exclude<FieldType, 'action'>, Compare>;
