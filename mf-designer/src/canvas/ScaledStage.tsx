import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Box as Size } from 'shared-kernel/model';
import { Box } from 'shared-kernel/ui';

import { useElementSize } from '../controls/useElementSize';
import { useEditorValue, useSetEditorValue } from '../editor/EditorContext';
import { useZoomAnchor } from './zoom/useZoomAnchor';
import { roomBoxAtom, scaleAtom, zoomAtom } from './zoom/zoomAtom';

interface ScaledStageProps {
  readonly stage: Size;
  /** Over stage and room, unscaled. */
  readonly over?: ReactNode;
  /** Drawn at the stage's own size; `scale` is how large it is seen, `room` all that is around it. */
  readonly children: (scale: number, room: HTMLElement | null) => ReactNode;
}

/** Kept free around the stage for frames, their labels and handles, in CSS pixels. */
const MARGIN_PX = 22;

/** Scales a whole stage as one (D15), to fit into its room or to be scrolled in it. */
export const ScaledStage = ({ stage, over, children }: ScaledStageProps) => {
  const [room, setRoom] = useState<HTMLElement | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const scale = useEditorValue(scaleAtom);
  const fits = useEditorValue(zoomAtom) === 'fit';
  useRoomMeasuring(frame);
  useZoomAnchor(room, scale);

  return (
    <Box
      ref={frame}
      position="relative"
      flex={{ lg: 1 }}
      h={{ base: '60dvh', lg: 'auto' }}
      minH={{ base: '18rem', lg: '0' }}
      bg="bg.emphasized"
      borderRadius={{ base: 'l3', lg: 'none' }}
      overflow="clip"
    >
      <Box
        ref={setRoom}
        display="flex"
        h="full"
        p={`${String(MARGIN_PX)}px`}
        // Where the stage fits nothing is ever scrolled, not even by what takes the focus beyond the edge.
        overflow={fits ? 'clip' : 'auto'}
        userSelect="none"
      >
        <Box
          m="auto"
          flexShrink="0"
          shadow="md"
          style={{ width: stage.width * scale, height: stage.height * scale }}
        >
          <div
            style={{
              width: stage.width,
              height: stage.height,
              transform: `scale(${String(scale)})`,
              transformOrigin: '0 0',
            }}
          >
            {children(scale, room)}
          </div>
        </Box>
      </Box>
      {over}
    </Box>
  );
};

function useRoomMeasuring(frame: RefObject<HTMLElement | null>): void {
  const size = useElementSize(frame);
  const setRoomBox = useSetEditorValue(roomBoxAtom);
  useLayoutEffect(() => {
    if (size === null) return;
    setRoomBox({
      width: Math.max(0, size.width - 2 * MARGIN_PX),
      height: Math.max(0, size.height - 2 * MARGIN_PX),
    });
  }, [size, setRoomBox]);
}
