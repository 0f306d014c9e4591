import { useState } from 'react';
import type { OrganisationId } from 'shared-kernel/model';
import { serverSentence } from 'shared-kernel/server';
import { ofOrganisation, useReading } from 'shared-kernel/server-state';
import { Button, ErrorPanel, ModalDialog, Skeleton, Stack, Text } from 'shared-kernel/ui';
import { mentionGroups, type MentionYears } from './mentionGroups';
import { ScrollBox } from './ScrollBox';
import { WhatGoes } from './WhatGoes';
import { previewErasure, type SupporterErasure } from '../server/erasure';

interface EraseDialogProps {
  readonly organisationId: OrganisationId;
  readonly email: string;
  readonly years: MentionYears;
  readonly focusAfter: () => HTMLElement | null;
  readonly onClose: () => void;
  /** Settles when it is done, or has failed. */
  readonly onErase: () => Promise<void>;
}

/** Says what goes in all years, and what is left to change, before it does. */
export const EraseDialog = ({ organisationId, email, years, ...actions }: EraseDialogProps) => {
  const load = () => previewErasure({ organisationId, email });
  const [loaded, reload] = useReading(ofOrganisation(organisationId, 'erasure', load, email), {
    fresh: true,
  });
  const [erasing, setErasing] = useState(false);
  const erase = async () => {
    setErasing(true);
    await actions.onErase();
    setErasing(false);
  };
  return (
    <ModalDialog
      open
      title="Erase this supporter?"
      onClose={actions.onClose}
      focusAfter={actions.focusAfter}
      footer={
        <>
          <Button variant="outline" onClick={actions.onClose}>
            Cancel
          </Button>
          <Button
            colorPalette="red"
            disabled={loaded.status !== 'ready'}
            loading={erasing}
            loadingText="Erasing"
            onClick={() => void erase()}
          >
            Erase for good
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Text overflowWrap="anywhere">
          Everything that all years hold about {email} goes: their data, examples of fields,
          searches and screens that show them, and their personal links, which stop working.
        </Text>
        {/* Has its room before the answer is there, so that nothing in the dialog moves when it comes. */}
        <ScrollBox aria-label="What is held" aria-live="polite" h="14rem">
          {loaded.status === 'loading' && <Looking />}
          {loaded.status === 'failed' && (
            <ErrorPanel title="It could not be looked up" onRetry={() => void reload()}>
              {serverSentence(loaded.error)}
            </ErrorPanel>
          )}
          {loaded.status === 'ready' && <Found erasure={loaded.value} years={years} />}
        </ScrollBox>
        <Text>
          Imports can then no longer be undone and their rejected rows no longer downloaded, since
          both may hold this supporter. All counts are made again.
        </Text>
        <Text>This cannot be undone. Later imports leave this supporter out.</Text>
      </Stack>
    </ModalDialog>
  );
};

const Looking = () => (
  <Stack gap="3" aria-label="Looking through all years" aria-busy>
    <Text>Looking through all years…</Text>
    <Skeleton h="4" w="70%" />
    <Skeleton h="4" w="90%" />
    <Skeleton h="4" w="55%" />
  </Stack>
);

const Found = ({
  erasure,
  years,
}: {
  readonly erasure: SupporterErasure;
  readonly years: MentionYears;
}) => (
  <WhatGoes erasure={erasure} years={years.all} left={mentionGroups(erasure.mentions, years)} />
);
