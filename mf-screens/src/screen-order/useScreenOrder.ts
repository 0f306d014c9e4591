import { moved, type Screen, type ScreenId } from 'shared-kernel/model';
import { useScope, useToast } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { screenStoreAtom } from '../screen-store/screenStore';
import { screenToasts } from '../screen-store/screenToasts';
import { inOrder, placesOf } from './screenOrder';

/** Spec §9. */
const SAVE_AFTER_MS = 5000;

export interface ScreenOrder {
  /** The screens as the person has put them. */
  readonly ordered: readonly Screen[];
  readonly move: (id: ScreenId, place: number) => void;
}

/** Moves are shown at once, saved after 5 s without another, and at once when the page is left. */
export function useScreenOrder(
  screens: readonly Screen[],
  reload: () => Promise<void>,
): ScreenOrder {
  const store = useAtomValue(screenStoreAtom);
  const scope = useScope();
  const showToast = useToast();
  const [waiting, setWaiting] = useState<readonly ScreenId[] | null>(null);
  const ordered = inOrder(screens, waiting);

  const save = async (ids: readonly ScreenId[]) => {
    const present = ids.filter((id) => screens.some((screen) => screen.id === id));
    const saved = await store.reorderScreens(scope, placesOf(present));
    if (!saved.ok) showToast(screenToasts.failed('reorder', saved.error));
  };
  const saveAndReload = async (ids: readonly ScreenId[]) => {
    await save(ids);
    await reload();
    setWaiting((newest) => (newest === ids ? null : newest));
  };
  useDelayedSave(waiting, saveAndReload, save);

  return {
    ordered,
    move: (id, place) => {
      setWaiting(
        moved(
          ordered.map((screen) => screen.id),
          (one) => one === id,
          place,
        ),
      );
    },
  };
}

/** Saves a value 5 s after it last changed, or at once when the page is left before. */
function useDelayedSave<T>(
  value: T | null,
  save: (value: T) => Promise<void>,
  saveOnLeaving: (value: T) => Promise<void>,
): void {
  const latest = useRef({ save, saveOnLeaving });
  const unsaved = useRef<T | null>(null);

  useEffect(() => {
    latest.current = { save, saveOnLeaving };
  });

  useEffect(() => {
    if (value === null) return undefined;
    unsaved.current = value;
    const timer = setTimeout(() => {
      unsaved.current = null;
      void latest.current.save(value);
    }, SAVE_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [value]);

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
}
