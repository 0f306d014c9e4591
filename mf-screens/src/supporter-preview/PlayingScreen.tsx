import { mountScreen, type PlayerHandle } from 'screen-player';
import type { Box, ScreenContent, View } from 'shared-kernel/model';
import { useEffect, useRef } from 'react';

interface PlayingScreenProps {
  /** Texts filled, hidden items left out. */
  readonly content: ScreenContent;
  readonly view: View;
  readonly stage: Box;
  readonly playing: boolean;
  readonly onEnd: () => void;
}

/** One screen from its beginning; give it another key to start over. */
export const PlayingScreen = ({ content, view, stage, playing, onEnd }: PlayingScreenProps) => {
  const host = useRef<HTMLDivElement>(null);
  const player = useRef<PlayerHandle | null>(null);
  const ended = useRef(onEnd);

  useEffect(() => {
    ended.current = onEnd;
  }, [onEnd]);

  useEffect(() => {
    if (host.current === null) return undefined;
    const mounted = mountScreen(host.current, {
      content,
      view,
      stage,
      onEnd: () => {
        ended.current();
      },
    });
    player.current = mounted;
    return () => {
      player.current = null;
      mounted.destroy();
    };
  }, [content, view, stage]);

  useEffect(() => {
    if (playing) player.current?.play();
    else player.current?.pause();
  }, [playing, content, view, stage]);

  return <div ref={host} role="group" aria-label="Screen" />;
};
