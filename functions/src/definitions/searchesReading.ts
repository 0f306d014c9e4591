import { leavesOf, type Condition, type Search } from 'shared-kernel/model';

/**
 * The searches whose count a field's type may change: those with a condition that names it exactly, or by a part of its
 * name (D5), whatever its type is or was. What refers to them follows in the count.
 */
export const searchesReading = (
  searches: readonly Search[],
  fieldName: string,
): readonly Search[] =>
  searches.filter(({ conditions }) =>
    leavesOf(conditions).some((condition) => names(condition, fieldName)),
  );

const names = ({ dataType, dataId, dataIdMatch }: Condition, fieldName: string): boolean => {
  if (dataType === 'search') return false;
  if (dataIdMatch === 'fuzzy') return fieldName.includes(dataId);
  return dataId === fieldName || dataId.trim() === fieldName;
};
