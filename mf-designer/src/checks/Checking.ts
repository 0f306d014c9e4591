import { useYear } from 'shared-kernel/session';
import { storyOf, type ScreenContent, type ScreenId } from 'shared-kernel/model';
import { useEffect, useMemo, useState } from 'react';

import { contentAtom } from '../editor/documentAtoms';
import { useEditorValue, useSetEditorValue } from '../editor/EditorContext';
import { readyYearDataAtom, type YearData } from '../editor/year-data/yearDataAtom';
import { checkedAtom } from './checksAtoms';
import { createScreenChecker } from './createScreenChecker';
import { whenIdle } from './whenIdle';

/** How long the content rests before it is checked, so that typing stays smooth. */
const REST_MS = 600;

/** [S66] Keeps the findings up with the content. Draws nothing. */
export const Checking = ({ screenId }: { readonly screenId: ScreenId }) => {
  const content = useEditorValue(contentAtom);
  const year = useEditorValue(readyYearDataAtom);
  const { year: thisYear } = useYear();
  const { supportersTotal } = thisYear;
  const story = storyOf(thisYear);
  const publish = useSetEditorValue(checkedAtom);
  const [checker] = useState(() => createScreenChecker(document, whenIdle));

  const before = useMemo(() => contentBefore(year, screenId), [year, screenId]);
  const { kind } = content.transition;
  const comesInBy = kind === 'year' ? story.transition : kind;

  useEffect(() => {
    const timer = setTimeout(() => {
      checker.check({ content, year, supportersTotal, before, comesInBy }, (findings) => {
        publish({ content, findings });
      });
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      checker.stop();
    };
  }, [checker, content, year, supportersTotal, before, comesInBy, publish]);

  return null;
};

/** As it is saved; null where this is the first one. */
function contentBefore(year: YearData | null, screenId: ScreenId): ScreenContent | null {
  const screens = (year?.screens ?? []).toSorted((one, other) => one.order - other.order);
  const place = screens.findIndex(({ id }) => id === screenId);
  return place < 1 ? null : (screens[place - 1]?.content ?? null);
}
