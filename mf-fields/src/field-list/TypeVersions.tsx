import { lateDialog } from 'shared-kernel/late-parts';
import type { FieldListEntry, FieldType } from 'shared-kernel/model';
import { History, IconButton } from 'shared-kernel/ui';
import { useState } from 'react';

/** Few look back: it comes when it is opened. */
const TypeVersionsDialog = lateDialog(
  async () => (await import('./TypeVersionsDialog')).TypeVersionsDialog,
);

interface TypeVersionsProps {
  readonly field: Pick<FieldListEntry, 'name'>;
  /** Null for what the values say. */
  readonly onType: (type: FieldType | null) => void;
}

/** Opens which types somebody has set. */
export const TypeVersions = ({ field: { name }, onType }: TypeVersionsProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        size="xs"
        variant="ghost"
        color="fg.muted"
        aria-label={`Versions of ${name}’s type`}
        title="Versions of the type"
        onClick={() => {
          setOpen(true);
        }}
      >
        <History size={16} aria-hidden />
      </IconButton>
      {open && (
        <TypeVersionsDialog
          name={name}
          onType={onType}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
};
