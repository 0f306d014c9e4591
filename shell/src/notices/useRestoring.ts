import { useState } from 'react';

/** Runs a restoration once at a time. */
export function useRestoring(restore: (() => Promise<void>) | null): {
  readonly isRestoring: boolean;
  readonly begin: () => Promise<void>;
} {
  const [isRestoring, setRestoring] = useState(false);
  return {
    isRestoring,
    begin: async () => {
      setRestoring(true);
      await restore?.();
      setRestoring(false);
    },
  };
}
