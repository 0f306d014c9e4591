import type { Item } from 'shared-kernel/model';
import { Box } from 'shared-kernel/ui';
import { useEffect } from 'react';

import { selectedItemAtom } from '../editor/documentAtoms';
import { useEditor, useEditorValue, useSetEditorValue } from '../editor/EditorContext';
import { askedFieldAtom } from '../editor/panels/askedFieldAtom';
import { writeCaret } from './chip-field/caret';
import { DataTextField } from './DataTextField';
import { textBoxOf } from './textBox';

interface ItemTextProps {
  readonly item: Item;
  readonly onChange: (changes: Pick<Item, 'text'>) => void;
}

/** An item's text, which takes the focus where the item is asked for on the canvas [S28]; Escape leads back there. */
export const ItemText = ({ item, onChange }: ItemTextProps) => {
  const editor = useEditor();
  const asked = useEditorValue(askedFieldAtom);
  const ask = useSetEditorValue(askedFieldAtom);

  useEffect(() => {
    // The properties follow the selection shortly after: this may still be the item that was selected before.
    if (asked !== 'text' && asked !== 'newText') return;
    if (editor.get(selectedItemAtom)?.id !== item.id) return;
    const box = textBoxOf(item);
    if (box === null) return;
    box.focus();
    writeCaret(box, { from: asked === 'newText' ? 0 : item.text.length, to: item.text.length });
    ask(null);
  }, [asked, ask, editor, item]);

  return (
    <Box
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        editor.elements.itemOnCanvas(item.id)?.focus();
      }}
    >
      <DataTextField
        label={item.type === 'button' ? 'Label' : 'Text'}
        multiline
        item={item}
        onChange={onChange}
      />
    </Box>
  );
};
