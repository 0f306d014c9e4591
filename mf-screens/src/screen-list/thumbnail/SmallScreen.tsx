import { mountSmallScreen, type SmallScreen as Small } from 'screen-player/small';
import type { ScreenDefinition } from 'shared-kernel/model';
import { useLayoutEffect, useRef } from 'react';

interface SmallScreenProps {
  readonly screen: ScreenDefinition;
  /** CSS pixels. */
  readonly width: number;
  /** From the beginning, once; otherwise it stands at its end. */
  readonly playing: boolean;
}

/** A screen on a phone, drawn small by the player. */
export const SmallScreen = ({ screen, width, playing }: SmallScreenProps) => {
  const host = useRef<HTMLDivElement>(null);
  const small = useRef<Small | null>(null);

  useLayoutEffect(() => {
    if (host.current === null) return undefined;
    const mounted = mountSmallScreen(host.current, { screen, width });
    small.current = mounted;
    return () => {
      small.current = null;
      mounted.destroy();
    };
  }, [screen, width]);

  useLayoutEffect(() => {
    if (playing) small.current?.play();
    else small.current?.rest();
  }, [playing, screen, width]);

  return <div ref={host} />;
};
