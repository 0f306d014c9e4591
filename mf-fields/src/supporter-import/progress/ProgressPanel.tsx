import { Box, Flex, Panel, Progress, Text } from 'shared-kernel/ui';
import type { ReactNode } from 'react';

interface ProgressPanelProps {
  readonly label: string;
  /** 0 to 1; null where it is not known. */
  readonly done: number | null;
  readonly detail: string;
  readonly children?: ReactNode;
}

/** How far something is, in a bar and in words. */
export const ProgressPanel = ({ label, done, detail, children }: ProgressPanelProps) => {
  const percent = done === null ? null : Math.floor(done * 100);
  return (
    <Panel>
      <Progress.Root value={percent} colorPalette="accent">
        <Flex gap="3" justify="space-between" mb="2">
          <Progress.Label fontWeight="medium" overflowWrap="anywhere">
            {label}
          </Progress.Label>
          {percent !== null && (
            <Text fontWeight="medium" fontVariantNumeric="tabular-nums" aria-hidden>
              {percent}%
            </Text>
          )}
        </Flex>
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
};
