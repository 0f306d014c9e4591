import { mountScreen } from 'screen-player';
import { useEffect, useRef } from 'react';
import type { Box, ScreenContent, View } from 'shared-kernel/model';

interface PlaybackProps {
  /** Texts already filled. */
  readonly content: ScreenContent;
  readonly view: View;
  readonly stage: Box;
  /** Tenths of a second since the start (D13). */
  readonly onTenths: (tenths: number) => void;
  readonly onEnd: () => void;
}

/** Plays a screen once, from the moment it appears. */
export const Playback = ({ content, view, stage, onTenths, onEnd }: PlaybackProps) => {
  const host = useRef<HTMLDivElement>(null);
  const listeners = useRef({ onTenths, onEnd });

  useEffect(() => {
    listeners.current = { onTenths, onEnd };
  }, [onTenths, onEnd]);

  useEffect(() => {
    if (host.current === null) return undefined;
    const player = mountScreen(host.current, {
      content,
      view,
      stage,
      onTime: (timeMs) => {
        listeners.current.onTenths(Math.floor(timeMs / 100));
      },
      onEnd: () => {
        listeners.current.onEnd();
      },
    });
    player.play();
    return () => {
      player.destroy();
    };
  }, [content, view, stage]);

  return <div ref={host} role="group" aria-label="The screen is playing" />;
};
