import type { ComponentProps } from 'react';
import { Box } from './chakra';

/** A white sheet with a hairline: one row of a list, one group of a form. */
export const Panel = (props: ComponentProps<typeof Box>) => (
  <Box
    bg="bg.panel"
    borderWidth="1px"
    borderRadius="l3"
    px={{ base: 4, md: 5 }}
    py={{ base: 4, md: 4 }}
    {...props}
  />
);
