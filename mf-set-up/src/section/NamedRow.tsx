import { Box, Flex, Text } from 'shared-kernel/ui';
import type { ReactNode } from 'react';

interface NamedRowProps {
  readonly name: string;
  /** What the one of this name is; null for what most are. */
  readonly badge?: ReactNode;
  /** What is said of it, below. */
  readonly notes: ReactNode;
  /** Its buttons. */
  readonly children: ReactNode;
}

/** One of a list of people or things. */
export const NamedRow = ({ name, badge = null, notes, children }: NamedRowProps) => (
  <Flex
    as="li"
    gap="3"
    wrap="wrap"
    justify="space-between"
    align="center"
    borderTopWidth="1px"
    py="3"
    _first={{ borderTopWidth: 0 }}
  >
    <Box minW="0" flex="1 1 14rem">
      <Flex gap="2" align="center" wrap="wrap">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {name}
        </Text>
        {badge}
      </Flex>
      {notes}
    </Box>
    <Flex gap="2">{children}</Flex>
  </Flex>
);
