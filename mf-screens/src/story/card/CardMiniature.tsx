import { imageAddress, isRightToLeft, smallSources, type YearStory } from 'shared-kernel/model';
import { Box, chakra, Flex, HEADER_ROW, Stack, Text } from 'shared-kernel/ui';
import { exampleOf } from './exampleOf';
import { inkOn } from './inkOn';
import { LOGO_GROUND } from './logoGround';
import { heldBackFor, type YearSources } from './numberSources';

interface CardMiniatureProps {
  readonly story: YearStory;
  readonly organisationName: string;
  readonly sources: YearSources;
}

/** A small likeness of the closing card, with examples for numbers: what it is made of, not how it is laid out. */
export const CardMiniature = ({ story, organisationName, sources }: CardMiniatureProps) => {
  const { closingCard, colour, logo, language } = story;
  const address = imageAddress(logo);
  const ink = inkOn(colour);
  const numbers = closingCard.numbers.filter(
    ({ text }) => heldBackFor(text, sources.neverShared) === null,
  );
  const actions = closingCard.actions.filter(({ label }) => label.trim() !== '');
  return (
    <Stack position="sticky" top={`calc(${HEADER_ROW} + 1rem)`} gap="2" aria-hidden>
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
          {numbers.map(({ text, label }, index) => (
            <Box key={index}>
              <Text fontSize="2xl" lineHeight="1.1" fontWeight="semibold" truncate>
                {exampleOf(text, sources.fields)?.value ?? '12'}
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
      <Text fontSize="xs" color="fg.muted" textAlign="center">
        {closingCard.shown ? 'The closing card, with examples' : 'No closing card is shown'}
      </Text>
    </Stack>
  );
};
