import type { Sharing } from 'shared-kernel/model';
import { serverSentence } from 'shared-kernel/server';
import { useScope, useToast } from 'shared-kernel/session';
import {
  Button,
  Checkbox,
  Field,
  Heading,
  Input,
  Panel,
  Stack,
  Text,
  UnsavedChanges,
} from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { linksPortAtom } from '../linksPort';
import { readHashtag } from './hashtag';

interface SharingFormProps {
  readonly stored: Sharing;
  readonly onSaved: () => void;
}

/** What supporters may pass on: never their link, always the organisation's page. */
export const SharingForm = ({ stored, onSaved }: SharingFormProps) => {
  const [written, write] = useState(stored.hashtag);
  const [picture, allowPicture] = useState(stored.picture);
  const { saving, save } = useSharingSave(onSaved);
  const hashtag = readHashtag(written);
  const isChanged = written.trim() !== stored.hashtag || picture !== stored.picture;
  return (
    <Panel as="section" aria-label="What supporters share">
      <UnsavedChanges when={isChanged && !saving} />
      <Heading as="h2" fontSize="lg" fontWeight="semibold">
        What supporters share
      </Heading>
      <Text color="fg.muted" fontSize="sm" mt="1" mb="4">
        Share buttons pass on the address of your page, never a personal link.
      </Text>
      <Stack gap="4" align="flex-start">
        <Field.Root maxW="24rem" invalid={hashtag === null}>
          <Field.Label>Hashtag</Field.Label>
          <Input
            value={written}
            placeholder="#YourYear"
            autoComplete="off"
            onChange={(event) => {
              write(event.currentTarget.value);
            }}
          />
          <Field.HelperText>Goes along with what is shared. Empty for none.</Field.HelperText>
          <Field.ErrorText>
            Letters, digits and underscores only, without spaces, at most 60.
          </Field.ErrorText>
        </Field.Root>
        <Checkbox.Root
          checked={picture}
          alignItems="flex-start"
          onCheckedChange={(details) => {
            allowPicture(details.checked === true);
          }}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control mt="0.5" />
          <Checkbox.Label fontWeight="normal">
            Allow a picture of a screen. Names and amounts are left out unless the supporter shows
            them.
          </Checkbox.Label>
        </Checkbox.Root>
        <Button
          variant="outline"
          disabled={!isChanged || hashtag === null}
          loading={saving}
          loadingText="Saving"
          onClick={() => {
            if (hashtag === null) return;
            write(hashtag);
            void save({ hashtag, picture });
          }}
        >
          Save sharing
        </Button>
      </Stack>
    </Panel>
  );
};

/** Spec §9. */
const SAVED_MS = 2000;

function useSharingSave(onSaved: () => void) {
  const port = useAtomValue(linksPortAtom);
  const scope = useScope();
  const showToast = useToast();
  const [saving, setSaving] = useState(false);
  const save = async (sharing: Sharing) => {
    setSaving(true);
    const answer = await port.saveSharing({ ...scope, sharing });
    setSaving(false);
    if (answer.ok) {
      showToast({
        header: 'Sharing',
        body: 'Saved successfully!',
        variant: 'success',
        delayMs: SAVED_MS,
      });
      onSaved();
      return;
    }
    showToast({
      header: 'Sharing',
      body: `Error saving - please try again\n${serverSentence(answer.error)}`,
      variant: 'danger',
    });
  };
  return { saving, save };
}
