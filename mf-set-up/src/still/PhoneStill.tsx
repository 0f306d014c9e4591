import { createObject, createStage } from 'screen-player';
import { useLayoutEffect, useRef, useState } from 'react';
import { DEVICE_PRESETS, type ScreenContent } from 'shared-kernel/model';
import { Box } from 'shared-kernel/ui';

const VIEW = 'mobilePortrait';
const STAGE = DEVICE_PRESETS[VIEW].popular;

interface PhoneStillProps {
  readonly content: ScreenContent;
  /** CSS pixels. */
  readonly width: number;
}

/** A screen on a phone at its end, drawn small by the player. */
export const PhoneStill = ({ content, width }: PhoneStillProps) => {
  const host = useRef<HTMLDivElement>(null);
  const [stage] = useState(() => createStage(document, { objects: { createObject } }));
  const scale = width / STAGE.width;

  useLayoutEffect(() => {
    host.current?.append(stage.element);
    return () => {
      stage.element.remove();
    };
  }, [stage]);
  useLayoutEffect(() => {
    stage.paint(content, VIEW, STAGE);
  }, [stage, content]);

  return (
    <Box
      aria-hidden
      pointerEvents="none"
      overflow="clip"
      style={{ width, height: Math.round(STAGE.height * scale) }}
    >
      <div ref={host} style={{ transform: `scale(${String(scale)})`, transformOrigin: '0 0' }} />
    </Box>
  );
};
