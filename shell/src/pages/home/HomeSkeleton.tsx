import { Grid, Skeleton, Stack } from 'shared-kernel/ui';

/** Home before anything is known, in the shape that it will have. */
export const HomeSkeleton = () => (
  <Stack gap="4" role="status" aria-label="Loading">
    <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="4">
      <Skeleton h="8.5rem" borderRadius="l3" />
      <Skeleton h="8.5rem" borderRadius="l3" />
    </Grid>
    <Grid templateColumns={{ base: '1fr', lg: '2fr 1fr' }} gap="4" alignItems="start">
      <Stack gap="4">
        <Skeleton h="23rem" borderRadius="l3" />
        <Skeleton h="14rem" borderRadius="l3" />
      </Stack>
      <Stack gap="4">
        <Skeleton h="9rem" borderRadius="l3" />
        <Skeleton h="20rem" borderRadius="l3" />
      </Stack>
    </Grid>
  </Stack>
);
