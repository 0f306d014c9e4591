import * as v from 'valibot';
import {
  CONDITION_FIELD_TYPES,
  DATA_TYPES,
  GROUP_MATCHES,
  ID_MATCHES,
  MOST_GROUP_DEPTH,
  OPERATORS,
  PAGE_ACTIONS,
  type Condition,
  type ConditionGroup,
  type ConditionNode,
} from '../condition';
import { defaultCondition } from '../defaults';
import { asId, type ConditionId } from '../ids';
import { flag, looseText, text } from './schemas';

const DEFAULTS = defaultCondition(asId<ConditionId>(''));

/** Values of one condition, which a person chooses one by one. */
const MOST_VALUES = 100;

const Leaf = v.pipe(
  v.object({
    id: text(),
    dataType: v.nullish(v.picklist(DATA_TYPES), DEFAULTS.dataType),
    fieldType: v.nullish(v.picklist(CONDITION_FIELD_TYPES), DEFAULTS.fieldType),
    dataIdMatch: v.nullish(v.picklist(ID_MATCHES), DEFAULTS.dataIdMatch),
    dataId: text(DEFAULTS.dataId),
    pageAction: v.nullish(v.picklist(PAGE_ACTIONS), DEFAULTS.pageAction),
    pageCheckDate: flag(DEFAULTS.pageCheckDate),
    dataEqualsOperator: v.nullish(v.picklist(OPERATORS), DEFAULTS.dataEqualsOperator),
    dataValue: looseText(DEFAULTS.dataValue),
    dataValues: v.nullish(v.pipe(v.array(looseText()), v.maxLength(MOST_VALUES)), null),
  }),
  v.transform(({ id, dataValues, ...condition }): Condition => ({
    ...condition,
    id: asId<ConditionId>(id),
    // Only where it is stored, so that conditions of the specification are what they were (D26).
    ...(dataValues === null ? {} : { dataValues }),
  })),
);

/** A condition, or a group in which groups stand `depth` deep at most: deeper ones are no conditions. */
const nodeSchema = (depth: number): v.GenericSchema<unknown, ConditionNode> => {
  if (depth === 0) return Leaf;
  const Group = v.pipe(
    v.object({
      id: text(),
      dataType: v.literal('group'),
      match: v.picklist(GROUP_MATCHES),
      conditions: v.array(nodeSchema(depth - 1)),
    }),
    v.transform(({ id, ...group }): ConditionGroup => ({ ...group, id: asId<ConditionId>(id) })),
  );
  return v.lazy((input) => (isGroupData(input) ? Group : Leaf));
};

const isGroupData = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && 'dataType' in input && input.dataType === 'group';

const NODES = v.array(nodeSchema(MOST_GROUP_DEPTH));

/** The conditions of a search or item. One without an id is named by its place. */
export const conditionsSchema = () =>
  v.nullish(
    v.pipe(
      NODES,
      v.transform((nodes) => named(nodes, 'condition')),
    ),
    [],
  );

const named = (nodes: readonly ConditionNode[], prefix: string): readonly ConditionNode[] =>
  nodes.map((node, index) => {
    const place = `${prefix}-${String(index + 1)}`;
    const id = node.id === '' ? asId<ConditionId>(place) : node.id;
    return node.dataType === 'group'
      ? { ...node, id, conditions: named(node.conditions, place) }
      : { ...node, id };
  });
