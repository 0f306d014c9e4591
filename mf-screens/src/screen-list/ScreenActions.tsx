import { nameOf, type Screen } from 'shared-kernel/model';
import { RowActions } from 'shared-kernel/saving';
import { organisationAtom } from 'shared-kernel/session';
import { ConfirmDialog, Copy, IconButton } from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { DuplicateDialog } from '../duplicate/DuplicateDialog';
import type { ScreenListActions } from './useScreenListActions';

interface ScreenActionsProps {
  readonly screen: Screen;
  readonly listActions: ScreenListActions;
}

/** What can be done with a screen from the list. Deleting asks first (spec §5), a copy for its year. */
export const ScreenActions = ({ screen, listActions }: ScreenActionsProps) => {
  const [asking, setAsking] = useState<'delete' | 'duplicate' | null>(null);
  const organisation = useAtomValue(organisationAtom);
  const name = nameOf(screen);
  const close = () => {
    setAsking(null);
  };
  return (
    <>
      <RowActions
        name={name}
        onRecalculate={() => void listActions.recalculate(screen.id)}
        onDelete={() => {
          setAsking('delete');
        }}
      >
        <IconButton
          size="sm"
          variant="outline"
          disabled={listActions.adding}
          title="Duplicate"
          aria-label={`Duplicate ${name}`}
          onClick={() => {
            setAsking('duplicate');
          }}
        >
          <Copy size={14} aria-hidden />
        </IconButton>
      </RowActions>
      {asking === 'duplicate' && (
        <DuplicateDialog
          screen={screen}
          years={organisation.status === 'ready' ? organisation.years : []}
          onCancel={close}
          onDuplicate={(copy, target) => {
            close();
            void listActions.duplicate(copy, target);
          }}
        />
      )}
      <ConfirmDialog
        open={asking === 'delete'}
        title={`Delete “${name}”?`}
        confirmLabel="Delete"
        danger
        onCancel={close}
        onConfirm={() => {
          close();
          void listActions.remove(screen.id);
        }}
      >
        Supporters will no longer see this screen. It can be restored from the bin for 30 days.
      </ConfirmDialog>
    </>
  );
};
