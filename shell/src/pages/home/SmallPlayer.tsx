import { useEffect, useRef } from 'react';
import { mountSmallScreen, type SmallScreen } from 'screen-player/small';
import type { ScreenDefinition } from 'shared-kernel/model';
import { STILL_WIDTH } from './stillSize';

interface SmallPlayerProps {
  readonly screen: ScreenDefinition;
  readonly plays: boolean;
  readonly language: string;
}

/** A screen as large as a stamp: still, unless it plays. */
export const SmallPlayer = ({ screen, plays, language }: SmallPlayerProps) => {
  const host = useRef<HTMLDivElement>(null);
  const small = useRef<SmallScreen | null>(null);
  useEffect(() => {
    if (host.current === null) return undefined;
    const mounted = mountSmallScreen(host.current, { screen, width: STILL_WIDTH, language });
    small.current = mounted;
    return () => {
      mounted.destroy();
    };
  }, [screen, language]);
  useEffect(() => {
    if (plays) small.current?.play();
    else small.current?.rest();
  }, [plays]);
  return <div ref={host} />;
};
