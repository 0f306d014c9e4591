import { Box, Check, HStack, VisuallyHidden, X } from 'shared-kernel/ui';
import type { ReactNode } from 'react';

interface MarkProps {
  readonly passed: boolean;
  readonly children: ReactNode;
}

/** A tick or a cross before words: passed or not. */
export const Mark = ({ passed, children }: MarkProps) => (
  <HStack gap="2" align="flex-start">
    <Box flexShrink="0" mt="3px" color={passed ? 'fg.success' : 'fg.muted'}>
      {passed ? <Check size={14} aria-hidden /> : <X size={14} aria-hidden />}
      <VisuallyHidden>{passed ? 'Passed: ' : 'Not passed: '}</VisuallyHidden>
    </Box>
    <Box minW="0" overflowWrap="anywhere">
      {children}
    </Box>
  </HStack>
);
