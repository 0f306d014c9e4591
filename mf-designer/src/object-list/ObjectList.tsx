import { DndProvider } from 'react-dnd';
import { HTML5Backend } from 'react-dnd-html5-backend';
import type { ItemType } from 'shared-kernel/model';
import { Button, Copy, Heading, HStack, Panel, Stack, Text } from 'shared-kernel/ui';

import type { CommandContext } from '../commands/command';
import { COPY_ITEM } from '../commands/itemCommands';
import { addItem } from '../document/addItem';
import { randomItemId } from '../document/copyItems';
import { inListOrder } from '../document/inListOrder';
import { contentAtom, selectionAtom } from '../editor/documentAtoms';
import { useEditor, useEditorValue } from '../editor/EditorContext';
import { viewAtom } from '../editor/viewAtoms';
import { ObjectRow } from './ObjectRow';

const ADDITIONS = [
  ['text', 'Add text'],
  ['image', 'Add image'],
  ['share', 'Add share buttons'],
] as const satisfies readonly (readonly [ItemType, string])[];

/** The screen's objects in the order in which they appear. */
export const ObjectList = ({ context }: { context: CommandContext }) => {
  const editor = useEditor();
  const content = useEditorValue(contentAtom);
  const selection = useEditorValue(selectionAtom);
  const items = inListOrder(content);

  const add = (type: ItemType) => {
    const id = randomItemId();
    editor.edit((before) => addItem(before, id, type, editor.get(viewAtom)), { select: [id] });
  };

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
              add(type);
            }}
          >
            {label}
          </Button>
        ))}
        <Button
          size="sm"
          variant="outline"
          disabled={!COPY_ITEM.isAvailable(context)}
          onClick={() => {
            COPY_ITEM.run(context);
          }}
        >
          <Copy size={14} aria-hidden /> {COPY_ITEM.label}
        </Button>
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
              selected={selection.includes(item.id)}
            />
          ))}
        </Stack>
      </DndProvider>
    </Panel>
  );
};
