import { fitScale } from 'screen-player';
import { useRef, type ReactNode } from 'react';
import type { Box as Size } from 'shared-kernel/model';
import { Box, Center } from 'shared-kernel/ui';

import { useElementSize } from './useElementSize';

interface ScaledStageProps {
  readonly stage: Size;
  /** Drawn at the stage's own size; `scale` is how large it is seen. */
  readonly children: (scale: number) => ReactNode;
}

/** Scales a whole stage as one, so that it fits into the window (D15). */
export const ScaledStage = ({ stage, children }: ScaledStageProps) => {
  const room = useRef<HTMLDivElement>(null);
  const size = useElementSize(room);
  const fitted = size === null ? 1 : fitScale(stage, size);
  const scale = fitted === 0 ? 1 : fitted;

  return (
    <Center
      ref={room}
      h={{ base: '60dvh', lg: 'calc(100dvh - 17rem)' }}
      minH="18rem"
      overflow="hidden"
      bg="bg.emphasized"
      borderRadius="l3"
    >
      <Box
        flexShrink="0"
        overflow="hidden"
        shadow="md"
        style={{ width: stage.width * scale, height: stage.height * scale }}
      >
        <div style={{ transform: `scale(${String(scale)})`, transformOrigin: '0 0' }}>
          {children(scale)}
        </div>
      </Box>
    </Center>
  );
};
