import { createStage, fitScale } from 'screen-player';
import { useLayoutEffect, useRef, useState } from 'react';
import {
  DEVICE_PRESETS,
  storyOf,
  type Box as Size,
  type DeviceSize,
  type ItemId,
  type ScreenContent,
  type View,
} from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { Box } from 'shared-kernel/ui';

import { OBJECTS } from '../controls/objects';

interface StillStageProps {
  readonly content: ScreenContent;
  readonly view: View;
  readonly size: DeviceSize;
  readonly selection: readonly ItemId[];
  /** CSS pixels. */
  readonly room: Size;
}

/** A screen drawn small by the player, with what is selected outlined. */
export const StillStage = ({ content, view, size, selection, room }: StillStageProps) => {
  const host = useRef<HTMLDivElement>(null);
  const { language } = storyOf(useYear().year);
  const [stage] = useState(() => createStage(document, { objects: OBJECTS, language }));
  const box = DEVICE_PRESETS[view][size];
  const scale = fitScale(box, room);

  useLayoutEffect(() => {
    host.current?.append(stage.element);
    host.current?.style.setProperty('--hairline', `${String(1 / scale)}px`);
    return () => {
      stage.element.remove();
    };
  }, [stage, scale]);

  useLayoutEffect(() => {
    stage.paint(content, view, box);
    const selected = new Set(selection);
    for (const { id } of content.items) {
      stage.itemBox(id)?.element.toggleAttribute('data-selected', selected.has(id));
    }
  }, [stage, content, view, box, selection]);

  return (
    <Box
      aria-hidden
      pointerEvents="none"
      overflow="clip"
      shadow="md"
      style={{ width: box.width * scale, height: box.height * scale }}
    >
      <Box
        ref={host}
        css={{
          '& [data-selected]': {
            outline: 'calc(var(--hairline) * 1.5) solid {colors.accent.500}',
          },
        }}
        style={{ transform: `scale(${String(scale)})`, transformOrigin: '0 0' }}
      />
    </Box>
  );
};
