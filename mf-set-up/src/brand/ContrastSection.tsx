import { colourPairs, type ColourPair } from 'brand-kit/colours';
import { BRAND_ROLES, type BrandPalette } from 'shared-kernel/model';
import { Box, Button, Flex, Stack, Text } from 'shared-kernel/ui';
import { SetUpSection } from '../section/SetUpSection';
import { isColour } from './isColour';
import { PAIR_WORDS, ratioWords, ROLE_WORDS, verdictWords } from './roleWords';

interface ContrastSectionProps {
  readonly palette: BrandPalette;
  readonly onChange: (palette: BrandPalette) => void;
}

/** How each pair can be read, and the nearest colour that passes where one does not (D301). */
export const ContrastSection = ({ palette, onChange }: ContrastSectionProps) => (
  <SetUpSection
    title="Contrast"
    help="WCAG 2.2 AA: 4.5 : 1 for small text, 3 : 1 for large text and shapes."
  >
    {BRAND_ROLES.every((role) => isColour(palette[role])) ? (
      <Stack as="ul" listStyleType="none" gap="3">
        {colourPairs(palette).map((pair) => (
          <PairRow
            key={pair.id}
            pair={pair}
            onMend={(remedy) => {
              onChange({ ...palette, [remedy.role]: remedy.colour });
            }}
          />
        ))}
      </Stack>
    ) : (
      <Text color="fg.muted">Known once every colour is written in full.</Text>
    )}
  </SetUpSection>
);

interface PairRowProps {
  readonly pair: ColourPair;
  readonly onMend: (remedy: NonNullable<ColourPair['remedy']>) => void;
}

const PairRow = ({ pair, onMend }: PairRowProps) => {
  const { id, above, below, ratio, verdict, remedy } = pair;
  const isWeak = remedy !== null || verdict === 'fails';
  return (
    <Flex as="li" gap="3" align="center" wrap="wrap">
      <Flex
        aria-hidden
        boxSize="10"
        flexShrink="0"
        align="center"
        justify="center"
        borderRadius="l2"
        borderWidth="1px"
        fontWeight="semibold"
        style={{ backgroundColor: below, color: above }}
        // A picture of the pair, whatever its contrast: what it is stands beside it in words.
        _before={{ content: '"Aa"' }}
      />
      <Box flex="1" minW="12rem">
        <Text fontSize="sm">{PAIR_WORDS[id]}</Text>
        <Text
          fontSize="sm"
          color={isWeak ? 'fg.error' : 'fg.muted'}
          fontVariantNumeric="tabular-nums"
        >
          {ratioWords(ratio)} · {verdictWords(pair)}
        </Text>
      </Box>
      {remedy !== null && (
        <Button
          size="sm"
          variant="outline"
          aria-label={`${ROLE_WORDS[remedy.role].label}: use ${remedy.colour}, which passes`}
          onClick={() => {
            onMend(remedy);
          }}
        >
          <Box
            aria-hidden
            boxSize="4"
            borderRadius="full"
            borderWidth="1px"
            style={{ backgroundColor: remedy.colour }}
          />
          Use {remedy.colour}
        </Button>
      )}
    </Flex>
  );
};
