import { searchesNeeded } from 'evaluation';
import {
  isWorking,
  nameOf,
  type DraftChange,
  type PublishingEffect,
  type Screen,
  type ScreenId,
} from 'shared-kernel/model';
import { Button, Stack } from 'shared-kernel/ui';
import { useEffect, useMemo, useState } from 'react';

import { useEditorValue } from '../editor/EditorContext';
import { readyYearDataAtom, type YearData } from '../editor/year-data/yearDataAtom';
import { audienceWords, counted } from '../publishing/publishingWords';
import type { PublishedYear } from '../publishing/usePublished';
import { ChangeCard } from './ChangeCard';
import { createFindingQueue } from './findings';
import type { Planning } from './usePlanning';
import type { View } from 'shared-kernel/model';

interface WhatChangesProps {
  readonly published: PublishedYear;
  readonly planning: Planning;
  /** The one screen that is looked at; null: all of them. */
  readonly only: ScreenId | null;
  readonly view: View;
}

/** Cards that are drawn before more are asked for: a year may have hundreds. */
const AT_ONCE = 25;

/** [S166] Each screen that differs from what supporters see, in the order of the story. */
export const WhatChanges = ({ published, planning, only, view }: WhatChangesProps) => {
  const { publishing, screens } = published;
  const { drafts, live, mayPublish } = publishing;
  const [most, setMost] = useState(AT_ONCE);
  const [others, showOthers] = useState(false);
  const [queue] = useState(() => createFindingQueue());
  useEffect(
    () => () => {
      queue.stop();
    },
    [queue],
  );
  const byId = useMemo(() => new Map(screens.map((screen) => [screen.id, screen])), [screens]);
  const searchesOf = useSearchesOf(drafts);
  const { isTicked, tick, effect } = planning;
  const [onTick] = useState(() => ({ current: tick }));
  useEffect(() => {
    onTick.current = tick;
  });
  const [tickOne] = useState(() => (draft: DraftChange, ticked: boolean) => {
    onTick.current([draft], ticked);
  });

  const hasOnly = only !== null && drafts.some(({ screenId }) => screenId === only);
  const listed = hasOnly && !others ? drafts.filter(({ screenId }) => screenId === only) : drafts;
  const shown = listed.slice(0, most);
  return (
    <Stack gap="3">
      <Stack as="ol" gap="3" aria-label="What changes">
        {shown.map((draft) => {
          const screen = byId.get(draft.screenId) ?? null;
          const { searches, alongside } = searchesOf(draft, screen);
          return (
            <ChangeCard
              key={draft.screenId}
              draft={draft}
              screen={screen}
              live={live}
              view={view}
              ticked={isTicked(draft)}
              onTick={mayPublish ? tickOne : null}
              audience={audienceOf(draft, screen, effect)}
              searches={searches}
              alongside={alongside}
              queue={queue}
            />
          );
        })}
      </Stack>
      {listed.length > shown.length && (
        <Button
          variant="outline"
          alignSelf="flex-start"
          onClick={() => {
            setMost((before) => before + AT_ONCE * 2);
          }}
        >
          {`Show more of ${counted(listed.length - shown.length, 'other change')}`}
        </Button>
      )}
      {listed.length < drafts.length && (
        <Button
          variant="outline"
          alignSelf="flex-start"
          onClick={() => {
            showOthers(true);
          }}
        >
          {`Show ${counted(drafts.length - listed.length, 'other change')}`}
        </Button>
      )}
    </Stack>
  );
};

function audienceOf(
  { screenId }: DraftChange,
  screen: Screen | null,
  { value, working, failure }: Planning['effect'],
): string | null {
  if (failure !== null) return '';
  if (value === null || working) return null;
  return (
    inWords(value, screenId) ??
    (screen === null || isWorking(screen)
      ? 'The same supporters get it.'
      : audienceWords({ before: 1, gained: 0, lost: 0, after: screen.supportersMatched }))
  );
}

function inWords({ screens }: PublishingEffect, id: ScreenId): string | null {
  const found = screens.find(({ screenId }) => screenId === id);
  return found === undefined ? null : audienceWords(found);
}

/** Which searches each screen depends on, and which others change by those that did. */
function useSearchesOf(drafts: readonly DraftChange[]) {
  const year = useEditorValue(readyYearDataAtom);
  return useMemo(() => {
    const known = new Map<ScreenId, ReturnType<typeof searchesOf>>();
    return (draft: DraftChange, screen: Screen | null) => {
      const before = known.get(draft.screenId);
      if (before !== undefined) return before;
      const found = searchesOf(draft, screen, drafts, year);
      known.set(draft.screenId, found);
      return found;
    };
  }, [drafts, year]);
}

function searchesOf(
  draft: DraftChange,
  screen: Screen | null,
  drafts: readonly DraftChange[],
  year: YearData | null,
) {
  if (screen === null || year === null) return { searches: [], alongside: [] };
  const needed = searchesNeeded([screen], year.searches);
  const changed = new Set(draft.changedSearches);
  return {
    searches: year.searches
      .filter(({ id }) => needed.has(id))
      .map((search) => ({ id: search.id, name: nameOf(search), changed: changed.has(search.id) })),
    alongside: drafts
      .filter(
        (other) =>
          other.screenId !== draft.screenId && other.changedSearches.some((id) => changed.has(id)),
      )
      .map((other) => `“${nameOf(other)}”`),
  };
}
