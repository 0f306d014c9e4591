import { searchesNeeded } from 'evaluation';
import {
  isWorking,
  nameOf,
  printCount,
  type DraftChange,
  type PublishingEffect,
  type Screen,
  type ScreenId,
} from 'shared-kernel/model';
import { Button, Checkbox, Flex, Stack } from 'shared-kernel/ui';
import { useEffect, useMemo, useState } from 'react';

import { useEditorValue } from '../editor/EditorContext';
import { readyYearDataAtom, type YearData } from '../editor/year-data/yearDataAtom';
import { audienceWords, counted } from '../publishing/publishingWords';
import type { PublishedYear } from '../publishing/usePublished';
import { ChangeCard } from './ChangeCard';
import { createFindingQueue } from './findings';
import { MoreChanges } from './MoreChanges';
import { useFirst } from './useFirst';
import type { Planning } from './usePlanning';
import type { View } from 'shared-kernel/model';

interface WhatChangesProps {
  readonly published: PublishedYear;
  readonly planning: Planning;
  /** The screens that were chosen to be looked at; none for all. */
  readonly only: readonly ScreenId[];
  readonly view: View;
}

/** [S166] Each screen that differs from what supporters see, in the order of the story. */
export const WhatChanges = ({ published, planning, only, view }: WhatChangesProps) => {
  const { publishing, screens } = published;
  const { drafts, live, mayPublish } = publishing;
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

  const askedFor = drafts.filter(({ screenId }) => only.includes(screenId));
  const listed = askedFor.length > 0 && !others ? askedFor : drafts;
  const tickableOthers = drafts.filter((one) => one.fault === null && !listed.includes(one));
  const { first, rest, showMore } = useFirst(listed);
  return (
    <Stack gap="3">
      {mayPublish && listed.length > 1 && <TickAll drafts={listed} planning={planning} />}
      <Stack as="ol" gap="3" aria-label="What changes">
        {first.map((draft) => {
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
      <MoreChanges rest={rest} onMore={showMore} />
      {listed.length < drafts.length && (
        <Flex gap="2" wrap="wrap">
          <Button
            variant="outline"
            onClick={() => {
              showOthers(true);
            }}
          >
            {`Show ${counted(drafts.length - listed.length, 'other change')}`}
          </Button>
          {mayPublish && tickableOthers.length > 0 && (
            <Button
              variant="ghost"
              onClick={() => {
                tick(tickableOthers, true);
                showOthers(true);
              }}
            >
              {tickableOthers.length === 1
                ? 'Select the other one'
                : `Select all ${printCount(tickableOthers.length)} others`}
            </Button>
          )}
        </Flex>
      )}
    </Stack>
  );
};

interface TickAllProps {
  readonly drafts: readonly DraftChange[];
  readonly planning: Planning;
}

/** Of hundreds of changes a few may be meant. */
const TickAll = ({ drafts, planning: { isTicked, tick } }: TickAllProps) => {
  const tickable = drafts.filter(({ fault }) => fault === null);
  const ticked = tickable.filter(isTicked).length;
  const isAll = ticked === tickable.length;
  return (
    <Checkbox.Root
      alignSelf="flex-start"
      px="1"
      checked={isAll ? true : ticked > 0 ? 'indeterminate' : false}
      onCheckedChange={() => {
        tick(tickable, !isAll);
      }}
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>{`Publish all ${counted(tickable.length, 'change')}`}</Checkbox.Label>
    </Checkbox.Root>
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
