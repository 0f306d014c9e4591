import { useEffect } from 'react';
import { SHELL } from 'shared-kernel/model';
import { watchStyles } from './watchStyles';

let inView: { readonly id: string; readonly leave: () => void } | null = null;
let pages = 0;

/** Whose page is shown: a remote's id, or SHELL. */
export const remoteInView = (): string => inView?.id ?? SHELL;

/** For as long as a page of a remote is shown. From one of its pages to another, the remote is not left. */
export function useRemoteInView(id: string): void {
  useEffect(() => {
    pages += 1;
    enter(id);
    return () => {
      pages -= 1;
      // The next page comes in the same turn.
      setTimeout(() => {
        if (pages === 0) leave();
      });
    };
  }, [id]);
}

function enter(id: string): void {
  if (inView?.id === id) return;
  leave();
  inView = { id, leave: watchStyles(id) };
}

function leave(): void {
  inView?.leave();
  inView = null;
}
