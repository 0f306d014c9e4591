import { useAtomValue } from 'jotai';
import { nameOf, RESTORABLE_DAYS, type BinEntry } from 'shared-kernel/model';
import { ForEditors } from 'shared-kernel/roles';
import { serverSentence } from 'shared-kernel/server';
import { ofYear, useReading, useServerChanges } from 'shared-kernel/server-state';
import { useScope, useToast } from 'shared-kernel/session';
import {
  Box,
  Button,
  EmptyState,
  ErrorPanel,
  Flex,
  ModalDialog,
  momentWords,
  Skeleton,
  Stack,
  Text,
} from 'shared-kernel/ui';
import { useState } from 'react';
import { versionStoreAtom } from './versionStore';

export interface BinDialogProps {
  readonly kind: BinEntry['kind'];
  /** What the page lists has one more. */
  readonly onRestored: () => void;
  readonly onClose: () => void;
}

const WORDS = {
  search: { title: 'Deleted searches', header: 'Search' },
  screen: { title: 'Deleted screens', header: 'Screen' },
  calculatedField: { title: 'Deleted calculated fields', header: 'Calculated field' },
} as const;

/** What was deleted in the last 30 days, to be restored. */
export const BinDialog = ({ kind, onRestored, onClose }: BinDialogProps) => {
  const store = useAtomValue(versionStoreAtom);
  const scope = useScope();
  const toast = useToast();
  const { yearChanged } = useServerChanges();
  const [read, reload] = useReading(ofYear(scope, 'bin', () => store.readBin(scope, kind), kind));
  const [restoring, setRestoring] = useState<string | null>(null);
  const entries = read.status === 'ready' ? read.value.filter((one) => one.kind === kind) : [];
  const { title, header } = WORDS[kind];

  const restore = async (entry: BinEntry) => {
    setRestoring(entry.id);
    const answer = await store.restore(scope, entry);
    setRestoring(null);
    toast(
      answer.ok
        ? { header, body: `“${nameOf(entry)}” is back.`, variant: 'success', delayMs: 2000 }
        : { header, body: serverSentence(answer.error), variant: 'danger' },
    );
    await yearChanged(scope);
    if (answer.ok) onRestored();
  };

  return (
    <ModalDialog
      open
      title={title}
      onClose={onClose}
      footer={
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      }
    >
      {read.status === 'loading' && <Skeleton h="8rem" />}
      {read.status === 'failed' && (
        <ErrorPanel title="The bin could not be loaded" onRetry={() => void reload()}>
          {serverSentence(read.error)}
        </ErrorPanel>
      )}
      {read.status === 'ready' && entries.length === 0 && (
        <EmptyState title="Nothing here">
          {`What is deleted can be restored here for ${String(RESTORABLE_DAYS)} days.`}
        </EmptyState>
      )}
      {entries.length > 0 && (
        <Stack as="ul" gap="3" listStyleType="none">
          {entries.map((entry) => (
            <Flex as="li" key={entry.id} gap="3" align="center" justify="space-between">
              <Box minW="0">
                <Text color="fg" fontWeight="medium" overflowWrap="anywhere">
                  {nameOf(entry)}
                </Text>
                <Text fontSize="sm" overflowWrap="anywhere">
                  {deletedWords(entry)}
                </Text>
              </Box>
              <ForEditors>
                <Button
                  size="sm"
                  variant="outline"
                  flexShrink="0"
                  aria-label={`Restore ${nameOf(entry)}`}
                  loading={restoring === entry.id}
                  disabled={restoring !== null}
                  onClick={() => void restore(entry)}
                >
                  Restore
                </Button>
              </ForEditors>
            </Flex>
          ))}
        </Stack>
      )}
    </ModalDialog>
  );
};

function deletedWords({ deletedBy, deletedAt, removeAt }: BinEntry): string {
  const now = new Date();
  const by = deletedBy === '' ? '' : ` by ${deletedBy}`;
  return `Deleted ${momentWords(deletedAt, now)}${by}, kept until ${momentWords(removeAt, now)}`;
}
