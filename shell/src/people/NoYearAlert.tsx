import { Box, ErrorPanel } from 'shared-kernel/ui';

/** spec §2, literally. */
export const NoYearAlert = () => (
  <Box maxW="720px" mx="auto" px="4" py="8">
    <ErrorPanel title="Please set up a year in the database - this is essential before you can do anything else" />
  </Box>
);
