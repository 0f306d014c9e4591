import type { ItemId } from 'shared-kernel/model';
import { useCallback, useMemo, useRef, type KeyboardEvent, type MouseEvent } from 'react';

import { inListOrder } from '../document/inListOrder';
import { isOffered, type CommandContext } from '../editor/commands/command';
import { MOVE_EARLIER, MOVE_LATER } from '../editor/commands/itemCommands';
import { contentAtom, selectionAtom } from '../editor/documentAtoms';
import { selectionAfter, selectionMode, type SelectionMode } from './rowSelection';

export interface Rows {
  readonly onChoose: (id: ItemId, event: MouseEvent) => void;
  readonly onKey: (id: ItemId, event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * Choosing rows by pointer and key [S31]. Arrow keys walk through the list; with Ctrl without choosing, so that Ctrl
 * and Space choose rows apart from each other; with Alt they move what is selected.
 */
export function useRows(context: CommandContext): Rows {
  const { editor } = context;
  const anchor = useRef<ItemId | null>(null);

  const choose = useCallback(
    (id: ItemId, mode: SelectionMode) => {
      const selection = editor.get(selectionAtom);
      const list = inListOrder(editor.get(contentAtom)).map((item) => item.id);
      const from = anchor.current ?? selection[0] ?? null;
      editor.select(selectionAfter(mode, id, { list, selection, anchor: from }));
      anchor.current = mode === 'range' ? from : id;
    },
    [editor],
  );
  const onChoose = useCallback(
    (id: ItemId, event: MouseEvent) => {
      choose(id, selectionMode(event));
    },
    [choose],
  );
  const onKey = useCallback(
    (id: ItemId, event: KeyboardEvent<HTMLElement>) => {
      const list = inListOrder(editor.get(contentAtom)).map((item) => item.id);
      if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
        const command = event.key === 'ArrowUp' ? MOVE_EARLIER : MOVE_LATER;
        event.preventDefault();
        if (isOffered(command, context)) command.run(context);
        return;
      }
      const next = list[targetPlace(event.key, list.indexOf(id), list.length)];
      if (next === undefined) return;
      event.preventDefault();
      const mode = selectionMode(event);
      if (mode !== 'toggle') choose(next, mode);
      rowButton(event.currentTarget, next)?.focus();
    },
    [choose, context, editor],
  );
  return useMemo(() => ({ onChoose, onKey }), [onChoose, onKey]);
}

const targetPlace = (key: string, index: number, length: number): number =>
  ({ ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: length - 1 })[key] ?? -1;

const rowButton = (row: HTMLElement, id: ItemId): HTMLElement | undefined =>
  [...(row.closest('ol')?.querySelectorAll<HTMLElement>('[data-row-id]') ?? [])].find(
    ({ dataset }) => dataset['rowId'] === id,
  );
