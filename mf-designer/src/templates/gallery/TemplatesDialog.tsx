import { latePart } from 'shared-kernel/late-parts';
import { Dialog, Skeleton } from 'shared-kernel/ui';

import { EditorDialog } from '../../controls/EditorDialog';
import { useEditorValue, useSetEditorValue } from '../../editor/EditorContext';
import { galleryAtom } from '../galleryAtom';
import type { KeepIllustration } from '../keepIllustration';

interface TemplatesDialogProps {
  readonly keep: KeepIllustration;
  /** The screen's set-up is another one. */
  readonly onSetup: () => void;
}

/** It is named from the beginning: a dialog looks for its title once. */
const GALLERY_TITLE = 'Start from a template';

/** Its drawings and styles are brought along once somebody looks for a template. */
const Gallery = latePart(async () => (await import('./Gallery')).Gallery, {
  waiting: (
    <>
      <Dialog.Header pe="14">
        <Dialog.Title fontSize="lg">{GALLERY_TITLE}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body pb="6">
        <Skeleton height="20rem" />
      </Dialog.Body>
    </>
  ),
});

/** [S60] Starting screens to choose from. */
export const TemplatesDialog = ({ keep, onSetup }: TemplatesDialogProps) => {
  const shown = useEditorValue(galleryAtom);
  const show = useSetEditorValue(galleryAtom);
  const close = () => {
    show(null);
  };
  return (
    <EditorDialog shown={shown !== null} size="xl" maxWidth="62rem" onClose={close}>
      {shown !== null && <Gallery shown={shown} keep={keep} onDone={close} onSetup={onSetup} />}
    </EditorDialog>
  );
};
