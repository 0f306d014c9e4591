import { authAtom, useAuth, useToast } from 'shared-kernel/session';
import { useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import {
  dropKeptEdits,
  keepEdits,
  readKeptEdits,
  type EditsKeeping,
  type KeptEdits,
} from './keptEdits';

/**
 * Edits that this page held when the sign-in ended, if any, and the way to name what it holds now: null, where nothing
 * is unsaved.
 */
export function useKeptEdits<T>(
  keeping: EditsKeeping<T>,
  header: string,
): [kept: KeptEdits<T> | null, hold: (edits: KeptEdits<T> | null) => void] {
  const auth = useAuth();
  const store = useStore();
  const showToast = useToast();
  const person = auth.status === 'loggedIn' ? auth.userId : '';
  const { path } = keeping;
  const [kept] = useState(() => readKeptEdits(person, keeping));
  const held = useRef<KeptEdits<T> | null>(null);

  useEffect(() => {
    dropKeptEdits(person, path);
    if (kept !== null)
      showToast({ header, body: 'Your unsaved edits are here again', variant: 'info' });
    return () => {
      const isEnded = person !== '' && store.get(authAtom).status === 'loggedOut';
      if (isEnded && held.current !== null) keepEdits(person, path, held.current);
    };
  }, [person, path, kept, header, store, showToast]);

  return [
    kept,
    (edits) => {
      held.current = edits;
    },
  ];
}
