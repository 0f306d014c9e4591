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
import type { SharingDraft } from './useSharingDraft';

/** What supporters may pass on: never their link, always the organisation's page. */
export const SharingForm = ({ draft }: { draft: SharingDraft }) => {
  const { written, picture, hashtag } = draft;
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
              draft.write(event.currentTarget.value);
            }}
            onBlur={() => {
              const mended = mendHashtag(written);
              if (mended !== written) draft.write(mended);
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
            draft.allowPicture(details.checked === true);
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
          disabled={!draft.isChanged || hashtag === null}
          loading={draft.saving}
          loadingText="Saving"
          onClick={() => void draft.save()}
        >
          Save sharing
        </Button>
      </Stack>
      <ConflictDialog
        conflict={draft.conflict}
        what="what supporters share"
        onOverwrite={() => void draft.overwrite()}
        onLoadTheirs={() => void draft.loadTheirs()}
        onCancel={draft.keepEditing}
      />
    </Panel>
  );
};
