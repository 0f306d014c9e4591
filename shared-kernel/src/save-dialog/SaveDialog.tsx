import { Alert, Button, ModalDialog, Stack } from 'shared-kernel/ui';
import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';

interface SaveDialogProps {
  readonly title: string;
  readonly saveLabel: string;
  /** It cannot be saved as it is, which is plain to see. */
  readonly disabled?: boolean;
  /** Why it was not saved, in a sentence; null where it was, and where a field says what is missing. */
  readonly onSave: () => Promise<string | null>;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** A dialog that saves what its fields say, once at a time, and stays with the reason where it was not saved. */
export const SaveDialog = (props: SaveDialogProps) => {
  const { disabled = false, onClose } = props;
  const formId = useId();
  const [saving, setSaving] = useState(false);
  const [refusal, refuse] = useState<string | null>(null);
  const save = async () => {
    if (disabled || saving) return;
    setSaving(true);
    refuse(null);
    const sentence = await props.onSave();
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
          <Button
            type="submit"
            form={formId}
            loading={saving}
            loadingText="Saving"
            disabled={disabled}
          >
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
