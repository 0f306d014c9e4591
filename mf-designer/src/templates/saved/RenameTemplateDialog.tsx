import { useAtomValue } from 'jotai';
import { TEMPLATE_LENGTHS, type SavedTemplate } from 'shared-kernel/model';
import { SaveDialog } from 'shared-kernel/save-dialog';
import { templateStoreAtom } from 'shared-kernel/saved-templates';
import { serverSentence } from 'shared-kernel/server';
import { useToast, useYear } from 'shared-kernel/session';
import { Field, Input } from 'shared-kernel/ui';
import { useState } from 'react';

interface RenameTemplateDialogProps {
  readonly template: SavedTemplate;
  readonly onClose: () => void;
  readonly onChanged: () => Promise<void>;
}

/** [S155] Another name for a template, and what it is for. */
export const RenameTemplateDialog = (props: RenameTemplateDialogProps) => {
  const { template, onClose, onChanged } = props;
  const store = useAtomValue(templateStoreAtom);
  const { organisationId } = useYear().scope;
  const toast = useToast();
  const [name, setName] = useState(template.name);
  const [purpose, setPurpose] = useState(template.purpose);

  const save = async (): Promise<string | null> => {
    const answer = await store.rename({
      ...{ organisationId, id: template.id, expectedRevision: template.saved.revision },
      description: { name: name.trim(), purpose: purpose.trim() },
    });
    if (!answer.ok) return `${serverSentence(answer.error)} Nothing has been changed.`;
    const { value } = answer;
    if (value.outcome === 'refused') return value.sentence;
    onClose();
    toast(
      value.outcome === 'saved'
        ? { header: 'Template', body: 'Saved successfully!', variant: 'success', delayMs: 2000 }
        : {
            header: 'Template',
            body: `${value.savedBy} has changed it meanwhile: it is as they saved it.`,
            variant: 'danger',
          },
    );
    await onChanged();
    return null;
  };

  return (
    <SaveDialog
      title={`Rename “${template.name}”`}
      saveLabel="Save"
      disabled={name.trim() === ''}
      onSave={save}
      onClose={onClose}
    >
      <Field.Root required>
        <Field.Label color="fg">Name</Field.Label>
        <Input
          color="fg"
          value={name}
          maxLength={TEMPLATE_LENGTHS.name}
          onChange={(event) => {
            setName(event.target.value);
          }}
        />
      </Field.Root>
      <Field.Root>
        <Field.Label color="fg">What it is for</Field.Label>
        <Input
          color="fg"
          value={purpose}
          maxLength={TEMPLATE_LENGTHS.purpose}
          onChange={(event) => {
            setPurpose(event.target.value);
          }}
        />
      </Field.Root>
    </SaveDialog>
  );
};
