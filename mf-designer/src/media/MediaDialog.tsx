import { latePart } from 'shared-kernel/late-parts';
import { Center, Dialog, Flex, Spinner } from 'shared-kernel/ui';
import { useState } from 'react';

import { EditorDialog } from '../controls/EditorDialog';
import { useEditorValue, useSetEditorValue } from '../editor/EditorContext';
import { pictureRequestAtom } from '../editor/panels/pictureRequestAtom';
import { ShelfChoice, type Shelf } from './ShelfChoice';

const shelves = {
  waiting: (
    <Center minH="24rem">
      <Spinner aria-label="Loading" />
    </Center>
  ),
};

/** Brought along once somebody opens the dialog, which is named from the beginning. */
const LibraryPanel = latePart(async () => (await import('./LibraryPanel')).LibraryPanel, shelves);

const IllustrationShelf = latePart(
  async () => (await import('./illustrations/IllustrationShelf')).IllustrationShelf,
  shelves,
);

/** [S90] The organisation's pictures, to choose one for an image object or behind the screen. */
export const MediaDialog = () => {
  const request = useEditorValue(pictureRequestAtom);
  const setRequest = useSetEditorValue(pictureRequestAtom);
  const [shelf, setShelf] = useState<Shelf>('library');
  const close = () => {
    setRequest(null);
    setShelf('library');
  };
  return (
    <EditorDialog shown={request !== null} size="xl" maxWidth="70rem" onClose={close}>
      <Dialog.Header pe="14">
        <Flex gap="4" wrap="wrap" align="center">
          <Dialog.Title fontSize="lg">Pictures</Dialog.Title>
          <ShelfChoice value={shelf} onChange={setShelf} />
        </Flex>
      </Dialog.Header>
      {request !== null &&
        (shelf === 'library' ? (
          <LibraryPanel request={request} onDone={close} />
        ) : (
          <IllustrationShelf place={request.place} onDone={close} />
        ))}
    </EditorDialog>
  );
};
