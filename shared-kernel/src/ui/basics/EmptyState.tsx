import type { ReactNode } from 'react';
import { Box, Heading, Text } from './chakra';

interface EmptyStateProps {
  readonly title: string;
  /** What this is for and the first step. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

export const EmptyState = ({ title, children, action }: EmptyStateProps) => (
  <Box
    textAlign="center"
    py="14"
    px="6"
    bg="bg.panel"
    borderWidth="1px"
    borderStyle="dashed"
    borderColor="border.emphasized"
    borderRadius="l3"
  >
    <Heading as="h2" fontSize="lg" fontWeight="semibold">
      {title}
    </Heading>
    <Text color="fg.muted" mt="2" mb={action === undefined ? 0 : 5} mx="auto" maxW="52ch">
      {children}
    </Text>
    {action}
  </Box>
);
