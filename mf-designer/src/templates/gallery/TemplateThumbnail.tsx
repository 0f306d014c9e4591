import { imageAddress, mountScreen, type PlayerHandle } from 'screen-player';
import { DEVICE_PRESETS, type ScreenContent, type View } from 'shared-kernel/model';
import { Box } from 'shared-kernel/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';

import { isDrawnHere } from '../illustratedSetting';

interface TemplateThumbnailProps {
  readonly content: ScreenContent;
  readonly view: View;
  /** CSS pixels. */
  readonly height: number;
  /** From the beginning; finished while it is false, and with reduced motion. */
  readonly playing: boolean;
}

/** A drawing that is not stored yet is its own address. */
const previewAddress = (url: string, ownOrigin: string): string | null =>
  isDrawnHere(url) ? url : imageAddress(url, ownOrigin);

/** A template as the player shows it, small. */
export const TemplateThumbnail = ({ content, view, height, playing }: TemplateThumbnailProps) => {
  const host = useRef<HTMLDivElement>(null);
  const player = useRef<PlayerHandle>(null);
  const stage = DEVICE_PRESETS[view].popular;
  const scale = height / stage.height;

  useLayoutEffect(() => {
    if (host.current === null) return undefined;
    const handle = mountScreen(host.current, {
      content,
      view,
      stage,
      pictureAddress: previewAddress,
    });
    handle.seek(handle.durationMs);
    player.current = handle;
    return () => {
      player.current = null;
      handle.destroy();
    };
  }, [content, view, stage]);

  useEffect(() => {
    if (!playing || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    player.current?.restart();
    return () => {
      player.current?.pause();
      player.current?.seek(player.current.durationMs);
    };
  }, [playing, content]);

  return (
    <Box
      aria-hidden
      flexShrink="0"
      overflow="hidden"
      borderRadius="l2"
      shadow="sm"
      pointerEvents="none"
      style={{ width: stage.width * scale, height }}
    >
      <div ref={host} style={{ transform: `scale(${String(scale)})`, transformOrigin: '0 0' }} />
    </Box>
  );
};
