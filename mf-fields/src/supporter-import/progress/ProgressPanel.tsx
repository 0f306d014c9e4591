import { Box, Panel, Progress, Text } from 'shared-kernel/ui';
import type { ReactNode } from 'react';

interface ProgressPanelProps {
  readonly label: string;
  readonly done: number;
  /** 0 while it is not known yet. */
  readonly total: number;
  readonly detail: string;
  readonly children?: ReactNode;
}

/** How far something is, in a bar and in words. */
export const ProgressPanel = ({ label, done, total, detail, children }: ProgressPanelProps) => (
  <Panel>
    <Progress.Root value={total > 0 ? done : null} max={Math.max(total, 1)} colorPalette="accent">
      <Progress.Label fontWeight="medium" mb="2" overflowWrap="anywhere">
        {label}
      </Progress.Label>
      <Progress.Track borderRadius="full" h="8px" aria-label={label}>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
    <Text mt="2" color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums" role="status">
      {detail}
    </Text>
    {children !== undefined && <Box mt="3">{children}</Box>}
  </Panel>
);
