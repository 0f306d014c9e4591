import { useEffect, useRef } from 'react';
import { mountSmallScreen, smallScreenBox } from 'screen-player/small';
import { Box } from 'shared-kernel/ui';
import { WELCOME_SCREEN } from './welcomeScreen';
import { WELCOME_WIDTH } from './stillSize';

/** A screen as a supporter gets it. It plays once, and again for whoever points at it; not where less movement is asked for. */
export const WelcomePlayer = () => {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    const small = mountSmallScreen(element, { screen: WELCOME_SCREEN, width: WELCOME_WIDTH });
    const play = () => {
      if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) small.play();
    };
    play();
    element.addEventListener('pointerenter', play);
    return () => {
      element.removeEventListener('pointerenter', play);
      small.destroy();
    };
  }, []);
  return <Box ref={host} style={smallScreenBox(WELCOME_WIDTH)} />;
};
