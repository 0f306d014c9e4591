import type { Item, ItemType } from 'shared-kernel/model';
import { Box } from 'shared-kernel/ui';
import { useEffect } from 'react';

import { selectedItemAtom } from '../editor/documentAtoms';
import { canvasTakesText } from '../editor/elements/canvasTakesText';
import { useEditor, useEditorValue, useSetEditorValue } from '../editor/EditorContext';
import { askedFieldAtom } from '../editor/panels/askedFieldAtom';
import { writeCaret } from './chip-field/caret';
import { DataTextField } from './DataTextField';
import { textFieldOf } from './textBox';

interface ItemTextProps {
  readonly item: Item;
  readonly onChange: (changes: Pick<Item, 'text'>) => void;
}

const LABELS: Readonly<Partial<Record<ItemType, string>>> = {
  button: 'Label',
  number: 'Figure',
  progress: 'Figure',
  chart: 'Heading',
};

/** An item's text, which takes the focus where the canvas asks for it and does not take it itself [S28]; Escape leads back there. */
export const ItemText = ({ item, onChange }: ItemTextProps) => {
  const editor = useEditor();
  const asked = useEditorValue(askedFieldAtom);
  const ask = useSetEditorValue(askedFieldAtom);

  useEffect(() => {
    // The properties follow the selection shortly after: this may still be the item that was selected before.
    if (asked !== 'text' && asked !== 'newText') return;
    if (editor.get(selectedItemAtom)?.id !== item.id) return;
    if (canvasTakesText(editor, item)) return;
    const box = textFieldOf(item);
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
        label={LABELS[item.type] ?? 'Text'}
        multiline={item.figure === null && item.chart === null}
        item={item}
        onChange={(text) => {
          onChange({ text });
        }}
      />
    </Box>
  );
};
