import type { ItemType } from 'shared-kernel/model';
import { Button, ImageIcon, Share2, SimpleGrid, Type } from 'shared-kernel/ui';

import { addAndWrite } from '../canvas/addAndWrite';
import { MOST_ITEMS } from '../document/mostItems';
import { contentAtom } from '../editor/documentAtoms';
import { useEditor } from '../editor/EditorContext';
import { useEditorReading } from '../editor/useEditorReading';

const ADDITIONS = [
  { type: 'text', label: 'Add text', short: 'Text', icon: Type },
  { type: 'image', label: 'Add image', short: 'Image', icon: ImageIcon },
  { type: 'share', label: 'Add share buttons', short: 'Share', icon: Share2 },
] as const satisfies readonly { readonly type: ItemType; [part: string]: unknown }[];

/** Adds an object in front of all others [S1]. */
export const AddButtons = () => {
  const editor = useEditor();
  const full = useEditorReading(({ get }) => get(contentAtom).items.length >= MOST_ITEMS);
  return (
    <SimpleGrid columns={3} gap="2">
      {ADDITIONS.map(({ type, label, short, icon: AdditionIcon }) => (
        <Button
          key={type}
          data-adds={type}
          size="xs"
          aria-label={label}
          title={label}
          variant="outline"
          disabled={full}
          onClick={() => {
            addAndWrite(editor, type);
          }}
        >
          <AdditionIcon size={14} aria-hidden /> {short}
        </Button>
      ))}
    </SimpleGrid>
  );
};
