import { failureSentence } from 'shared-kernel/firestore';
import { failed, type Result, type ScreenDefinition, type ScreenId } from 'shared-kernel/model';
import { useServerChanges } from 'shared-kernel/server-state';
import { useAuthor, useYear } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';

import type { YearData } from '../editor/year-data/yearDataAtom';
import { designStoreAtom } from '../persistence/designStore';

/** One screen to be made. */
export interface StoryScreen {
  readonly name: string;
  /** Brings what it needs into the library and the year first; else why that could not be. */
  readonly make: () => Promise<Result<MadeScreen, string>>;
}

export type MadeScreen = Pick<ScreenDefinition, 'content' | 'match' | 'searchIds'>;

export type StoryProgress =
  | { readonly status: 'resting' }
  | { readonly status: 'working'; readonly made: number }
  /** Those that were made are there; the others can be made still. */
  | { readonly status: 'stopped'; readonly made: number; readonly why: string };

interface StoryMaking {
  readonly progress: StoryProgress;
  /** Makes what is not made yet, behind the screens of the year; true once all of them are there. */
  readonly goOn: (screens: readonly StoryScreen[]) => Promise<boolean>;
  /** Another story is to be made. */
  readonly restart: () => void;
}

/** [S151] Makes the screens of a story one by one. */
export function useStoryMaking(year: YearData): StoryMaking {
  const store = useAtomValue(designStoreAtom);
  const { scope } = useYear();
  const author = useAuthor();
  const { changed } = useServerChanges();
  const [progress, setProgress] = useState<StoryProgress>({ status: 'resting' });
  const made = useRef(0);

  const makeOne = async (
    { name, make }: StoryScreen,
    place: number,
  ): Promise<Result<ScreenId, string>> => {
    const screen = await make();
    if (!screen.ok) return screen;
    const order = year.screens.length + place + 1;
    const created = await store.createScreen(scope, { name, ...screen.value, order }, author);
    return created.ok ? created : failed(failureSentence(created.error));
  };

  return {
    progress,
    goOn: async (screens) => {
      for (const [place, screen] of screens.entries()) {
        if (place < made.current) continue;
        setProgress({ status: 'working', made: place });
        const one = await makeOne(screen, place);
        if (!one.ok) {
          setProgress({ status: 'stopped', made: place, why: one.error });
          changed();
          return false;
        }
        made.current = place + 1;
      }
      changed();
      return true;
    },
    restart: () => {
      made.current = 0;
      setProgress({ status: 'resting' });
    },
  };
}
