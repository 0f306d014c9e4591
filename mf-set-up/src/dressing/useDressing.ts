import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Screen, YearScope } from 'shared-kernel/model';
import { useServerChanges } from 'shared-kernel/server-state';
import { useAuthor } from 'shared-kernel/session';
import { dressStoreAtom } from './dressStore';
import type { DressedScreen } from './dressedScreens';

/** How it went: by name, what was left as it was. */
export interface DressOutcome {
  readonly saved: number;
  /** Somebody saved them meanwhile (D22). */
  readonly changed: readonly Screen[];
  readonly failed: readonly Screen[];
}

interface Dressing {
  /** How many have been dealt with; null while nothing is saved. */
  readonly done: number | null;
  readonly outcome: DressOutcome | null;
  readonly dress: (screens: readonly DressedScreen[]) => Promise<void>;
}

/** Saves screens in the kit one after the other, each over the revision that was read. */
export function useDressing(scope: YearScope): Dressing {
  const store = useAtomValue(dressStoreAtom);
  const savedBy = useAuthor();
  const { changed } = useServerChanges();
  const [done, setDone] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<DressOutcome | null>(null);
  const dress = async (screens: readonly DressedScreen[]) => {
    setOutcome(null);
    let so: DressOutcome = { saved: 0, changed: [], failed: [] };
    for (const [index, { screen, content }] of screens.entries()) {
      setDone(index);
      const author = { savedBy, expectedRevision: screen.contentSaved.revision };
      const answer = await store.saveScreenContent(scope, screen.id, content, author);
      if (answer.ok) so = { ...so, saved: so.saved + 1 };
      else if (answer.error.code === 'data/conflict')
        so = { ...so, changed: [...so.changed, screen] };
      else so = { ...so, failed: [...so.failed, screen] };
    }
    setDone(null);
    setOutcome(so);
    changed();
  };
  return { done, outcome, dress };
}
