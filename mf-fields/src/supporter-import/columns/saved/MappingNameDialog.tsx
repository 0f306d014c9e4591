import { MAPPING_NAME_LENGTH } from 'shared-kernel/model';
import { SaveDialog } from 'shared-kernel/save-dialog';
import { Field, Input } from 'shared-kernel/ui';
import type { ReactNode } from 'react';

interface MappingNameDialogProps {
  readonly title: string;
  readonly name: string;
  readonly children?: ReactNode;
  readonly saveLabel: string;
  readonly onName: (name: string) => void;
  /** Why it was not saved, in a sentence; null where it was. */
  readonly onSave: (name: string) => Promise<string | null>;
  readonly onClose: () => void;
}

/** Asks for the name of a mapping, until it is saved. */
export const MappingNameDialog = ({ name, children, ...props }: MappingNameDialogProps) => (
  <SaveDialog
    title={props.title}
    saveLabel={props.saveLabel}
    disabled={name.trim() === ''}
    onSave={() => props.onSave(name.trim())}
    onClose={props.onClose}
  >
    <Field.Root required>
      <Field.Label color="fg">Name</Field.Label>
      <Input
        color="fg"
        placeholder="Monthly export"
        value={name}
        maxLength={MAPPING_NAME_LENGTH}
        onChange={(event) => props.onName(event.target.value)}
      />
    </Field.Root>
    {children}
  </SaveDialog>
);
