import type { Screen } from 'shared-kernel/model';
import { Button, Dialog, Stack, Text } from 'shared-kernel/ui';
import { useMemo, useState } from 'react';

import { EditorDialog } from '../controls/EditorDialog';
import { itemName } from '../document/itemName';
import { contentAtom } from '../editor/documentAtoms';
import { useEditor, useEditorValue, useSetEditorValue } from '../editor/EditorContext';
import { previewAtom } from '../editor/preview/previewAtom';
import { readyYearDataAtom } from '../editor/year-data/yearDataAtom';
import { OtherScreens } from './OtherScreens';
import { rhythmShownAtom } from './rhythmShownAtom';
import { RhythmTable } from './RhythmTable';
import { arranged, arrangedOthers } from './storyRhythm';
import { useRhythmSetting } from './useRhythmSetting';

interface RhythmDialogProps {
  readonly screen: Screen;
  /** Other screens were saved. */
  readonly onSaved: () => void;
}

/** [S86] Shows what the rhythm changes before it does. */
export const RhythmDialog = ({ screen, onSaved }: RhythmDialogProps) => {
  const shown = useEditorValue(rhythmShownAtom);
  const setShown = useSetEditorValue(rhythmShownAtom);
  const close = () => {
    setShown(false);
  };
  return (
    <EditorDialog shown={shown} size="lg" onClose={close}>
      <Dialog.Header pe="14">
        <Dialog.Title fontSize="lg">Set the rhythm</Dialog.Title>
      </Dialog.Header>
      <Proposal screen={screen} onSaved={onSaved} onDone={close} />
    </EditorDialog>
  );
};

interface ProposalProps extends RhythmDialogProps {
  readonly onDone: () => void;
}

const Proposal = ({ screen, onSaved, onDone }: ProposalProps) => {
  const editor = useEditor();
  const content = useEditorValue(contentAtom);
  const year = useEditorValue(readyYearDataAtom);
  const { textOf } = useEditorValue(previewAtom);
  const here = useMemo(() => arranged(content, year), [content, year]);
  const others = useMemo(() => (year === null ? [] : arrangedOthers(year, screen)), [year, screen]);
  const [withOthers, setWithOthers] = useState(false);
  const { setRhythm, working } = useRhythmSetting(onSaved, onDone);
  const toChange = withOthers ? others.filter(({ changed }) => changed > 0) : [];
  const nothing = here.changed === 0 && toChange.length === 0;
  const nameOf = (id: string): string => {
    const item = editor.get(contentAtom).items.find((one) => one.id === id);
    return item === undefined ? '' : itemName(item, textOf(item));
  };

  return (
    <>
      <Dialog.Body>
        <Stack gap="4">
          <Text color="fg.muted">
            A new moment every 1.0-1.6 seconds, time to read each text, and nothing stands still for
            more than 3 seconds.
          </Text>
          {here.changed === 0 ? (
            <Text role="status">This screen has its rhythm already.</Text>
          ) : (
            <RhythmTable changes={here} nameOf={nameOf} />
          )}
          <OtherScreens others={others} chosen={withOthers} onChoose={setWithOthers} />
        </Stack>
      </Dialog.Body>
      <Dialog.Footer flexWrap="wrap">
        <Button variant="outline" onClick={onDone}>
          {nothing ? 'Close' : 'Cancel'}
        </Button>
        {!nothing && (
          <Button
            loading={working}
            onClick={() => {
              void setRhythm(here, toChange);
            }}
          >
            {toChange.length === 0
              ? 'Set the rhythm'
              : `Set it on ${screens(toChange.length + (here.changed > 0 ? 1 : 0))}`}
          </Button>
        )}
      </Dialog.Footer>
    </>
  );
};

const screens = (count: number): string => `${String(count)} screen${count === 1 ? '' : 's'}`;
