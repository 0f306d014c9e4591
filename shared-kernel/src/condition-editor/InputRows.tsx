import { Box, Flex } from 'shared-kernel/ui';
import type { ReactNode } from 'react';

/** The inputs of a condition: in two rows where there is room, one below the other where there is none. */
export const InputRows = ({ children }: { readonly children: ReactNode }) => (
  <Flex wrap="wrap" gap="3">
    {children}
  </Flex>
);

/**
 * How the inputs share a row. They grow from what their words need, so that a row breaks by the width of its own place, and
 * those of both rows stand below each other: `middle` with the gap beside it is as wide as `kind` and `match` together.
 */
const WIDTHS = {
  kind: '3 1 8.5rem',
  match: '4 1 12rem',
  name: '5 1 12.5rem',
  /** In place of `match` and `name`. */
  rest: '9 1 25.25rem',
  /** In place of `kind` and `match`. */
  middle: '7 1 21.25rem',
} as const;

interface InputCellProps {
  readonly width: keyof typeof WIDTHS;
  readonly children: ReactNode;
}

export const InputCell = ({ width, children }: InputCellProps) => (
  <Box flex={WIDTHS[width]} minW="0" maxW="full">
    {children}
  </Box>
);
