import { useRef, useState } from 'react';
import type { Organisation } from 'shared-kernel/model';
import { Box, Button, ConflictDialog, Flex, HStack, Input, Stack, Text } from 'shared-kernel/ui';
import { useDirtyPart } from '../unsaved/dirtyParts';
import { SetUpSection } from '../section/SetUpSection';
import { usePreferencesEdits } from './usePreferencesEdits';

const FONT = /^[\p{L}\p{N} _-]{1,60}$/u;
const MAX_FONTS = 20;
const MAX_COLOURS = 24;
const FIRST_COLOUR = '#14746f';

/** The fonts and colours that the designer offers for texts and backgrounds. */
export const PreferencesSection = ({ organisation }: { organisation: Organisation }) => {
  const { edited, setEdited, dirty, saving, conflict, ...actions } =
    usePreferencesEdits(organisation);
  useDirtyPart(dirty);

  return (
    <SetUpSection
      title="Fonts and colours"
      help="The designer offers these beside Arial. A font is shown where the supporter’s device has it, or your website brings it along."
    >
      <Fonts
        fonts={edited.fontFamilies}
        onChange={(fontFamilies) => {
          setEdited({ ...edited, fontFamilies });
        }}
      />
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
        what="the fonts and colours"
        onOverwrite={() => void actions.overwrite()}
        onLoadTheirs={() => void actions.loadTheirs()}
        onCancel={actions.keepEditing}
      />
    </SetUpSection>
  );
};

interface FontsProps {
  readonly fonts: readonly string[];
  readonly onChange: (fonts: readonly string[]) => void;
}

const Fonts = ({ fonts, onChange }: FontsProps) => {
  const [name, setName] = useState('');
  const [fault, setFault] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const add = () => {
    const font = name.trim();
    const obstacle = fontFault(font, fonts);
    setFault(obstacle);
    if (obstacle !== '') return;
    onChange([...fonts, font]);
    setName('');
  };
  return (
    <Box as="fieldset">
      <Text as="legend" fontWeight="medium" mb="2">
        Fonts
      </Text>
      <Stack as="ul" gap="1" listStyleType="none" mb="2">
        {fonts.map((font) => (
          <HStack as="li" key={font} justify="space-between">
            <Text fontFamily={`'${font}', Arial, sans-serif`} overflowWrap="anywhere">
              {font}
            </Text>
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Remove ${font}`}
              onClick={() => {
                onChange(fonts.filter((other) => other !== font));
                input.current?.focus();
              }}
            >
              Remove
            </Button>
          </HStack>
        ))}
      </Stack>
      <HStack gap="2">
        <Input
          ref={input}
          aria-label="Name of a font"
          aria-invalid={fault !== ''}
          placeholder="Name of a font, such as Georgia"
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setFault('');
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') add();
          }}
        />
        <Button variant="outline" onClick={add}>
          Add font
        </Button>
      </HStack>
      <Text role="alert" color="fg.error" fontSize="sm" mt="1">
        {fault}
      </Text>
    </Box>
  );
};

function fontFault(font: string, fonts: readonly string[]): string {
  if (!FONT.test(font)) return 'A font’s name has letters, digits, blanks and hyphens.';
  if (fonts.includes(font)) return `${font} is in the list already.`;
  return fonts.length >= MAX_FONTS ? `There are at most ${String(MAX_FONTS)} fonts.` : '';
}

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
