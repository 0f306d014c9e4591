import { lazy, Suspense } from 'react';
import type { VersionsDialogProps } from './VersionsDialog';

const VersionsDialog = lazy(async () => ({
  default: (await import('./VersionsDialog')).VersionsDialog,
}));

/** Earlier saves of a search or a screen, once somebody asks for them. */
export const Versions = ({ open, ...props }: VersionsDialogProps & { readonly open: boolean }) =>
  open ? (
    <Suspense fallback={null}>
      <VersionsDialog {...props} />
    </Suspense>
  ) : null;
