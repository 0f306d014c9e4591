import { lazy, Suspense } from 'react';
import type { VersionsDialogProps } from './VersionsDialog';

const importDialog = async () => ({ default: (await import('./VersionsDialog')).VersionsDialog });

/** Earlier saves of a search or a screen; the dialog is brought along once somebody asks for it. */
const VersionsDialog = lazy(importDialog) as Awaited<ReturnType<typeof importDialog>>['default'];

export const Versions = <Saved,>(props: VersionsDialogProps<Saved>) => (
  <Suspense fallback={null}>
    <VersionsDialog {...props} />
  </Suspense>
);
