import { actorAtStart, type Revision } from 'shared-kernel/model';
import { Alert, Button, ConfirmDialog, HStack, momentWords } from 'shared-kernel/ui';
import { useState } from 'react';

import type { UnsavedEdits } from '../persistence/unsaved-edits/unsavedEdits';

interface UnsavedEditsBannerProps {
  /** Null where nothing was left unsaved. */
  readonly edits: UnsavedEdits | null;
  /** The screen's content as it was saved last, when this page was loaded. */
  readonly saved: Revision;
  readonly onRestore: (edits: UnsavedEdits) => void;
  readonly onDiscard: () => void;
}

/** [S70] Offers the edits of a visit that ended before they were saved. */
export const UnsavedEditsBanner = ({
  edits,
  saved,
  onRestore,
  onDiscard,
}: UnsavedEditsBannerProps) => {
  const [asking, setAsking] = useState(false);
  if (edits === null) return null;
  const savedSince = edits.baseRevision !== saved.revision;
  return (
    <Alert.Root
      status="info"
      variant="surface"
      colorPalette="accent"
      mb="3"
      borderRadius="l3"
      flexWrap="wrap"
      alignItems="center"
      aria-live="polite"
    >
      <Alert.Indicator />
      <Alert.Content minW="12rem">
        <Alert.Title>{`Edits of yours from ${momentWords(edits.writtenAt, new Date())} were not saved`}</Alert.Title>
        {savedSince && (
          <Alert.Description>
            {`${actorAtStart(saved.savedBy)} saved this screen since. If you restore your edits, saving asks which of the two to keep.`}
          </Alert.Description>
        )}
      </Alert.Content>
      <HStack gap="2">
        <Button
          size="sm"
          variant="outline"
          onClick={() => {
            setAsking(true);
          }}
        >
          Discard
        </Button>
        <Button
          size="sm"
          onClick={() => {
            onRestore(edits);
          }}
        >
          Restore
        </Button>
      </HStack>
      <ConfirmDialog
        open={asking}
        title="Discard these edits?"
        confirmLabel="Discard"
        cancelLabel="Keep"
        danger
        onCancel={() => {
          setAsking(false);
        }}
        onConfirm={() => {
          setAsking(false);
          onDiscard();
        }}
      >
        They were never saved and cannot be brought back.
      </ConfirmDialog>
    </Alert.Root>
  );
};
