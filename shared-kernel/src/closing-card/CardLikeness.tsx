import { imageAddress, isRightToLeft, smallSources, type YearStory } from '../model';
import { Box, chakra, Flex, Stack, Text } from '../ui';
import { inkOn } from './inkOn';
import { LOGO_GROUND } from './logoGround';

export interface LikenessNumber {
  /** As it prints. */
  readonly value: string;
  readonly label: string;
}

interface CardLikenessProps {
  /** Dressed: with the logo and colour that supporters see. */
  readonly story: YearStory;
  readonly organisationName: string;
  readonly numbers: readonly LikenessNumber[];
}

/** A small likeness of the closing card: what it is made of, not how it is laid out. */
export const CardLikeness = ({ story, organisationName, numbers }: CardLikenessProps) => {
  const { closingCard, colour, logo, language } = story;
  const address = imageAddress(logo);
  const ink = inkOn(colour);
  const actions = closingCard.actions.filter(({ label }) => label.trim() !== '');
  return (
    <Flex
      direction="column"
      justify="space-between"
      gap="4"
      aspectRatio="9 / 16"
      w="full"
      borderRadius="20px"
      borderWidth="1px"
      p="6"
      overflow="hidden"
      dir={isRightToLeft(language) ? 'rtl' : 'ltr'}
      opacity={closingCard.shown ? 1 : 0.35}
      style={{ backgroundColor: ink.ground, color: ink.colour }}
    >
      {address === null ? (
        <Text fontWeight="semibold" fontSize="sm">
          {organisationName}
        </Text>
      ) : (
        <chakra.img
          src={address}
          srcSet={smallSources(logo)}
          sizes="11rem"
          alt=""
          h="8"
          maxW="60%"
          objectFit="contain"
          alignSelf="flex-start"
          p="1"
          borderRadius="l2"
          style={LOGO_GROUND}
        />
      )}
      <Stack gap="3" minH="0">
        <Text fontSize="xl" lineHeight="1.15" fontWeight="semibold" overflowWrap="anywhere">
          {closingCard.title.trim() === '' ? 'Thank you' : closingCard.title}
        </Text>
        {numbers.map(({ value, label }, index) => (
          <Box key={index}>
            <Text fontSize="2xl" lineHeight="1.1" fontWeight="semibold" truncate>
              {value}
            </Text>
            <Text fontSize="xs" opacity={0.85} truncate>
              {label}
            </Text>
          </Box>
        ))}
      </Stack>
      <Stack gap="2">
        {actions.map(({ label }, index) => (
          <Box
            key={index}
            borderRadius="full"
            px="4"
            py="2"
            fontSize="sm"
            fontWeight="semibold"
            textAlign="center"
            truncate
            borderWidth="1.5px"
            style={
              index === 0
                ? { backgroundColor: ink.colour, color: ink.ground, borderColor: ink.colour }
                : { borderColor: ink.colour }
            }
          >
            {label}
          </Box>
        ))}
      </Stack>
    </Flex>
  );
};
