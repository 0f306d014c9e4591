import type { ReactNode } from 'react';
import { Box, Eye, Flex, TriangleAlert } from 'shared-kernel/ui';

interface NoticeProps {
  readonly children: ReactNode;
  /** `calm` is nothing to worry about. */
  readonly tone?: 'warning' | 'calm';
  /** What can be done about it, for those who may. */
  readonly action?: ReactNode;
}

const LOOKS = {
  warning: { bg: 'orange.subtle', color: 'orange.fg' },
  calm: { bg: 'bg.subtle', color: 'fg.muted' },
} as const;

/** One line below the header that stays until what it tells of is over. */
export const Notice = ({ children, action, tone = 'warning' }: NoticeProps) => (
  <Box {...LOOKS[tone]} borderBottomWidth="1px" fontSize="sm">
    <Flex
      maxW="1400px"
      mx="auto"
      px={{ base: 4, md: 6 }}
      py="2.5"
      columnGap="4"
      rowGap="2"
      wrap={{ base: 'wrap', md: 'nowrap' }}
      align="center"
    >
      <Flex gap="3" flex={{ base: '1 1 100%', md: '1' }} minW="0" align="flex-start">
        <Box flexShrink="0" mt="0.5">
          {tone === 'warning' ? (
            <TriangleAlert size={16} aria-hidden />
          ) : (
            <Eye size={16} aria-hidden />
          )}
        </Box>
        <Box overflowWrap="anywhere" minW="0">
          {children}
        </Box>
      </Flex>
      {action !== undefined && action !== null && (
        <Box flexShrink="0" ps={{ base: 7, md: 0 }}>
          {action}
        </Box>
      )}
    </Flex>
  </Box>
);
