import { Box, Flex, Heading, Skeleton, Stack } from 'shared-kernel/ui';

import { EDITOR_HEIGHT } from './stickyPlaces';

/** The designer's final shape while its screen loads. */
export const DesignSkeleton = () => (
  <Box h={{ lg: EDITOR_HEIGHT }} minH={{ lg: '32rem' }} aria-busy="true">
    <Flex align="center" gap="3" h="12" px="3" borderBottomWidth="1px">
      <Skeleton boxSize="7" />
      <Heading as="h1" fontSize="xs" fontWeight="normal" color="fg.muted">
        Screen design
      </Heading>
      <Skeleton h="8" w="7rem" ml="auto" />
    </Flex>
    <Flex
      direction={{ base: 'column', lg: 'row' }}
      h={{ lg: 'calc(100% - 3rem)' }}
      gap={{ base: 5, lg: 0 }}
    >
      <Stack hideBelow="lg" w="4.5rem" px="2" py="3" gap="4" borderRightWidth="1px">
        {RAIL.map((place) => (
          <Skeleton key={place} h="8" />
        ))}
      </Stack>
      <Box flex="1" h={{ base: '60dvh', lg: 'auto' }} bg="bg.emphasized" />
      <Stack w={{ lg: '20rem' }} gap="4" p="3" borderLeftWidth={{ lg: '1px' }}>
        <Skeleton h="9rem" borderRadius="l2" />
        <Skeleton h="16rem" borderRadius="l2" />
      </Stack>
    </Flex>
  </Box>
);

const RAIL = Array.from({ length: 8 }, (_, place) => place);
