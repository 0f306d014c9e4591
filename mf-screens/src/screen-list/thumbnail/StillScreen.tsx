import { stillContent } from 'evaluation';
import { createStage } from 'screen-player';
import { DEVICE_PRESETS, type ScreenDefinition } from 'shared-kernel/model';
import { useLayoutEffect, useRef } from 'react';

const VIEW = 'mobilePortrait';
const STAGE = DEVICE_PRESETS[VIEW].popular;

interface StillScreenProps {
  readonly screen: ScreenDefinition;
  /** CSS pixels. */
  readonly width: number;
}

/** Height of a still screen of a width, both in CSS pixels. */
export const stillHeight = (width: number): number =>
  Math.round((width * STAGE.height) / STAGE.width);

/** A screen on a phone at its end, drawn small by the player. */
export const StillScreen = ({ screen, width }: StillScreenProps) => {
  const host = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const stage = createStage(document);
    stage.paint(stillContent(screen), VIEW, STAGE);
    host.current?.append(stage.element);
    return () => {
      stage.element.remove();
    };
  }, [screen]);

  const scale = width / STAGE.width;
  return (
    <div ref={host} style={{ transform: `scale(${String(scale)})`, transformOrigin: '0 0' }} />
  );
};
