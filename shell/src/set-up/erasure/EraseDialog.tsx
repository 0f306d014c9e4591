import { ConfirmDialog, Stack, Text } from 'shared-kernel/ui';

interface EraseDialogProps {
  readonly open: boolean;
  readonly email: string;
  readonly focusAfter: () => HTMLElement | null;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Says what goes, and what goes along with it, before it does. */
export const EraseDialog = ({ email, ...dialog }: EraseDialogProps) => (
  <ConfirmDialog {...dialog} title="Erase this supporter?" confirmLabel="Erase for good" danger>
    <Stack gap="3">
      <Text overflowWrap="anywhere">
        Everything that all years hold about {email} goes, under other e-mails of the same supporter
        id as well: their data, their values among the examples of data fields, their e-mail in the
        examples of searches and screens, and their personal links, which stop working.
      </Text>
      <Text>
        Imports can then no longer be undone and their rejected rows no longer downloaded, since
        both may hold this supporter. All counts are made again.
      </Text>
      <Text>This cannot be undone. Later imports leave this supporter out.</Text>
    </Stack>
  </ConfirmDialog>
);
