import {
  defaultCondition,
  type Condition,
  type ConditionId,
  type SearchDefinition,
} from 'shared-kernel/model';

type Edit = (search: SearchDefinition) => SearchDefinition;

export const rename =
  (name: string): Edit =>
  (search) => ({ ...search, name });

export const setMatch =
  (match: SearchDefinition['match']): Edit =>
  (search) => ({ ...search, match });

export const addCondition =
  (id: ConditionId): Edit =>
  (search) => ({ ...search, conditions: [...search.conditions, defaultCondition(id)] });

export const removeCondition =
  (id: ConditionId): Edit =>
  (search) => ({ ...search, conditions: search.conditions.filter((one) => one.id !== id) });

/** The copy stands right after its original. */
export const duplicateCondition =
  (id: ConditionId, copyId: ConditionId): Edit =>
  (search) => ({
    ...search,
    conditions: search.conditions.flatMap((one) =>
      one.id === id ? [one, { ...one, id: copyId }] : [one],
    ),
  });

/** `place` counts from 0 and is held within the list. */
export const moveCondition =
  (id: ConditionId, place: number): Edit =>
  (search) => {
    const moved = search.conditions.find((one) => one.id === id);
    if (moved === undefined) return search;
    const others = search.conditions.filter((one) => one.id !== id);
    return { ...search, conditions: others.toSpliced(Math.max(0, place), 0, moved) };
  };

export const replaceCondition =
  (condition: Condition): Edit =>
  (search) => ({
    ...search,
    conditions: search.conditions.map((one) => (one.id === condition.id ? condition : one)),
  });

/** As it is saved: exact ids are trimmed (spec §5); part of a name may begin or end with a blank. */
export const trimmed: Edit = (search) => ({
  ...search,
  conditions: search.conditions.map((condition) =>
    condition.dataIdMatch === 'exact'
      ? { ...condition, dataId: condition.dataId.trim() }
      : condition,
  ),
});

/** Whether two states of a search would be saved as the same. */
export const isSame = (a: SearchDefinition, b: SearchDefinition): boolean =>
  payloadText(a) === payloadText(b);

const payloadText = (search: SearchDefinition): string => {
  const { name, match, conditions } = trimmed(search);
  return JSON.stringify({ name, match, conditions });
};
