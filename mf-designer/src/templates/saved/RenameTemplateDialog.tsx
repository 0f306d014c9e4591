import { useAtomValue } from 'jotai';
import { TEMPLATE_LENGTHS, type SavedTemplate } from 'shared-kernel/model';
import { templateStoreAtom } from 'shared-kernel/saved-templates';
import { serverSentence } from 'shared-kernel/server';
import { useToast, useYear } from 'shared-kernel/session';
import { Alert, Button, Field, Input, ModalDialog, Stack } from 'shared-kernel/ui';
import { useId, useState, type SyntheticEvent } from 'react';

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
  const formId = useId();
  const [name, setName] = useState(template.name);
  const [purpose, setPurpose] = useState(template.purpose);
  const [saving, setSaving] = useState(false);
  const [refusal, refuse] = useState<string | null>(null);
  const nameless = name.trim() === '';

  const save = async () => {
    if (nameless) return;
    setSaving(true);
    const answer = await store.rename({
      ...{ organisationId, id: template.id, expectedRevision: template.saved.revision },
      description: { name: name.trim(), purpose: purpose.trim() },
    });
    setSaving(false);
    if (!answer.ok) {
      refuse(`${serverSentence(answer.error)} Nothing has been changed.`);
      return;
    }
    const { value } = answer;
    if (value.outcome === 'refused') {
      refuse(value.sentence);
      return;
    }
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
  };

  return (
    <ModalDialog
      open
      title={`Rename “${template.name}”`}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={saving} disabled={nameless}>
            Save
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap="4">
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
          {refusal !== null && (
            <Alert.Root status="error">
              <Alert.Indicator />
              <Alert.Content>{refusal}</Alert.Content>
            </Alert.Root>
          )}
        </Stack>
      </form>
    </ModalDialog>
  );
};
