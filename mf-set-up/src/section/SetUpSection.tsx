import type { ReactNode } from 'react';
import { Box, Flex, Heading, Panel, Stack, Text } from 'shared-kernel/ui';

interface SetUpSectionProps {
  readonly title: string;
  /** It is all of a page, whose heading names it. */
  readonly isPage?: boolean;
  readonly help: string;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

export const SetUpSection = ({
  title,
  isPage = false,
  help,
  action,
  children,
}: SetUpSectionProps) => (
  <Panel as="section" aria-label={title}>
    <Flex gap="3" wrap="wrap" justify="space-between" align="flex-start">
      <Box flex="1" minW="14rem">
        {!isPage && (
          <Heading as="h2" fontSize="lg" fontWeight="semibold" mb="1">
            {title}
          </Heading>
        )}
        <Text color="fg.muted" fontSize="sm" maxW="65ch">
          {help}
        </Text>
      </Box>
      {action}
    </Flex>
    {children !== undefined && (
      <Stack gap="4" mt="4">
        {children}
      </Stack>
    )}
  </Panel>
);
