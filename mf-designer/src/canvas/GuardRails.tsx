import type { View } from 'shared-kernel/model';
import { Box } from 'shared-kernel/ui';

import { guardRails } from '../document/guardRails';

/** The safe area of a view (spec §9), over a stage drawn at its own size. */
export const GuardRails = ({ view }: { view: View }) => {
  const { left, top, width, height } = guardRails(view, PERCENT);
  return (
    <Box
      data-guard-rails
      aria-hidden
      position="absolute"
      inset="0"
      overflow="hidden"
      pointerEvents="none"
    >
      <Box
        position="absolute"
        style={{
          left: percent(left),
          top: percent(top),
          width: percent(width),
          height: percent(height),
        }}
        outline="calc(var(--hairline) * 1.5) dashed #d97706"
        boxShadow="0 0 0 9999px rgb(217 119 6 / 14%)"
      />
    </Box>
  );
};

const PERCENT = { width: 100, height: 100 };

const percent = (value: number): string => `${String(value)}%`;
