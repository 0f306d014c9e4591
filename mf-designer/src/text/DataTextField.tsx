import type { Item, TextPart } from 'shared-kernel/model';
import { Box, Braces, Button, HStack, Text } from 'shared-kernel/ui';
import { memo, useCallback, useDeferredValue, useId, useMemo, useRef, type RefObject } from 'react';

import { textPartOf } from '../document/textPart';
import { useEditor, useEditorValue, useSetEditorValue } from '../editor/EditorContext';
import { readyYearDataAtom } from '../editor/year-data/yearDataAtom';
import { ChipBox } from './chip-field/ChipBox';
import { faceIn } from './chip-field/chipFace';
import { caretAt } from './chip-field/createChipText';
import { useChipText } from './chip-field/useChipText';
import { dataRequestAtom, rawTextAtom } from './dataRequestAtom';
import { textBoxId } from './textBox';
import { TextNotes } from './TextNotes';

interface DataTextFieldProps {
  readonly item: Item;
  /** Which of its texts. */
  readonly part?: TextPart;
  readonly label: string;
  readonly multiline?: boolean;
  readonly help?: string;
  readonly onChange: (text: string) => void;
}

/** An item's text, its placeholders as chips [S40, S41], and what is to be said about them [S45]. */
export const DataTextField = (props: DataTextFieldProps) => {
  const { item, part = 'text', label, multiline = false, help, onChange } = props;
  const editor = useEditor();
  const year = useEditorValue(readyYearDataAtom);
  const raw = useEditorValue(rawTextAtom);
  const faceOf = useMemo(() => faceIn(year), [year]);
  const [labelId, notesId] = [useId(), useId()];
  const box = useRef<HTMLDivElement>(null);

  const ask = useCallback(
    (from: number, to: number, typedBrace: boolean) => {
      editor.store.set(dataRequestAtom, { itemId: item.id, part, from, to, typedBrace });
    },
    [editor, item.id, part],
  );
  const chips = useChipText(
    box,
    { text: textPartOf(item, part), raw, multiline, faceOf },
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

  const insert = useCallback(() => {
    const { from, to } = chips.current?.kept() ?? caretAt(0);
    ask(from, to, false);
  }, [ask, chips]);
  const noted = useDeferredValue(item);

  return (
    <Box>
      <DataTextBar labelId={labelId} label={label} box={box} onInsert={insert} />
      <ChipBox
        readOnly={editor.readOnly}
        ref={box}
        id={textBoxId(item, part)}
        raw={raw}
        multiline={multiline}
        aria-labelledby={labelId}
        aria-describedby={notesId}
      />
      <TextNotes id={notesId} help={help} item={noted} part={part} onAsk={ask} />
    </Box>
  );
};

interface DataTextBarProps {
  readonly labelId: string;
  readonly label: string;
  readonly box: RefObject<HTMLElement | null>;
  readonly onInsert: () => void;
}

/** Memoised: the field below it is typed in. */
const DataTextBar = memo(function DataTextBar({ labelId, label, box, onInsert }: DataTextBarProps) {
  const raw = useEditorValue(rawTextAtom);
  const setRaw = useSetEditorValue(rawTextAtom);
  return (
    <HStack justify="space-between" wrap="wrap" gap="1" mb={{ base: 1.5, lg: 1 }}>
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
        <Button size="2xs" variant="outline" title="Insert data ({)" onClick={onInsert}>
          <Braces aria-hidden />
          Insert data
        </Button>
      </HStack>
    </HStack>
  );
});
