import { Box, Text } from 'shared-kernel/ui';
import { STAFF_WORDS } from './staffGlossary';

/** What the words on the pages mean. */
export const StaffWords = () => (
  <Box as="dl" maxW="65ch">
    {STAFF_WORDS.map(([word, meaning]) => (
      <Box
        key={word}
        py="3"
        borderTopWidth="1px"
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: '11rem 1fr' }}
        columnGap="4"
      >
        <Text as="dt" fontWeight="medium">
          {word}
        </Text>
        <Text as="dd" color="fg.muted">
          {meaning}
        </Text>
      </Box>
    ))}
  </Box>
);
