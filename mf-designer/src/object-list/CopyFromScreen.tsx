import { nameOf, type Screen, type ScreenId } from 'shared-kernel/model';
import { Box, Button, Checkbox, HStack, NativeSelect, Stack } from 'shared-kernel/ui';
import { useState } from 'react';

import { copyFromScreen } from '../document/copyFromScreen';
import { MOST_ITEMS } from '../document/mostItems';
import { contentAtom } from '../editor/documentAtoms';
import { useEditor, useEditorValue } from '../editor/EditorContext';
import { useEditorReading } from '../editor/useEditorReading';
import { readyYearDataAtom } from '../editor/year-data/yearDataAtom';

/** [S30] Takes over the items of another screen of the year that has some. */
export const CopyFromScreen = ({ screenId }: { /** This screen's. */ screenId: ScreenId }) => {
  const editor = useEditor();
  const year = useEditorValue(readyYearDataAtom);
  const here = useEditorReading(({ get }) => get(contentAtom).items.length);
  const [chosenId, choose] = useState<string>('');
  const [background, setBackground] = useState<boolean | null>(null);
  const offered = (year?.screens ?? []).filter(
    ({ id, content }) => id !== screenId && content.items.length > 0,
  );
  const chosen = offered.find(({ id }) => id === chosenId);
  const withBackground = background ?? here === 0;
  const tooMany = here + (chosen?.content.items.length ?? 0) > MOST_ITEMS;

  const copy = (other: Screen) => {
    const copied = copyFromScreen(editor.get(contentAtom), other.content, { withBackground });
    editor.edit(() => copied.content, { select: copied.ids });
    choose('');
    setBackground(null);
  };

  return (
    <Stack gap="2">
      <HStack gap="2">
        <Box flex="1" minW="0">
          <NativeSelect.Root size="xs" disabled={offered.length === 0}>
            <NativeSelect.Field
              aria-label="Screen to copy from"
              value={chosenId}
              onChange={(event) => {
                choose(event.target.value);
              }}
            >
              <option value="">
                {year !== null && offered.length === 0
                  ? 'No other screen has objects'
                  : 'Another screen …'}
              </option>
              {offered.map((other) => (
                <option key={other.id} value={other.id}>
                  {nameOf(other)}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Box>
        <Button
          size="xs"
          variant="outline"
          disabled={chosen === undefined || tooMany}
          onClick={() => {
            if (chosen !== undefined) copy(chosen);
          }}
        >
          Copy from screen
        </Button>
      </HStack>
      {chosen !== undefined && (
        <Checkbox.Root
          size="sm"
          checked={withBackground}
          onCheckedChange={({ checked }) => {
            setBackground(checked === true);
          }}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>
            {tooMany
              ? `Too many: a screen holds at most ${String(MOST_ITEMS)} objects`
              : 'Also its background'}
          </Checkbox.Label>
        </Checkbox.Root>
      )}
    </Stack>
  );
};
