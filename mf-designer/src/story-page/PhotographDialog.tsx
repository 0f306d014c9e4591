import type { Media, MediaId } from 'shared-kernel/model';
import { Dialog } from 'shared-kernel/ui';
import { useState } from 'react';

import { EditorDialog } from '../controls/EditorDialog';
import { LibraryContents } from '../media/LibraryContents';
import { useLibrary } from '../media/useLibrary';

interface PhotographDialogProps {
  readonly title: string;
  readonly chosen: MediaId | null;
  readonly onChoose: (photograph: Media) => void;
  readonly onClose: () => void;
}

/** The pictures of the organisation, one of them to be used. */
export const PhotographDialog = ({ title, chosen, onChoose, onClose }: PhotographDialogProps) => {
  const state = useLibrary();
  const [looked, lookAt] = useState(chosen);
  return (
    <EditorDialog shown size="xl" maxWidth="70rem" onClose={onClose}>
      <Dialog.Header pe="14">
        <Dialog.Title fontSize="lg">{title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body pb="6">
        <LibraryContents state={state} chosen={looked} onChoose={lookAt} onUse={onChoose} />
      </Dialog.Body>
    </EditorDialog>
  );
};
