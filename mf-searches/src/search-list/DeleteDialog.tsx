import { ConfirmDialog, HStack, Spinner, Stack, Text } from 'shared-kernel/ui';
import { nameOf, RESTORABLE_DAYS } from 'shared-kernel/model';
import { UsesList } from '../used-in/UsesList';
import { usesSummary } from '../used-in/usesSummary';
import type { Deletion, DeletionQuestions, NamedSearch, UsedSearch } from './useDeletion';

/** Asks before searches are deleted, and lists what uses them and breaks (D515). */
export const DeleteDialog = ({ deletion, confirm, cancel }: DeletionQuestions) => (
  <ConfirmDialog
    open={deletion !== null}
    title={deletion === null ? '' : `Delete ${whatOf(deletion.searches)}?`}
    confirmLabel={deletion !== null && mayBreak(deletion) ? 'Delete anyway' : 'Delete'}
    confirmDisabled={deletion?.step === 'looking'}
    danger
    onCancel={cancel}
    onConfirm={confirm}
  >
    {deletion !== null && <Body deletion={deletion} />}
  </ConfirmDialog>
);

/** Where the uses are not known, something may break just as well. */
const mayBreak = (deletion: Deletion): boolean =>
  deletion.step === 'asking' && (deletion.used === null || deletion.used.length > 0);

function whatOf(searches: readonly NamedSearch[]): string {
  const [only] = searches;
  return searches.length === 1 && only !== undefined
    ? `“${nameOf(only)}”`
    : `${String(searches.length)} searches`;
}

const Body = ({ deletion }: { deletion: Deletion }) => {
  const isOne = deletion.searches.length === 1;
  const restorable = ` ${isOne ? 'It' : 'They'} can be restored from the bin for ${String(RESTORABLE_DAYS)} days.`;
  if (deletion.step === 'looking') {
    return (
      <HStack role="status">
        <Spinner size="sm" />
        <Text>Looking where {isOne ? 'it is' : 'they are'} used</Text>
      </HStack>
    );
  }
  const { used } = deletion;
  if (used === null) {
    return (
      <Text>
        Whether screens or other searches use {isOne ? 'it' : 'them'} could not be found out. If any
        do, they break.
        {restorable}
      </Text>
    );
  }
  if (used.length === 0) {
    return (
      <Text>
        No screen and no other search uses {isOne ? 'it' : 'any of them'}.{restorable}
      </Text>
    );
  }
  return (
    <Stack gap="3">
      {isOne ? <OneUsed used={used} /> : <SomeUsed used={used} all={deletion.searches.length} />}
      <Text>{restorable.trim()}</Text>
    </Stack>
  );
};

const OneUsed = ({ used }: { used: readonly UsedSearch[] }) => {
  const uses = used.flatMap((one) => one.uses);
  return (
    <Stack gap="3">
      <Text>It is used in {usesSummary(uses)}, and this breaks:</Text>
      <UsesList uses={uses} withLosses />
    </Stack>
  );
};

const SomeUsed = ({ used, all }: { used: readonly UsedSearch[]; all: number }) => (
  <Stack gap="3" maxH="60vh" overflowY="auto">
    <Text>
      {used.length} of the {all} {used.length === 1 ? 'is' : 'are'} used in{' '}
      {usesSummary(used.flatMap(({ uses }) => uses))}, and this breaks:
    </Text>
    {used.map(({ search, uses }) => (
      <Stack key={search.id} gap="1">
        <Text color="fg" fontWeight="medium" overflowWrap="anywhere">
          {nameOf(search)}
        </Text>
        <UsesList uses={uses} withLosses />
      </Stack>
    ))}
  </Stack>
);
