import { Badge, Box, chakra, Flex, Grid, Heading, Stack, Text } from 'shared-kernel/ui';
import type { PlaceholderOrigin, PlaceholderReading, TextReading } from './placeholderReading';
import { fallbackWords, valueWords } from './placeholderWords';

/** What stands behind every filled placeholder of the screen that is shown. */
export const PlaceholderPanel = ({ readings }: { readings: readonly TextReading[] }) => (
  <Box
    as="section"
    aria-label="Data on this screen"
    tabIndex={0}
    w={{ base: 'full', lg: '22rem' }}
    flexShrink="0"
    overflowY={{ lg: 'auto' }}
    borderWidth="1px"
    borderRadius="l2"
    p="4"
  >
    <Heading as="h3" fontSize="md" fontWeight="semibold" mb="3">
      Data on this screen
    </Heading>
    {readings.length === 0 ? (
      <Text color="fg.muted" fontSize="sm">
        The texts of this screen are the same for everybody.
      </Text>
    ) : (
      <Stack gap="5">
        {readings.map((reading, index) => (
          <TextData key={`${reading.itemId} ${String(index)}`} reading={reading} />
        ))}
      </Stack>
    )}
  </Box>
);

const TextData = ({ reading }: { reading: TextReading }) => (
  <Box as="article" aria-label={reading.filled}>
    <Text
      borderStartWidth="3px"
      borderColor="accent.border"
      ps="3"
      fontWeight="medium"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
    >
      {reading.filled}
    </Text>
    {reading.placeholders === null ? (
      <Text mt="2" fontSize="sm" color="fg.error" overflowWrap="anywhere">
        What stands in braces cannot be read: {reading.text}
      </Text>
    ) : (
      <Stack gap="3" mt="3">
        {reading.placeholders.map((placeholder, index) => (
          <PlaceholderData key={index} reading={placeholder} />
        ))}
      </Stack>
    )}
  </Box>
);

const PlaceholderData = ({ reading }: { reading: PlaceholderReading }) => {
  const { source, stored, value, shown, fallbackReason } = reading;
  return (
    <Box bg="bg.subtle" borderRadius="l2" p="3" fontSize="sm">
      <Flex gap="2" justify="space-between" align="flex-start" mb="2">
        <Text fontWeight="semibold" overflowWrap="anywhere" minW="0">
          {source.name}
        </Text>
        <Badge variant="surface" flexShrink="0">
          {ORIGIN_WORDS[source.kind]}
        </Badge>
      </Flex>
      <Grid as="dl" templateColumns="auto minmax(0, 1fr)" columnGap="3" rowGap="1">
        {source.kind === 'field' && <Row label="Stored">{stored ?? 'Nothing'}</Row>}
        {value !== null && <Row label="Read as">{valueWords(value)}</Row>}
        <Row label={fallbackReason === null ? 'Shown' : 'Fallback'}>
          {shown === '' ? 'Nothing' : shown}
        </Row>
      </Grid>
      {fallbackReason !== null && (
        <Text mt="2" color="fg.warning">
          {fallbackWords(fallbackReason, reading)}
        </Text>
      )}
    </Box>
  );
};

const ORIGIN_WORDS = {
  field: 'Field',
  search: 'Search',
  unknown: 'Unknown',
} as const satisfies Record<PlaceholderOrigin['kind'], string>;

const Row = ({ label, children }: { label: string; children: string }) => (
  <>
    <chakra.dt color="fg.muted">{label}</chakra.dt>
    <chakra.dd
      overflowWrap="anywhere"
      whiteSpace="pre-wrap"
      maxH="6lh"
      overflowY="auto"
      fontVariantNumeric="tabular-nums"
    >
      {children}
    </chakra.dd>
  </>
);
