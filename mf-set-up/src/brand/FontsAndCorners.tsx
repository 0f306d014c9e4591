import { CORNER_RADII } from 'brand-kit';
import { fontFamily } from 'screen-player';
import { FONT_CATALOGUE, FONT_CATEGORIES } from 'screen-player/fonts';
import { CORNER_STYLES, type BrandKit } from 'shared-kernel/model';
import { Box, Field, NativeSelect, RadioGroup, SimpleGrid, Stack, Text } from 'shared-kernel/ui';
import { SetUpSection } from '../section/SetUpSection';
import { CORNER_WORDS } from './roleWords';

interface FontsAndCornersProps {
  readonly kit: BrandKit;
  /** The organisation's fonts. */
  readonly preferred: readonly string[];
  readonly onChange: (changes: Partial<BrandKit>) => void;
}

export const FontsAndCorners = ({ kit, preferred, onChange }: FontsAndCornersProps) => {
  const { fonts, corners } = kit;
  return (
    <SetUpSection
      title="Fonts and corners"
      help="The heading’s font is for figures and whatever is large. Corners are of buttons, pictures and rectangles."
    >
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <FamilySelect
          label="Heading"
          value={fonts.heading}
          preferred={preferred}
          onChange={(heading) => {
            onChange({ fonts: { ...fonts, heading } });
          }}
        />
        <FamilySelect
          label="Body"
          value={fonts.body}
          preferred={preferred}
          onChange={(body) => {
            onChange({ fonts: { ...fonts, body } });
          }}
        />
      </SimpleGrid>
      <RadioGroup.Root
        value={corners}
        onValueChange={({ value }) => {
          const chosen = CORNER_STYLES.find((style) => style === value);
          if (chosen !== undefined) onChange({ corners: chosen });
        }}
      >
        <RadioGroup.Label fontWeight="medium">Corners</RadioGroup.Label>
        <Stack direction="row" gap="6" wrap="wrap" mt="2">
          {CORNER_STYLES.map((style) => (
            <RadioGroup.Item key={style} value={style}>
              <RadioGroup.ItemHiddenInput />
              <RadioGroup.ItemIndicator />
              <RadioGroup.ItemText display="flex" gap="2" alignItems="center">
                <Box
                  aria-hidden
                  w="9"
                  h="7"
                  borderWidth="2px"
                  borderColor="fg.muted"
                  style={{ borderRadius: `${String(CORNER_RADII[style] / 2)}px` }}
                />
                {CORNER_WORDS[style]}
              </RadioGroup.ItemText>
            </RadioGroup.Item>
          ))}
        </Stack>
      </RadioGroup.Root>
    </SetUpSection>
  );
};

interface FamilySelectProps {
  readonly label: string;
  readonly value: string;
  readonly preferred: readonly string[];
  readonly onChange: (family: string) => void;
}

const FamilySelect = ({ label, value, preferred, onChange }: FamilySelectProps) => {
  const isKnown = FONT_CATALOGUE.some(({ name }) => name === value);
  const first = [...new Set([...preferred, 'Arial', ...(isKnown ? [] : [value])])];
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field
          value={value}
          onChange={(event) => {
            onChange(event.currentTarget.value);
          }}
        >
          <optgroup label="Your organisation’s">
            {first.map((family) => (
              <option key={family}>{family}</option>
            ))}
          </optgroup>
          {Object.entries(FONT_CATEGORIES).map(([category, name]) => (
            <optgroup key={category} label={name}>
              {FONT_CATALOGUE.filter(
                (one) => one.category === category && !first.includes(one.name),
              ).map((one) => (
                <option key={one.name}>{one.name}</option>
              ))}
            </optgroup>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <Text
        fontSize="2xl"
        lineHeight="1.25"
        overflowWrap="anywhere"
        style={{ fontFamily: fontFamily(value) }}
      >
        You planted 128 trees
      </Text>
    </Field.Root>
  );
};
