import { atom, useSetAtom } from 'jotai';
import { useEffect, useId } from 'react';

/** Forms of the page that hold unsaved edits: the page asks once for all of them before it is left. */
export const dirtyPartsAtom = atom<ReadonlySet<string>>(new Set<string>());

export function useDirtyPart(dirty: boolean): void {
  const part = useId();
  const setParts = useSetAtom(dirtyPartsAtom);
  useEffect(() => {
    if (!dirty) return undefined;
    setParts((parts) => new Set([...parts, part]));
    return () => {
      setParts((parts) => new Set([...parts].filter((other) => other !== part)));
    };
  }, [dirty, part, setParts]);
}
