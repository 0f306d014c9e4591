import { useAtomValue, useSetAtom, type Atom, type WritableAtom } from 'jotai';
import { createContext, useContext } from 'react';

import type { DesignEditor } from './createEditor';

const EditorContext = createContext<DesignEditor | null>(null);

export const EditorProvider = EditorContext.Provider;

/** The editor of the screen on this page. */
export function useEditor(): DesignEditor {
  const editor = useContext(EditorContext);
  if (editor === null) throw new Error('useEditor stands outside of an EditorProvider');
  return editor;
}

/** Reads an atom of `editor/` and follows it. */
export const useEditorValue = <T,>(atom: Atom<T>): Awaited<T> =>
  useAtomValue(atom, { store: useEditor().store });

/** Writes an atom of `editor/`. */
export const useSetEditorValue = <Value, Args extends unknown[], Result>(
  atom: WritableAtom<Value, Args, Result>,
): ((...args: Args) => Result) => useSetAtom(atom, { store: useEditor().store });
