import { fontFamily, isOfDevices, noteOnDevices } from 'screen-player';
import { useRef, useState } from 'react';
import type { UploadedFamily } from 'shared-kernel/model';
import { Box, Button, HStack, Input, Stack, Text } from 'shared-kernel/ui';
import { CatalogueTiles } from './CatalogueTiles';
import { useFontCatalogue } from './useFontCatalogue';

const FONT = /^[\p{L}\p{N} _-]{1,60}$/u;
const MAX_FONTS = 20;

interface FontsFieldsetProps {
  readonly fonts: readonly string[];
  /** What the organisation has uploaded. */
  readonly uploads?: readonly UploadedFamily[];
  readonly onChange: (fonts: readonly string[]) => void;
}

/** The organisation's fonts in their order, each in its own face, and where more come from. */
export const FontsFieldset = ({ fonts, uploads = [], onChange }: FontsFieldsetProps) => {
  const [open, setOpen] = useState(false);
  const asked = useFontCatalogue(open || !fonts.every(isOfDevices));
  const isMissing = asked === 'missing';
  const catalogue = isMissing ? null : asked;
  const [name, setName] = useState('');
  const [fault, setFault] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const add = (font: string): boolean => {
    const obstacle = fontFault(font, fonts);
    setFault(obstacle);
    if (obstacle !== '') return false;
    onChange([...fonts, font]);
    return true;
  };
  const addNamed = () => {
    if (add(name.trim())) setName('');
  };
  const remove = (font: string) => {
    setFault('');
    onChange(fonts.filter((other) => other !== font));
  };
  return (
    <Box as="fieldset">
      <Text as="legend" fontWeight="medium" mb="2">
        Fonts
      </Text>
      <Stack
        as="ul"
        gap="1"
        css={{ '@media (pointer: coarse)': { gap: '2' } }}
        listStyleType="none"
        mb="2"
      >
        {fonts.map((font) => (
          <HStack as="li" key={font} justify="space-between">
            <Text overflowWrap="anywhere" flex="1" style={{ fontFamily: fontFamily(font) }}>
              {font}
            </Text>
            {/* Holds its place: the page must not move when the catalogue comes. */}
            <Text fontSize="xs" color="fg.muted" textAlign="end">
              {catalogue?.noteOnFamily(font, uploads) ?? noteOnDevices(font)}
            </Text>
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Remove ${font}`}
              onClick={() => {
                remove(font);
                input.current?.focus();
              }}
            >
              Remove
            </Button>
          </HStack>
        ))}
      </Stack>
      <CatalogueTiles
        catalogue={catalogue}
        isMissing={isMissing}
        open={open}
        onOpen={setOpen}
        chosen={fonts}
        onToggle={(font) => {
          if (fonts.includes(font)) remove(font);
          else add(font);
        }}
      />
      <HStack gap="2" mt="3">
        <Input
          ref={input}
          aria-label="Name of a font"
          aria-invalid={fault !== ''}
          placeholder="Another font, such as Georgia"
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setFault('');
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') addNamed();
          }}
        />
        <Button variant="outline" onClick={addNamed}>
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
