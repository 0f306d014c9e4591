import type { SearchId } from 'shared-kernel/model';
import { useState } from 'react';

/** Two searches that somebody compares; the second may be still to be chosen. */
export interface ComparedPair {
  readonly first: SearchId;
  readonly second: SearchId | null;
}

export interface OverlapOf {
  readonly pair: ComparedPair | null;
  readonly open: (first: SearchId, second: SearchId | null) => void;
  readonly close: () => void;
}

/** Which searches are compared over the list; null while none are. */
export function useOverlapOf(): OverlapOf {
  const [pair, setPair] = useState<ComparedPair | null>(null);
  return {
    pair,
    open: (first, second) => {
      setPair({ first, second });
    },
    close: () => {
      setPair(null);
    },
  };
}
