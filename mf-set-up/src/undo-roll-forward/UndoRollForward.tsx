import { useState } from 'react';
import { lateDialog } from 'shared-kernel/late-parts';
import type { OrganisationId, Year } from 'shared-kernel/model';
import { Button } from 'shared-kernel/ui';

/** Few undo: it comes when it is asked for. */
const UndoDialog = lateDialog(async () => (await import('./UndoDialog')).UndoDialog);

interface UndoRollForwardProps {
  readonly organisationId: OrganisationId;
  readonly source: Pick<Year, 'id' | 'name'>;
  readonly target: Pick<Year, 'id' | 'name'>;
  /** When the dialog that did it is closed. */
  readonly onUndone: () => void;
}

/** The button that takes back what a year was brought, and the question before it. */
export const UndoRollForward = ({ source, target, onUndone, ...of }: UndoRollForwardProps) => {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        aria-label={`Undo the roll forward from ${source.name} to ${target.name}`}
        onClick={() => {
          setAsked(true);
        }}
      >
        Undo
      </Button>
      {isAsked && (
        <UndoDialog
          source={source}
          target={target}
          of={{ ...of, yearId: target.id, source: source.id }}
          onClose={(isDone) => {
            setAsked(false);
            if (isDone === true) onUndone();
          }}
        />
      )}
    </>
  );
};
