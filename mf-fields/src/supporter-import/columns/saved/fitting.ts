import {
  columnsOf,
  printCount,
  type InspectedColumn,
  type SavedMapping,
} from 'shared-kernel/model';

/** How many columns a mapping is about, and how many of them a file has. */
export interface Fit {
  readonly columns: number;
  readonly found: number;
  /** The file has these columns and no other named one. */
  readonly isWhole: boolean;
}

export function fitOf(columns: readonly InspectedColumn[], { choices }: SavedMapping): Fit {
  const names = new Set(columns.flatMap(({ name }) => (name === '' ? [] : [name])));
  const wanted = columnsOf(choices);
  const found = wanted.filter((name) => names.has(name)).length;
  return {
    columns: wanted.length,
    found,
    isWhole: found === wanted.length && found === names.size && found > 0,
  };
}

/** The mapping that was saved last for files of just these columns; null where there is none. */
export const fittingMapping = (
  columns: readonly InspectedColumn[],
  mappings: readonly SavedMapping[],
): SavedMapping | null =>
  mappings
    .filter((mapping) => fitOf(columns, mapping).isWhole)
    .toSorted((one, other) => savedAt(other) - savedAt(one))
    .at(0) ?? null;

export function fitWords({ columns, found, isWhole }: Fit): string {
  const all = columns === 1 ? 'its column' : `all its ${printCount(columns)} columns`;
  if (isWhole) return 'Just the columns of this file';
  if (found === columns) return `This file has ${all}, and others`;
  if (found === 0) return 'This file has none of its columns';
  return `This file has ${printCount(found)} of its ${printCount(columns)} columns`;
}

const savedAt = ({ saved }: SavedMapping): number => saved.savedAt?.getTime() ?? 0;
