import { isScopeSwitch, useBlocker } from 'shared-kernel/contract';
import { useEffect } from 'react';
import { ConfirmDialog } from './ConfirmDialog';

/** Asks before a page with unsaved edits is left, by a link as by closing the tab. */
export const UnsavedChanges = ({ when }: { when: boolean }) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when &&
      (currentLocation.pathname !== nextLocation.pathname || isScopeSwitch(nextLocation.state)),
  );

  useEffect(() => {
    if (!when) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
    };
  }, [when]);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      danger
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      Your edits on this page are not saved yet.
    </ConfirmDialog>
  );
};
