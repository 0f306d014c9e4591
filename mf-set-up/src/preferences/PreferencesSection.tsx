import { useRef } from 'react';
import { Link } from 'shared-kernel/contract';
import { uploadsOf, type Organisation } from 'shared-kernel/model';
import { useAuthor } from 'shared-kernel/session';
import { Box, Button, ConflictDialog, Flex, Input, Stack, Text } from 'shared-kernel/ui';
import { useDirtyPart } from '../unsaved/dirtyParts';
import { SetUpSection } from '../section/SetUpSection';
import { FontsFieldset } from './FontsFieldset';
import { UploadedFonts } from './uploads/UploadedFonts';
import { usePreferencesEdits } from './usePreferencesEdits';

const MAX_COLOURS = 24;
const FIRST_COLOUR = '#14746f';

/** The fonts and colours that the designer offers for texts and backgrounds. */
export const PreferencesSection = ({ organisation }: { organisation: Organisation }) => {
  const author = useAuthor();
  const { edited, setEdited, dirty, saving, conflict, ...actions } =
    usePreferencesEdits(organisation);
  useDirtyPart(dirty);

  return (
    <SetUpSection
      title="Fonts and colours"
      isPage
      help="The designer offers these first, beside Arial. Fonts of the catalogue come with your screens to every device."
      action={
        <Button asChild variant="outline">
          <Link to="/set-up/brand">Brand kit</Link>
        </Button>
      }
    >
      <FontsFieldset
        fonts={edited.fontFamilies}
        uploads={uploadsOf(organisation)}
        onChange={(fontFamilies) => {
          setEdited({ ...edited, fontFamilies });
        }}
      />
      <UploadedFonts organisation={organisation} />
      <Colours
        colours={edited.colours}
        onChange={(colours) => {
          setEdited({ ...edited, colours });
        }}
      />
      <Flex gap="3" align="center" wrap="wrap">
        <Button
          disabled={!dirty}
          loading={saving}
          loadingText="Saving"
          onClick={() => void actions.save()}
        >
          Save fonts and colours
        </Button>
        <Text color="fg.muted" fontSize="sm" role="status">
          {dirty ? '● Unsaved edits' : ''}
        </Text>
      </Flex>
      <ConflictDialog
        conflict={conflict}
        author={author}
        what="the fonts and colours"
        onOverwrite={() => void actions.overwrite()}
        onLoadTheirs={() => void actions.loadTheirs()}
        onCancel={actions.keepEditing}
      />
    </SetUpSection>
  );
};

interface ColoursProps {
  readonly colours: readonly string[];
  readonly onChange: (colours: readonly string[]) => void;
}

const Colours = ({ colours, onChange }: ColoursProps) => {
  const add = useRef<HTMLButtonElement>(null);
  return (
    <Box as="fieldset">
      <Text as="legend" fontWeight="medium" mb="2">
        Colours
      </Text>
      <Flex as="ul" gap="3" wrap="wrap" listStyleType="none" mb="3">
        {colours.map((colour, index) => (
          <Stack as="li" key={index} gap="0" align="center">
            <Input
              type="color"
              aria-label={`Colour ${String(index + 1)}, ${colour}`}
              value={colour}
              w="14"
              h="11"
              p="1"
              cursor="pointer"
              onChange={(event) => {
                onChange(colours.with(index, event.currentTarget.value));
              }}
            />
            <Text fontSize="xs" color="fg.muted">
              {colour}
            </Text>
            <Button
              size="xs"
              variant="ghost"
              aria-label={`Remove colour ${String(index + 1)}`}
              onClick={() => {
                onChange(colours.filter((_, other) => other !== index));
                add.current?.focus();
              }}
            >
              Remove
            </Button>
          </Stack>
        ))}
      </Flex>
      <Button
        ref={add}
        variant="outline"
        disabled={colours.length >= MAX_COLOURS}
        onClick={() => {
          onChange([...colours, FIRST_COLOUR]);
        }}
      >
        Add colour
      </Button>
    </Box>
  );
};
