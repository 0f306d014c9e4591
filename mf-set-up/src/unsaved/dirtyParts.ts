import { atom, useSetAtom } from 'jotai';
import { createContext, use, useEffect, useId } from 'react';

/** The page of the settings that a form stands on; null for a page of its own. */
export const SettingsPageContext = createContext<string | null>(null);

/** Forms that hold unsaved edits, each with its page: it is asked once for all of them before the settings are left. */
export const dirtyPartsAtom = atom<ReadonlyMap<string, string | null>>(new Map());

export function useDirtyPart(dirty: boolean): void {
  const part = useId();
  const page = use(SettingsPageContext);
  const setParts = useSetAtom(dirtyPartsAtom);
  useEffect(() => {
    if (!dirty) return undefined;
    setParts((parts) => new Map([...parts, [part, page]]));
    return () => {
      setParts((parts) => new Map([...parts].filter(([other]) => other !== part)));
    };
  }, [dirty, page, part, setParts]);
}
