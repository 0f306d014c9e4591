import type { Screen, ScreenAudience, Year } from 'shared-kernel/model';
import { storyOf } from 'shared-kernel/model';

import { createScreenChecker, type ScreenChecker } from '../checks/createScreenChecker';
import type { Finding } from '../checks/finding';
import { judgeAudience } from '../checks/judgeAudience';
import { whenIdle } from '../checks/whenIdle';
import type { YearData } from '../editor/year-data/yearDataAtom';

/** Finds what supporters would see of a screen and nobody meant, one screen after the other. */
export interface FindingQueue {
  /** Calls back once, unless it is called off by what it returns. */
  readonly find: (
    asked: ScreenToFind,
    onFound: (findings: readonly Finding[]) => void,
  ) => () => void;
  readonly stop: () => void;
}

interface ScreenToFind {
  readonly screen: Pick<Screen, 'id' | 'content'>;
  readonly year: YearData;
  readonly of: Year;
  /** Who reads what of it; null where nobody could say. */
  readonly countAudience: () => Promise<ScreenAudience | null>;
}

interface Waiting {
  readonly asked: ScreenToFind;
  readonly onFound: (findings: readonly Finding[]) => void;
}

export function createFindingQueue(
  checker: ScreenChecker = createScreenChecker(document, whenIdle),
): FindingQueue {
  const waiting = new Set<Waiting>();
  let working = false;

  const next = (): void => {
    const [first] = waiting;
    working = first !== undefined;
    if (first === undefined) return;
    checker.check(checkOf(first.asked), (drawn) => {
      void withAudience(first.asked, drawn).then((findings) => {
        if (waiting.delete(first)) first.onFound(findings);
        next();
      });
    });
  };

  return {
    find: (asked, onFound) => {
      const one = { asked, onFound };
      waiting.add(one);
      if (!working) next();
      return () => {
        waiting.delete(one);
      };
    },
    stop: () => {
      waiting.clear();
      working = false;
      checker.stop();
    },
  };
}

function checkOf({ screen, year, of }: ScreenToFind) {
  const screens = year.screens.toSorted((one, other) => one.order - other.order);
  const place = screens.findIndex(({ id }) => id === screen.id);
  const { kind } = screen.content.transition;
  return {
    content: screen.content,
    year,
    supportersTotal: of.supportersTotal,
    before: place < 1 ? null : (screens[place - 1]?.content ?? null),
    comesInBy: kind === 'year' ? storyOf(of).transition : kind,
  };
}

/** [S101] What was counted takes the place of what the fill rate says. */
async function withAudience(
  { screen, year, countAudience }: ScreenToFind,
  drawn: readonly Finding[],
): Promise<readonly Finding[]> {
  const audience = await countAudience();
  if (audience === null) return drawn;
  return [
    ...judgeAudience(screen.content, audience, year),
    ...drawn.filter(({ guessed }) => guessed !== true),
  ];
}
