import {
  leavesOf,
  type Condition,
  type ConditionNode,
  type FieldListEntry,
} from 'shared-kernel/model';
import { compareText } from '../conditions/compareText';
import { conditionCount, type EvaluationState } from '../conditions/conditionCount';
import type { ConditionScope } from '../conditions/conditionScope';
import { planCondition } from '../conditions/planCondition';
import type { CompiledYear } from '../year/compileYear';
import { evaluationState, type SupporterFields } from '../year/evaluateSupporter';
import { conditionsFor } from './conditionsFor';
import { proposableFields } from './proposableFields';
import { supportersMeeting } from './supportersMeeting';

/** A condition that all examples meet, offered to staff who know people but not fields (D486). */
export interface ProposedCondition {
  /** Its id is the name of its field. */
  readonly condition: Condition;
  /** How many supporters of the year meet it, as the field list has it; null where that does not say. */
  readonly supporters: number | null;
}

export interface ProposalQuestion {
  readonly year: CompiledYear;
  /** The same list that the year was compiled from, with its counts. */
  readonly fields: readonly FieldListEntry[];
  /** Of the whole year; below 1 where that is not known. */
  readonly supportersTotal: number;
  readonly examples: readonly SupporterFields[];
  /** What the search asks already. */
  readonly asked: readonly ConditionNode[];
}

/** More would not be read. */
const MOST_PROPOSALS = 8;

/** What nearly everybody meets tells nothing of these supporters. */
const MOST_SHARE = 0.9;

/** A condition that says more about the examples is worth its narrower words where it leaves out so many others. */
const NARROWER_SHARE = 0.6;

/**
 * [E113] The conditions that every example meets and that tell most of them: one for each field, those first that fewest
 * supporters of the year meet.
 */
export const proposedConditions = ({
  year,
  fields,
  supportersTotal,
  examples,
  asked,
}: ProposalQuestion): readonly ProposedCondition[] => {
  if (examples.length === 0) return [];
  const scope = scopeOf(year);
  const states = examples.map((example) => evaluationState(year, example));
  const known = new Set(leavesOf(asked).map(questionOf));
  const isTelling = ({ supporters }: ProposedCondition): boolean =>
    supporters === null || supportersTotal < 1 || supporters <= supportersTotal * MOST_SHARE;

  return firstOfEachName(proposableFields(fields, examples))
    .flatMap((field) => {
      const met = conditionsFor(field, readingsOf(year, states, field.name))
        .filter((condition) => isMetByAll(condition, scope, states))
        .map((condition) => ({ condition, supporters: supportersMeeting(condition, field, scope) }))
        .filter(isTelling);
      const best = mostTelling(met);
      return best === null ? [] : [{ ...best, rank: best.supporters ?? field.count }];
    })
    .filter(({ condition }) => !known.has(questionOf(condition)))
    .sort(
      (one, other) => one.rank - other.rank || compareText(one.condition.id, other.condition.id),
    )
    .slice(0, MOST_PROPOSALS)
    .map(({ condition, supporters }) => ({ condition, supporters }));
};

const scopeOf = ({ definitions, table, slotBySearchId }: CompiledYear): ConditionScope => ({
  year: definitions.year,
  today: definitions.today,
  table,
  slotOfSearch: (id) => slotBySearchId.get(id),
});

const firstOfEachName = (fields: readonly FieldListEntry[]): readonly FieldListEntry[] => [
  ...new Map(fields.toReversed().map((field) => [field.name, field])).values(),
];

const readingsOf = ({ table }: CompiledYear, states: readonly EvaluationState[], name: string) => {
  const slot = table.slotByName.get(name);
  return slot === undefined ? [] : states.map(({ values }) => values.reading(slot));
};

/** By the engine itself, whatever was thought about values before. */
const isMetByAll = (
  condition: Condition,
  scope: ConditionScope,
  states: readonly EvaluationState[],
): boolean => {
  const countOf = conditionCount(planCondition(condition, scope));
  return states.every((state) => countOf(state) > 0);
};

/** The first, or a later one that is much narrower. */
const mostTelling = (met: readonly ProposedCondition[]): ProposedCondition | null => {
  const [first, ...others] = met;
  if (first === undefined) return null;
  return others.reduce((best, one) => (isMuchNarrower(one, best) ? one : best), first);
};

const isMuchNarrower = (one: ProposedCondition, best: ProposedCondition): boolean =>
  one.supporters !== null &&
  best.supporters !== null &&
  one.supporters <= best.supporters * NARROWER_SHARE;

/** What a condition asks, without its id. */
const questionOf = ({ id: _, ...question }: Condition): string =>
  JSON.stringify(Object.entries(question).sort(([one], [other]) => compareText(one, other)));
