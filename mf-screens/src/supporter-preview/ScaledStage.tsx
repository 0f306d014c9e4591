import { fitScale } from 'screen-player';
import type { Box as Size } from 'shared-kernel/model';
import { Box, Center } from 'shared-kernel/ui';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

interface ScaledStageProps {
  readonly stage: Size;
  /** Drawn at the stage's own size. */
  readonly children: ReactNode;
}

/** At most this much of the window's height. */
const HEIGHT_SHARE = 0.7;

/** Scales a whole stage as one, so that it fits into the page (D15). */
export const ScaledStage = ({ stage, children }: ScaledStageProps) => {
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);

  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return undefined;
    const measure = () => {
      const width = element.clientWidth;
      if (width > 0) setScale(fitScale(stage, { width, height: innerHeight * HEIGHT_SHARE }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [stage]);

  return (
    <Center ref={room} bg="bg.emphasized" borderRadius="l3" overflow="hidden" py="4">
      <Box
        flexShrink="0"
        overflow="hidden"
        shadow="md"
        style={{ width: stage.width * scale, height: stage.height * scale }}
      >
        <div style={{ transform: `scale(${String(scale)})`, transformOrigin: '0 0' }}>
          {children}
        </div>
      </Box>
    </Center>
  );
};
