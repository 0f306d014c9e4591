import type { Item, ItemId, ItemType } from 'shared-kernel/model';
import {
  ArrowDown,
  ArrowUp,
  chakra,
  HStack,
  IconButton,
  ImageIcon,
  Share2,
  Text,
  Trash2,
  Type,
} from 'shared-kernel/ui';
import { useCallback } from 'react';

import { itemName } from '../document/itemName';
import { moveItem } from '../document/moveItem';
import { useEditor, useSetEditorValue } from '../editor/EditorContext';
import { condemnedIdsAtom } from '../editor/viewAtoms';
import { useRowDrag } from './useRowDrag';

interface ObjectRowProps {
  readonly item: Item;
  /** Counted from 0. */
  readonly place: number;
  readonly last: boolean;
  readonly selected: boolean;
}

const ICONS = { text: Type, image: ImageIcon, share: Share2 } as const satisfies Record<
  ItemType,
  unknown
>;

export const ObjectRow = (props: ObjectRowProps) => {
  const { item, place, last, selected } = props;
  const editor = useEditor();
  const condemn = useSetEditorValue(condemnedIdsAtom);
  const onMove = useCallback(
    (id: ItemId, to: number) => {
      editor.edit((content) => moveItem(content, id, to));
    },
    [editor],
  );
  const row = useRowDrag(item.id, place, onMove);
  const name = itemName(item);
  const TypeIcon = ICONS[item.type];

  return (
    <HStack
      as="li"
      ref={row.ref}
      gap="1"
      px="1"
      borderRadius="l2"
      borderWidth="1px"
      borderColor={selected ? 'accent.solid' : row.over ? 'accent.border' : 'transparent'}
      bg={selected ? 'accent.subtle' : undefined}
      opacity={row.dragging ? 0.4 : 1}
    >
      <chakra.button
        type="button"
        aria-pressed={selected}
        display="flex"
        alignItems="center"
        gap="2"
        flex="1"
        minW="0"
        py="2"
        px="1"
        textAlign="left"
        cursor="pointer"
        onClick={() => {
          editor.select([item.id]);
        }}
      >
        <TypeIcon size={16} aria-hidden />
        <Text as="span" truncate flex="1">
          {name}
        </Text>
        <Text as="span" color="fg.muted" fontSize="xs" fontVariantNumeric="tabular-nums">
          +{item.delay} s
        </Text>
      </chakra.button>
      <IconButton
        size="xs"
        variant="ghost"
        aria-label={`Move ${name} up`}
        disabled={place === 0}
        onClick={() => {
          onMove(item.id, place - 1);
        }}
      >
        <ArrowUp size={14} />
      </IconButton>
      <IconButton
        size="xs"
        variant="ghost"
        aria-label={`Move ${name} down`}
        disabled={last}
        onClick={() => {
          onMove(item.id, place + 1);
        }}
      >
        <ArrowDown size={14} />
      </IconButton>
      <IconButton
        size="xs"
        variant="ghost"
        aria-label={`Delete ${name}`}
        onClick={() => {
          condemn([item.id]);
        }}
      >
        <Trash2 size={14} />
      </IconButton>
    </HStack>
  );
};
