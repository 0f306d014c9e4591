import { useState } from 'react';
import { DndProvider } from 'react-dnd';
import { HTML5Backend } from 'react-dnd-html5-backend';
import type { Item, ItemId, ItemType, ScreenContent } from 'shared-kernel/model';
import { Button, ConfirmDialog, Heading, HStack, Panel, Stack, Text } from 'shared-kernel/ui';

import { inListOrder } from '../document/inListOrder';
import { itemName } from '../document/itemName';
import { ObjectRow } from './ObjectRow';

interface ObjectListProps {
  readonly content: ScreenContent;
  readonly selectedId: ItemId | null;
  readonly onSelect: (id: ItemId) => void;
  readonly onAdd: (type: ItemType) => void;
  readonly onMove: (id: ItemId, place: number) => void;
  readonly onDelete: (id: ItemId) => void;
}

const ADDITIONS = [
  ['text', 'Add text'],
  ['image', 'Add image'],
  ['share', 'Add share buttons'],
] as const satisfies readonly (readonly [ItemType, string])[];

/** The screen's objects in the order in which they appear. */
export const ObjectList = (props: ObjectListProps) => {
  const { content, selectedId, onSelect, onAdd, onMove, onDelete } = props;
  const [condemned, setCondemned] = useState<Item | null>(null);
  const items = inListOrder(content);

  return (
    <Panel as="section" aria-label="Objects">
      <Heading as="h2" fontSize="lg" mb="3">
        Objects
      </Heading>
      <HStack wrap="wrap" gap="2" mb="3">
        {ADDITIONS.map(([type, label]) => (
          <Button
            key={type}
            size="sm"
            variant="outline"
            onClick={() => {
              onAdd(type);
            }}
          >
            {label}
          </Button>
        ))}
      </HStack>
      {items.length === 0 && (
        <Text color="fg.muted" fontSize="sm">
          Nothing on this screen yet. Add a text to begin.
        </Text>
      )}
      <DndProvider backend={HTML5Backend}>
        <Stack as="ol" gap="1" listStyleType="none">
          {items.map((item, place) => (
            <ObjectRow
              key={item.id}
              item={item}
              place={place}
              last={place === items.length - 1}
              selected={item.id === selectedId}
              onSelect={onSelect}
              onMove={onMove}
              onAskDelete={setCondemned}
            />
          ))}
        </Stack>
      </DndProvider>
      <ConfirmDialog
        open={condemned !== null}
        title="Delete this object?"
        confirmLabel="Delete"
        danger
        onCancel={() => {
          setCondemned(null);
        }}
        onConfirm={() => {
          if (condemned !== null) onDelete(condemned.id);
          setCondemned(null);
        }}
      >
        {condemned !== null && `“${itemName(condemned)}” is removed from the screen.`}
      </ConfirmDialog>
    </Panel>
  );
};
