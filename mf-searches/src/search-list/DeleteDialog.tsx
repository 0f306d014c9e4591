import { ConfirmDialog, HStack, Spinner, Stack, Text } from 'shared-kernel/ui';
import { nameOf, RESTORABLE_DAYS } from 'shared-kernel/model';
import { UsesList } from '../used-in/UsesList';
import { usesSummary } from '../used-in/usesSummary';
import type { Deletion, DeletionQuestions } from './useDeletion';

/** Asks before a search is deleted: what breaks is listed first, and a search in use needs a second yes. */
export const DeleteDialog = ({ deletion, confirm, cancel }: DeletionQuestions) => {
  const words = deletion === null ? null : WORDS[deletion.step](nameOf(deletion.search));
  return (
    <ConfirmDialog
      key={deletion?.step === 'second' ? 'second' : 'first'}
      open={deletion !== null}
      title={words?.title ?? ''}
      confirmLabel={words?.yes ?? ''}
      confirmDisabled={deletion?.step === 'looking'}
      danger
      onCancel={cancel}
      onConfirm={confirm}
    >
      {deletion !== null && <Body deletion={deletion} />}
    </ConfirmDialog>
  );
};

const WORDS = {
  looking: (name) => ({ title: `Delete “${name}”?`, yes: 'Delete' }),
  first: (name) => ({ title: `Delete “${name}”?`, yes: 'Delete' }),
  second: (name) => ({ title: `Really delete “${name}”?`, yes: 'Delete anyway' }),
} as const satisfies Record<Deletion['step'], (name: string) => { title: string; yes: string }>;

/** What was deleted can be had again. */
const RESTORABLE = ` It can be restored from the bin for ${String(RESTORABLE_DAYS)} days.`;

const Body = ({ deletion }: { deletion: Deletion }) => {
  if (deletion.step === 'looking') {
    return (
      <HStack role="status">
        <Spinner size="sm" />
        <Text>Looking where it is used</Text>
      </HStack>
    );
  }
  const { uses } = deletion;
  if (uses === null) {
    return (
      <Text>
        Whether screens or other searches use it could not be found out. If any do, they break.
        {RESTORABLE}
      </Text>
    );
  }
  if (uses.length === 0) {
    return <Text>No screen and no other search uses it.{RESTORABLE}</Text>;
  }
  if (deletion.step === 'second') {
    return (
      <Text>
        {usesSummary(uses)} will break as listed.{RESTORABLE}
      </Text>
    );
  }
  return (
    <Stack gap="3">
      <Text>It is used, and this breaks:</Text>
      <UsesList uses={uses} withLosses />
    </Stack>
  );
};
