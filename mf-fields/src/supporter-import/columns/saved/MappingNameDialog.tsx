import { MAPPING_NAME_LENGTH } from 'shared-kernel/model';
import { Alert, Button, Field, Input, ModalDialog, Stack } from 'shared-kernel/ui';
import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';

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
export const MappingNameDialog = (props: MappingNameDialogProps) => {
  const { name, onClose } = props;
  const formId = useId();
  const [saving, setSaving] = useState(false);
  const [refusal, refuse] = useState<string | null>(null);
  const nameless = name.trim() === '';
  const save = async () => {
    if (nameless || saving) return;
    setSaving(true);
    const sentence = await props.onSave(name.trim());
    setSaving(false);
    refuse(sentence);
  };
  return (
    <ModalDialog
      open
      title={props.title}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={saving} disabled={nameless}>
            {props.saveLabel}
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
              placeholder="Monthly export"
              value={name}
              maxLength={MAPPING_NAME_LENGTH}
              onChange={(event) => props.onName(event.target.value)}
            />
          </Field.Root>
          {props.children}
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
