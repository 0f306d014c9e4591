import type { ItemType } from 'shared-kernel/model';
import { Button, HStack, ImageIcon, Share2, Type } from 'shared-kernel/ui';

import { addItem } from '../document/addItem';
import { randomItemId } from '../document/copyItems';
import { MOST_ITEMS } from '../document/mostItems';
import { contentAtom } from '../editor/documentAtoms';
import { useEditor, useEditorValue } from '../editor/EditorContext';
import { viewAtom } from '../editor/viewAtoms';

const ADDITIONS = [
  { type: 'text', label: 'Add text', icon: Type },
  { type: 'image', label: 'Add image', icon: ImageIcon },
  { type: 'share', label: 'Add share buttons', icon: Share2 },
] as const satisfies readonly { readonly type: ItemType; [part: string]: unknown }[];

export const AddButtons = () => {
  const editor = useEditor();
  const full = useEditorValue(contentAtom).items.length >= MOST_ITEMS;
  const add = (type: ItemType) => {
    const id = randomItemId();
    editor.edit((before) => addItem(before, id, type, editor.get(viewAtom)), { select: [id] });
  };
  return (
    <HStack wrap="wrap" gap="1.5">
      {ADDITIONS.map(({ type, label, icon: AdditionIcon }) => (
        <Button
          key={type}
          data-adds={type}
          size="xs"
          px="2"
          variant="outline"
          disabled={full}
          onClick={() => {
            add(type);
          }}
        >
          <AdditionIcon size={14} aria-hidden /> {label}
        </Button>
      ))}
    </HStack>
  );
};
