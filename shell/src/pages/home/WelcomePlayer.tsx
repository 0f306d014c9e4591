import { useEffect, useRef } from 'react';
import { Box } from 'shared-kernel/ui';
import { playWelcome } from './playWelcome';
import { WELCOME_HEIGHT, WELCOME_WIDTH } from './stillSize';

export const WelcomePlayer = () => {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => (host.current === null ? undefined : playWelcome(host.current)), []);
  return (
    <Box
      ref={host}
      data-welcome-screen
      w={`${String(WELCOME_WIDTH)}px`}
      h={`${String(WELCOME_HEIGHT)}px`}
    />
  );
};
