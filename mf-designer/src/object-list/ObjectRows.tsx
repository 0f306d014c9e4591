import { timelineOf } from 'evaluation';
import type { ItemId } from 'shared-kernel/model';
import { ForEditors } from 'shared-kernel/roles';
import { Button, LayoutTemplate, Stack, Text, useReorder } from 'shared-kernel/ui';
import { useCallback, useMemo, useRef, type RefObject } from 'react';

import { usePaintInSight } from '../controls/usePaintInSight';
import { groupNumbers, withGroupMembers } from '../document/groups';
import { inListOrder } from '../document/inListOrder';
import { itemName } from '../document/itemName';
import { moveItem } from '../document/moveItem';
import type { CommandContext } from '../editor/commands/command';
import { contentAtom, hiddenIdsAtom, lockedIdsAtom, selectionAtom } from '../editor/documentAtoms';
import { useEditorValue, useSetEditorValue } from '../editor/EditorContext';
import { previewAtom } from '../editor/preview/previewAtom';
import { useEditorReading } from '../editor/useEditorReading';
import { pendingDeletionAtom } from '../editor/view/viewAtoms';
import { ObjectRow } from './ObjectRow';
import { OBJECT_ROW_STYLE } from './objectRowStyle';
import { useRowInView } from './useRowInView';
import { useRows } from './useRows';

interface ObjectRowsProps {
  readonly context: CommandContext;
  /** Shows the templates to begin with. */
  readonly onTemplates: () => void;
}

export const ObjectRows = ({ context, onTemplates }: ObjectRowsProps) => {
  const empty = useEditorReading(({ get }) => get(contentAtom).items.length === 0);
  const list = useRef<HTMLDivElement>(null);
  usePaintInSight(list, list, !empty);

  if (empty) return <NoObjects onTemplates={onTemplates} />;
  return (
    <Stack
      as="ol"
      ref={list}
      aria-label="Objects in order of appearance"
      gap="0.5"
      listStyleType="none"
      maxH={{ lg: 'max(6rem, calc(34dvh - 8rem))' }}
      overflowY="auto"
      mx="-2"
      css={OBJECT_ROW_STYLE}
    >
      <Rows context={context} list={list} />
    </Stack>
  );
};

const NoObjects = ({ onTemplates }: Pick<ObjectRowsProps, 'onTemplates'>) => (
  <Stack gap="3" align="start">
    <Text color="fg.muted" fontSize="sm">
      Nothing on this screen yet. Add a text to begin, or start from a template.
    </Text>
    <ForEditors>
      <Button size="sm" variant="subtle" onClick={onTemplates}>
        <LayoutTemplate size={16} aria-hidden /> Start from a template
      </Button>
    </ForEditors>
  </Stack>
);

interface RowsProps {
  readonly context: CommandContext;
  readonly list: RefObject<HTMLElement | null>;
}

/** Apart from the list around them, so that choosing and typing cost the rows alone. */
const Rows = ({ context, list }: RowsProps) => {
  const { editor } = context;
  const content = useEditorValue(contentAtom);
  const selection = useEditorValue(selectionAtom);
  const hidden = useEditorValue(hiddenIdsAtom);
  const locked = useEditorValue(lockedIdsAtom);
  const setHidden = useSetEditorValue(hiddenIdsAtom);
  const setLocked = useSetEditorValue(lockedIdsAtom);
  const askToDelete = useSetEditorValue(pendingDeletionAtom);
  const { textOf } = useEditorValue(previewAtom);
  const rows = useRows(context);
  const timeline = useMemo(() => timelineOf(inListOrder(content), 0), [content]);
  const ids = useMemo(() => timeline.items.map(({ item }) => item.id), [timeline]);
  const onMove = useCallback(
    (id: ItemId, index: number) => {
      editor.edit((before) => moveItem(before, id, index), { select: [id] });
    },
    [editor],
  );
  const { rowRef, grip } = useReorder(ids, onMove);
  // [S125] A group is hidden and locked as one.
  const together = useCallback(
    (id: ItemId) => withGroupMembers(editor.get(contentAtom).items, [id]),
    [editor],
  );
  const onHide = useCallback(
    (id: ItemId) => {
      setHidden(toggled(together(id)));
    },
    [setHidden, together],
  );
  const onLock = useCallback(
    (id: ItemId) => {
      setLocked(toggled(together(id)));
    },
    [setLocked, together],
  );
  const onDelete = useCallback(
    (id: ItemId) => {
      askToDelete([id]);
    },
    [askToDelete],
  );
  const groups = useMemo(() => groupNumbers(inListOrder(content)), [content]);
  const selected = useMemo(() => new Set(selection), [selection]);
  const reachableId = selection[0] ?? ids[0];
  useRowInView(list, selection.length === 1 ? selection[0] : undefined);

  return timeline.items.map(({ item, atSeconds }) => (
    <ObjectRow
      key={item.id}
      id={item.id}
      type={item.type}
      group={groups.get(item.group) ?? null}
      name={itemName(item, textOf(item))}
      atSeconds={atSeconds}
      selected={selected.has(item.id)}
      reachable={item.id === reachableId}
      hidden={hidden.has(item.id)}
      locked={locked.has(item.id)}
      rowRef={rowRef}
      grip={grip}
      rows={rows}
      onHide={onHide}
      onLock={onLock}
      onDelete={onDelete}
    />
  ));
};

const toggled =
  (some: readonly ItemId[]) =>
  (ids: ReadonlySet<ItemId>): ReadonlySet<ItemId> => {
    const after = new Set(ids);
    const isOn = some.every((id) => ids.has(id));
    for (const id of some)
      if (isOn) after.delete(id);
      else after.add(id);
    return after;
  };
