import type { Item } from 'shared-kernel/model';
import { Box, Braces, Button, HStack, Text } from 'shared-kernel/ui';
import { useId, useMemo, useRef } from 'react';

import { useEditor, useEditorValue, useSetEditorValue } from '../editor/EditorContext';
import { readyYearDataAtom } from '../year-data/yearDataAtom';
import { ChipBox } from './chip-field/ChipBox';
import { faceIn } from './chip-field/chipFace';
import { useChipText } from './chip-field/useChipText';
import { dataRequestAtom, rawTextAtom } from './dataRequestAtom';
import { TextNotes } from './TextNotes';

interface DataTextFieldProps {
  readonly item: Item;
  readonly label: string;
  readonly multiline?: boolean;
  readonly help?: string;
  readonly onChange: (text: string) => void;
}

/** An item's text, its placeholders as chips [S40, S41], and what is to be said about them [S45]. */
export const DataTextField = (props: DataTextFieldProps) => {
  const { item, label, multiline = false, help, onChange } = props;
  const editor = useEditor();
  const year = useEditorValue(readyYearDataAtom);
  const raw = useEditorValue(rawTextAtom);
  const setRaw = useSetEditorValue(rawTextAtom);
  const faceOf = useMemo(() => faceIn(year), [year]);
  const [labelId, notesId] = [useId(), useId()];
  const box = useRef<HTMLDivElement>(null);

  const ask = (from: number, to: number, typedBrace: boolean) => {
    editor.store.set(dataRequestAtom, { itemId: item.id, from, to, typedBrace });
  };
  const chips = useChipText(
    box,
    { text: item.text, raw, multiline, faceOf },
    {
      onChange,
      onBrace: ({ from, to }) => {
        ask(from, to, true);
      },
      onChip: ({ from, to }) => {
        ask(from, to, false);
      },
      onStep: editor.settle,
      onUndo: editor.undo,
      onRedo: editor.redo,
    },
  );

  return (
    <Box>
      <HStack justify="space-between" wrap="wrap" gap="1" mb="1.5">
        <Text
          as="span"
          id={labelId}
          fontSize="sm"
          fontWeight="medium"
          onClick={() => box.current?.focus()}
        >
          {label}
        </Text>
        <HStack gap="1">
          <Button
            size="2xs"
            variant={raw ? 'subtle' : 'ghost'}
            aria-pressed={raw}
            title="Show placeholders as they are written"
            onClick={() => {
              setRaw(!raw);
            }}
          >
            Raw text
          </Button>
          <Button
            size="2xs"
            variant="outline"
            title="Insert data ({)"
            onClick={() => {
              const caret = chips.current?.kept();
              ask(caret?.from ?? item.text.length, caret?.to ?? item.text.length, false);
            }}
          >
            <Braces aria-hidden />
            Insert data
          </Button>
        </HStack>
      </HStack>
      <ChipBox
        ref={box}
        id={textBoxId(item)}
        raw={raw}
        multiline={multiline}
        aria-labelledby={labelId}
        aria-describedby={notesId}
      />
      <Box id={notesId}>
        {help !== undefined && (
          <Text fontSize="xs" color="fg.muted" mt="1.5">
            {help}
          </Text>
        )}
        <TextNotes item={item} onAsk={ask} />
      </Box>
    </Box>
  );
};

/** Where the focus goes back to when the dialog closes. */
export const textBoxId = ({ id }: Pick<Item, 'id'>): string => `text-of-${id}`;
