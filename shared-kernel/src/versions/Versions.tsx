import { lateDialog } from 'shared-kernel/late-parts';
import type { VersionsDialogProps } from './VersionsDialog';

const importDialog = async () => (await import('./VersionsDialog')).VersionsDialog;

/** Earlier saves of a search or a screen; the dialog is brought along once somebody asks for it. */
const VersionsDialog = lateDialog(importDialog) as Awaited<ReturnType<typeof importDialog>>;

export const Versions = <Saved,>(props: VersionsDialogProps<Saved>) => (
  <VersionsDialog {...props} />
);
