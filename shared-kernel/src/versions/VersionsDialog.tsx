import { useAtomValue } from 'jotai';
import type { VersionHead, VersionPart } from 'shared-kernel/model';
import { ForEditors } from 'shared-kernel/roles';
import { serverSentence } from 'shared-kernel/server';
import { ofYear, useReading } from 'shared-kernel/server-state';
import { useScope } from 'shared-kernel/session';
import {
  Box,
  Button,
  chakra,
  Dialog,
  DialogClose,
  EmptyState,
  ErrorPanel,
  Grid,
  momentWords,
  Portal,
  Skeleton,
  Stack,
  Text,
} from 'shared-kernel/ui';
import { useState, type ReactNode } from 'react';
import { versionStoreAtom, type OfVersions, type SavedFields } from './versionStore';

export interface VersionsOf<Saved> extends OfVersions {
  /** Of a screen: which of its parts. */
  readonly part: VersionPart;
  /** Null where what was saved then cannot be read. */
  readonly read: (saved: SavedFields) => Saved | null;
  /** What was saved then, to be looked at. */
  readonly look: (saved: Saved) => ReactNode;
  /** Takes what was saved then for an edit: nothing is saved by it. */
  readonly onTake: (saved: Saved) => void;
  /** Who may take it, and what comes of it, where it is no edit of whoever may edit. */
  readonly taking?: { readonly may: boolean; readonly words: string };
}

export interface VersionsDialogProps<Saved> extends VersionsOf<Saved> {
  readonly onClose: () => void;
}

/** Earlier saves of a search or a screen: who saved them when, what differs, and each to be looked at and taken again. */
export function VersionsDialog<Saved>(props: VersionsDialogProps<Saved>) {
  const { kind, id, part, read: readSaved, look, onTake, taking, onClose } = props;
  const store = useAtomValue(versionStoreAtom);
  const scope = useScope();
  const [read, reload] = useReading(
    ofYear(scope, 'versions', () => store.read(scope, { kind, id }), `${kind} ${id}`),
  );
  const [chosen, choose] = useState<string | null>(null);
  const versions = read.status === 'ready' ? read.value.filter((one) => one.part === part) : [];
  const [newest] = versions;
  const shown = versions.find((one) => one.id === chosen) ?? newest;

  return (
    <Dialog.Root
      open
      size="xl"
      placement="center"
      scrollBehavior="inside"
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content borderRadius="l3" maxW="56rem">
            <Dialog.Header pe="14">
              <Dialog.Title fontSize="lg">Versions</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body pb="6">
              {read.status === 'loading' && <Skeleton h="16rem" />}
              {read.status === 'failed' && (
                <ErrorPanel title="The versions could not be loaded" onRetry={() => void reload()}>
                  {serverSentence(read.error)}
                </ErrorPanel>
              )}
              {read.status === 'ready' && shown === undefined && (
                <EmptyState title="No versions yet">
                  From now on, every save is kept here, with who saved it and when.
                </EmptyState>
              )}
              {shown !== undefined && (
                <Grid
                  gap="6"
                  alignItems="start"
                  templateColumns={{ base: 'minmax(0, 1fr)', md: '20rem minmax(0, 1fr)' }}
                >
                  <VersionList
                    versions={versions}
                    shown={shown}
                    onChoose={(version) => {
                      choose(version.id);
                    }}
                  />
                  <SavedThen
                    key={shown.id}
                    version={shown}
                    isNewest={shown === newest}
                    read={readSaved}
                    look={look}
                    {...(taking && { taking })}
                    onTake={(saved) => {
                      onTake(saved);
                      onClose();
                    }}
                  />
                </Grid>
              )}
            </Dialog.Body>
            <DialogClose />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

interface VersionListProps {
  readonly versions: readonly VersionHead[];
  readonly shown: VersionHead;
  readonly onChoose: (version: VersionHead) => void;
}

const VersionList = ({ versions, shown, onChoose }: VersionListProps) => (
  <Stack
    as="ul"
    aria-label="Saves, newest first"
    gap="1"
    listStyleType="none"
    maxH={{ base: '14rem', md: '60vh' }}
    overflowY="auto"
    p="1"
    m="-1"
  >
    {versions.map((version) => (
      <li key={version.id}>
        <chakra.button
          type="button"
          aria-pressed={version === shown}
          onClick={() => {
            onChoose(version);
          }}
          w="full"
          textAlign="start"
          px="3"
          py="2"
          borderRadius="l2"
          cursor="pointer"
          bg={version === shown ? 'accent.subtle' : 'transparent'}
          _hover={{ bg: version === shown ? 'accent.subtle' : 'bg.subtle' }}
        >
          <Text as="span" display="block" fontSize="sm" fontWeight="medium" color="fg">
            {whenWords(version)}
          </Text>
          <Text as="span" display="block" fontSize="xs" color="fg.muted" overflowWrap="anywhere">
            {version.savedBy}
          </Text>
          <Text as="span" display="block" fontSize="sm" color="fg.muted" mt="0.5">
            {changesWords(version)}
          </Text>
        </chakra.button>
      </li>
    ))}
  </Stack>
);

const whenWords = ({ savedAt }: VersionHead): string =>
  savedAt === null ? 'Before' : momentWords(savedAt, new Date());

function changesWords({ changes, savedAt }: VersionHead): string {
  if (changes.length > 0) return changes.join('. ');
  return savedAt === null ? 'What stood here at first' : 'As it was saved';
}

interface SavedThenProps<Saved> extends Pick<
  VersionsOf<Saved>,
  'read' | 'look' | 'onTake' | 'taking'
> {
  readonly version: VersionHead;
  readonly isNewest: boolean;
}

function SavedThen<Saved>({
  version,
  isNewest,
  read,
  look,
  onTake,
  taking,
}: SavedThenProps<Saved>) {
  const store = useAtomValue(versionStoreAtom);
  const scope = useScope();
  const [loaded, reload] = useReading(
    ofYear(scope, 'versions', () => store.readSaved(scope, version.id), version.id),
  );
  if (loaded.status === 'loading') return <Skeleton h="16rem" />;
  if (loaded.status === 'failed')
    return (
      <ErrorPanel title="This version could not be loaded" onRetry={() => void reload()}>
        {serverSentence(loaded.error)}
      </ErrorPanel>
    );
  const saved = read(loaded.value);
  if (saved === null) return <Text color="fg.muted">This version cannot be read any more.</Text>;
  return (
    <Stack gap="4">
      <Box>{look(saved)}</Box>
      {isNewest ? (
        <Text fontSize="sm" color="fg.muted">
          This is what is saved now.
        </Text>
      ) : taking?.may === false ? null : (
        <ForEditors>
          <Stack gap="2" align="flex-start">
            <Button
              onClick={() => {
                onTake(saved);
              }}
            >
              Bring this version back
            </Button>
            <Text fontSize="sm" color="fg.muted">
              {taking?.words ??
                'It comes back as an edit: nothing changes for supporters until you save.'}
            </Text>
          </Stack>
        </ForEditors>
      )}
    </Stack>
  );
}
