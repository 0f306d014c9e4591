import type { Media, MediaId } from 'shared-kernel/model';
import { useToast } from 'shared-kernel/session';
import { Dialog, Flex, Text } from 'shared-kernel/ui';
import { useEffect, useRef, useState } from 'react';

import { FULL } from '../document/mostItems';
import { useEditor } from '../editor/EditorContext';
import type { PictureRequest } from '../editor/panels/pictureRequestAtom';
import { LibraryContents } from './LibraryContents';
import { placePicture, placedPicture } from './placePicture';
import { quotaWords } from './quotaWords';
import { pictureIn, useLibrary } from './useLibrary';

interface LibraryPanelProps {
  readonly request: PictureRequest;
  readonly onDone: () => void;
}

/** The organisation's pictures in the dialog, to be placed. */
export const LibraryPanel = ({ request, onDone }: LibraryPanelProps) => {
  const editor = useEditor();
  const toast = useToast();
  const state = useLibrary();
  const { library, bringIn } = state;
  const [chosen, choose] = useState<MediaId | null>(() => placedPicture(editor, request.place));

  const brought = useRef(false);
  useEffect(() => {
    // Once, also where React mounts twice.
    if (request.bringIn === null || brought.current) return;
    brought.current = true;
    void bringIn(request.bringIn).then((id) => {
      if (id !== null) choose(id);
    });
  }, [request, bringIn]);

  const use = (taken: Media) => {
    const before = pictureIn(library, placedPicture(editor, request.place));
    if (!placePicture(editor, request.place, taken, before)) {
      toast({ header: 'Picture', body: FULL, variant: 'warning' });
    }
    onDone();
  };

  return (
    <>
      <Dialog.Body pb="4">
        <LibraryContents state={state} chosen={chosen} onChoose={choose} onUse={use} />
      </Dialog.Body>
      <Dialog.Footer>
        <Flex w="full" justify="space-between" wrap="wrap" gap="2" color="fg.muted" fontSize="sm">
          <Text>{library.status === 'ready' ? quotaWords(library.value) : '\u00a0'}</Text>
          <Text>JPEG, PNG, WebP, AVIF, GIF or SVG, up to 20 MB each</Text>
        </Flex>
      </Dialog.Footer>
    </>
  );
};
