import { usePageActions } from 'shared-kernel/page-actions';
import { useAuthor } from 'shared-kernel/session';
import {
  Button,
  Checkbox,
  ConflictDialog,
  Field,
  Heading,
  Input,
  Panel,
  Stack,
  Text,
} from 'shared-kernel/ui';
import { mendHashtag } from './hashtag';
import type { SharingEdits } from './useSharingEdits';

/** What supporters may pass on: never their link, always the organisation's page. */
export const SharingForm = ({ edited }: { edited: SharingEdits }) => {
  const { written, picture, hashtag } = edited;
  const author = useAuthor();
  const canSave = edited.isChanged && hashtag !== null;
  const save = () => void edited.save();
  usePageActions([
    {
      id: 'save-sharing',
      label: 'Save sharing',
      keys: [],
      isAvailable: () => canSave && !edited.saving,
      run: save,
    },
  ]);
  return (
    <Panel as="section" aria-label="What supporters share">
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
              edited.write(event.currentTarget.value);
            }}
            onBlur={() => {
              const mended = mendHashtag(written);
              if (mended !== written) edited.write(mended);
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
            edited.allowPicture(details.checked === true);
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
          disabled={!canSave}
          loading={edited.saving}
          loadingText="Saving"
          onClick={save}
        >
          Save sharing
        </Button>
      </Stack>
      <ConflictDialog
        conflict={edited.conflict}
        author={author}
        what="what supporters share"
        onOverwrite={() => void edited.overwrite()}
        onLoadTheirs={() => void edited.loadTheirs()}
        onCancel={edited.keepEditing}
      />
    </Panel>
  );
};
