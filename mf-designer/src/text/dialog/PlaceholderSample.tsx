import { Box, chakra, Text } from 'shared-kernel/ui';
import { Fragment } from 'react';

import type { Sample } from './samplesOf';

/** What supporters would see. */
export const PlaceholderSample = ({ samples }: { readonly samples: readonly Sample[] }) => (
  <Box
    as="section"
    aria-label="What supporters see"
    bg="bg.muted"
    borderRadius="l2"
    px="3"
    py="2.5"
  >
    <chakra.dl
      display="grid"
      gridTemplateColumns="minmax(0, auto) minmax(0, 1fr)"
      columnGap="4"
      rowGap="1"
      fontSize="sm"
    >
      {samples.map(({ whom, shown }) => (
        <Fragment key={whom}>
          <chakra.dt color="fg.muted" truncate title={whom}>
            {whom}
          </chakra.dt>
          <chakra.dd m="0" fontWeight="medium" overflowWrap="anywhere" lineClamp={3}>
            {shown.trim() === '' ? (
              <Text as="span" color="fg.subtle" fontWeight="normal">
                nothing
              </Text>
            ) : (
              <bdi>{shown}</bdi>
            )}
          </chakra.dd>
        </Fragment>
      ))}
    </chakra.dl>
  </Box>
);
