import { Grid, Skeleton, Stack } from 'shared-kernel/ui';

/** The designer's final shape while its screen loads. */
export const DesignSkeleton = () => (
  <Grid templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 22rem' }} gap="5" aria-busy="true">
    <Skeleton h={{ base: '60dvh', lg: 'calc(100dvh - 13rem)' }} borderRadius="l3" />
    <Stack gap="4">
      <Skeleton h="14rem" borderRadius="l3" />
      <Skeleton h="24rem" borderRadius="l3" />
    </Stack>
  </Grid>
);
