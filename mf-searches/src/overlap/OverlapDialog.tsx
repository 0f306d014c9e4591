import { useAtomValue } from 'jotai';
import { nameOf, type Search, type SearchId } from 'shared-kernel/model';
import { serverSentence } from 'shared-kernel/server';
import { useScope } from 'shared-kernel/session';
import {
  Dialog,
  DialogClose,
  ErrorPanel,
  Field,
  Grid,
  NativeSelect,
  Portal,
  Skeleton,
  Stack,
  Text,
} from 'shared-kernel/ui';
import { useCallback, useMemo, useState } from 'react';
import { answerOf, useNewestAnswer } from 'shared-kernel/newest-answer';
import { OverlapPicture } from './OverlapPicture';
import { overlapPortAtom } from './overlapPort';
import { OverlapTable } from './OverlapTable';

type Pair = readonly [SearchId, SearchId];

export interface OverlapDialogProps {
  readonly searches: readonly Search[];
  readonly first: SearchId;
  /** Null where it is still to be chosen. */
  readonly second: SearchId | null;
  readonly onClose: () => void;
}

/** How many supporters two saved searches have in common. */
export const OverlapDialog = ({ searches, onClose, ...given }: OverlapDialogProps) => {
  const [first, setFirst] = useState(given.first);
  const [second, setSecond] = useState(given.second);
  const pair = useMemo<Pair | null>(
    () => (second === null ? null : [first, second]),
    [first, second],
  );
  return (
    <Dialog.Root
      open
      size="lg"
      placement="center"
      scrollBehavior="inside"
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content borderRadius="l3">
            <Dialog.Header pe="14">
              <Dialog.Title fontSize="lg">Overlap of two searches</Dialog.Title>
            </Dialog.Header>
            <DialogClose />
            <Dialog.Body pb="6">
              <Stack gap="4">
                <Grid gap="3" templateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
                  <SearchChoice
                    label="First search"
                    searches={searches}
                    value={first}
                    onChange={setFirst}
                  />
                  <SearchChoice
                    label="Second search"
                    searches={searches}
                    value={second}
                    onChange={setSecond}
                  />
                </Grid>
                <Compared pair={pair} searches={searches} />
              </Stack>
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
};

interface SearchChoiceProps {
  readonly label: string;
  readonly searches: readonly Search[];
  readonly value: SearchId | null;
  readonly onChange: (id: SearchId) => void;
}

const SearchChoice = ({ label, searches, value, onChange }: SearchChoiceProps) => (
  <Field.Root>
    <Field.Label>{label}</Field.Label>
    <NativeSelect.Root>
      <NativeSelect.Field
        value={value ?? ''}
        onChange={(event) => {
          const chosen = searches.find(({ id }) => id === event.currentTarget.value);
          if (chosen !== undefined) onChange(chosen.id);
        }}
      >
        {value === null && <option value="">Choose a search</option>}
        {searches.map((search) => (
          <option key={search.id} value={search.id}>
            {nameOf(search)}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  </Field.Root>
);

const Compared = ({ pair, searches }: { pair: Pair | null; searches: readonly Search[] }) => {
  const { compareSearches } = useAtomValue(overlapPortAtom);
  const scope = useScope();
  const ask = useCallback(
    (searchIds: Pair) => compareSearches({ ...scope, searchIds }),
    [compareSearches, scope],
  );
  const newest = useNewestAnswer(pair, ask);
  const overlap = answerOf(newest);
  const nameAt = (index: 0 | 1) =>
    nameOf(searches.find(({ id }) => id === pair?.[index]) ?? { name: '' });
  if (newest.status === 'nothing')
    return <Text color="fg.muted">Choose the search to compare it with.</Text>;
  if (newest.status === 'failed')
    return (
      <ErrorPanel title="The searches could not be compared" onRetry={newest.retry}>
        {serverSentence(newest.failure)}
      </ErrorPanel>
    );
  if (overlap === null) return <Skeleton h="20rem" />;
  return (
    <Stack
      gap="4"
      aria-busy={newest.status === 'working'}
      opacity={newest.status === 'working' ? 0.55 : 1}
      transition="opacity 150ms ease-out"
    >
      <OverlapPicture overlap={overlap} />
      <OverlapTable overlap={overlap} firstName={nameAt(0)} secondName={nameAt(1)} />
    </Stack>
  );
};
