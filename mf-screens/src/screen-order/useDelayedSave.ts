import { useCallback, useEffect, useRef } from 'react';

/** Spec §9. */
const SAVE_AFTER_MS = 5000;

/**
 * Saves a value 5 s after it last changed, or at once when the page is left before. Gives back how to save it now;
 * that settles when what was being saved already is stored as well.
 */
export function useDelayedSave<T>(
  value: T | null,
  save: (value: T) => Promise<void>,
  saveOnLeaving: (value: T) => Promise<void>,
): () => Promise<void> {
  const latest = useRef({ save, saveOnLeaving });
  const unsaved = useRef<T | null>(null);
  const saving = useRef<Promise<void>>(Promise.resolve());

  useEffect(() => {
    latest.current = { save, saveOnLeaving };
  });

  const saveNow = useCallback((): Promise<void> => {
    const due = unsaved.current;
    unsaved.current = null;
    if (due !== null) saving.current = latest.current.save(due);
    return saving.current;
  }, []);

  useEffect(() => {
    if (value === null) return undefined;
    unsaved.current = value;
    const timer = setTimeout(() => void saveNow(), SAVE_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [value, saveNow]);

  useEffect(() => {
    const saveAtOnce = () => {
      if (unsaved.current !== null) void latest.current.saveOnLeaving(unsaved.current);
      unsaved.current = null;
    };
    window.addEventListener('pagehide', saveAtOnce);
    return () => {
      window.removeEventListener('pagehide', saveAtOnce);
      saveAtOnce();
    };
  }, []);

  return saveNow;
}
