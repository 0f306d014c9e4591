import { useEffect, useRef } from 'react';
import { failureSentence, loadScreens, loadYear, type DataFailure } from 'shared-kernel/firestore';
import { isWorking, type Screen, type Year, type YearHome } from 'shared-kernel/model';
import { serverSentence } from 'shared-kernel/server';
import { ofYear, screensOf, useReading, yearOf, type Loaded } from 'shared-kernel/server-state';
import { useScope } from 'shared-kernel/session';
import { readHome } from '../../server/home';

/** One thing that Home shows; a failure is a sentence. */
export interface Part<T> {
  readonly loaded: Loaded<T, string>;
  readonly reload: () => Promise<void>;
}

export interface HomeParts {
  readonly year: Part<Year>;
  readonly screens: Part<readonly Screen[]>;
  readonly home: Part<YearHome>;
}

const STORE = { loadScreens, loadYear };

/** All that Home shows of the year, asked for at once; each part may fail alone. Counts are followed (D17). */
export function useYearHome(): HomeParts {
  const scope = useScope();
  const [year, reloadYear] = useReading(yearOf(STORE, scope), {
    inSteps: true,
    poll: ({ supportersTotal }) => supportersTotal < 0,
  });
  const [screens, reloadScreens] = useReading(screensOf(STORE, scope), {
    inSteps: true,
    poll: ({ items }) => items.some(isWorking),
  });
  const [home, reloadHome] = useReading(ofYear(scope, 'home', readHome), { inSteps: true });
  const isCounting = year.status === 'ready' && year.value.supportersTotal < 0;
  useWhenOver(isCounting, reloadHome);
  return {
    year: { loaded: worded(year, dataSentence), reload: reloadYear },
    screens: {
      loaded: worded(
        screens.status === 'ready' ? { ...screens, value: screens.value.items } : screens,
        dataSentence,
      ),
      reload: reloadScreens,
    },
    home: { loaded: worded(home, serverSentence), reload: reloadHome },
  };
}

/** An import or a count that ends has changed the rest of the page as well. */
function useWhenOver(isUnderWay: boolean, reload: () => Promise<void>): void {
  const was = useRef(isUnderWay);
  useEffect(() => {
    if (was.current && !isUnderWay) void reload();
    was.current = isUnderWay;
  }, [isUnderWay, reload]);
}

const dataSentence = (failure: DataFailure): string => failureSentence(failure);

const worded = <T, E>(loaded: Loaded<T, E>, words: (error: E) => string): Loaded<T, string> =>
  loaded.status === 'failed' ? { ...loaded, error: words(loaded.error) } : loaded;
