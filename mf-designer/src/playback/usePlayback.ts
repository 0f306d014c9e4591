import { useState } from 'react';
import type { ScreenContent } from 'shared-kernel/model';

/** One run of the screen as it was when play was pressed; null while nothing plays. */
export function usePlayback() {
  const [played, setPlayed] = useState<ScreenContent | null>(null);
  const [tenths, setTenths] = useState(0);
  return {
    played,
    tenths,
    setTenths,
    play: (content: ScreenContent) => {
      setTenths(0);
      setPlayed(content);
    },
    stop: () => {
      setPlayed(null);
    },
  };
}
