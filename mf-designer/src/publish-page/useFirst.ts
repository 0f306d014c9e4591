import { useState } from 'react';

/** Cards that are drawn before more are asked for: a year may have hundreds. */
const AT_ONCE = 25;

/** The first of a long list, how many are left, and what shows more of them. */
export function useFirst<T>(listed: readonly T[]): {
  readonly first: readonly T[];
  readonly rest: number;
  readonly showMore: () => void;
} {
  const [most, setMost] = useState(AT_ONCE);
  return {
    first: listed.slice(0, most),
    rest: Math.max(0, listed.length - most),
    showMore: () => {
      setMost((before) => before + AT_ONCE * 2);
    },
  };
}
