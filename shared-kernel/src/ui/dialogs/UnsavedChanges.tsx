import { isScopeSwitch, useBlocker } from 'shared-kernel/contract';
import { useEffect, type ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog';

interface UnsavedChangesProps {
  readonly when: boolean;
  readonly title?: string;
  /** Whether edits stay while another address is looked at: it is gone to without a question. */
  readonly within?: (pathname: string) => boolean;
  /** What is lost by leaving. */
  readonly children?: ReactNode;
}

/** Asks before a page with something unfinished is left, by a link as by closing the tab. */
export const UnsavedChanges = ({
  when,
  title = 'Leave without saving?',
  within = () => false,
  children = 'Your edits on this page are not saved yet.',
}: UnsavedChangesProps) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when &&
      ((currentLocation.pathname !== nextLocation.pathname && !within(nextLocation.pathname)) ||
        isScopeSwitch(nextLocation.state)),
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
      title={title}
      confirmLabel="Leave"
      cancelLabel="Stay"
      danger
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {children}
    </ConfirmDialog>
  );
};
