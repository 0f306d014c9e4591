import type { ItemId } from 'shared-kernel/model';

export type SelectionMode = 'one' | 'toggle' | 'range';

/** What a click or key means for the selection, by the keys that are held. */
export const selectionMode = (held: {
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}): SelectionMode => {
  if (held.shiftKey) return 'range';
  return held.ctrlKey || held.metaKey ? 'toggle' : 'one';
};

/** [S31] Who is selected after a row was chosen. `anchor` is the row that was chosen last without Shift. */
export function selectionAfter(
  mode: SelectionMode,
  chosen: ItemId,
  before: {
    readonly list: readonly ItemId[];
    readonly selection: readonly ItemId[];
    readonly anchor: ItemId | null;
  },
): readonly ItemId[] {
  const { list, selection, anchor } = before;
  if (mode === 'toggle') {
    return selection.includes(chosen)
      ? selection.filter((id) => id !== chosen)
      : list.filter((id) => id === chosen || selection.includes(id));
  }
  const from = anchor === null ? -1 : list.indexOf(anchor);
  if (mode === 'one' || from < 0) return [chosen];
  const to = list.indexOf(chosen);
  return list.slice(Math.min(from, to), Math.max(from, to) + 1);
}
