import type { Item } from 'shared-kernel/model';
import { Box } from 'shared-kernel/ui';
import { useEffect } from 'react';

import { elementOnCanvas } from '../canvas/elementOnCanvas';
import { selectedItemAtom } from '../editor/documentAtoms';
import { useEditor, useEditorValue, useSetEditorValue } from '../editor/EditorContext';
import { writeCaret } from '../insert-data/chip-field/caret';
import { DataTextField } from '../insert-data/DataTextField';
import { textBoxOf } from '../insert-data/textBox';
import { askedFieldAtom } from './askedFieldAtom';

interface TextPropertyProps {
  readonly item: Item;
  readonly onChange: (changes: Pick<Item, 'text'>) => void;
}

/** An item's text, which takes the focus where the item is asked for on the canvas [S28]; Escape leads back there. */
export const TextProperty = ({ item, onChange }: TextPropertyProps) => {
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
        elementOnCanvas(item.id)?.focus();
      }}
    >
      <DataTextField label="Text" multiline item={item} onChange={onChange} />
    </Box>
  );
};
