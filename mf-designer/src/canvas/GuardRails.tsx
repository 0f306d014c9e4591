import { GUARD_RAILS, type View } from 'shared-kernel/model';
import { Box } from 'shared-kernel/ui';

/** The safe area of a view (spec §9), over a stage drawn at its own size. */
export const GuardRails = ({ view }: { view: View }) => {
  const { left, top, width, height } = GUARD_RAILS[view];
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

const percent = (value: number): string => `${String(value)}%`;
