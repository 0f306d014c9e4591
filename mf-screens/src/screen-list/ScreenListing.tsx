import { useListQuery, useListView, useSelection } from 'shared-kernel/list-tools';
import { countedTags, type Publishing } from 'shared-kernel/model';
import type { ServerFailure } from 'shared-kernel/server';
import type { Loaded } from 'shared-kernel/server-state';
import { Button, EmptyState, Stack } from 'shared-kernel/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { PublishingBar } from '../publishing/PublishingBar';
import type { ScreenOrder } from '../screen-order/useScreenOrder';
import { linkTarget } from '../screen-store/linkTarget';
import { SupporterBox } from './SupporterBox';
import { ChosenScreens } from './ChosenScreens';
import { listedScreens, SHOWS, SORTS, type ScreenChanges } from './listedScreens';
import { NoScreens } from './NoScreens';
import { ScreenControls } from './ScreenControls';
import { ScreenQuestions, type AskOfScreens } from './ScreenQuestions';
import { ScreenRows } from './ScreenRows';
import { Summary } from './Summary';
import { TemplateActions } from './TemplateActions';
import { UnreadableScreens } from './UnreadableScreens';
import type { ScreenListActions } from './useScreenListActions';
import type { ScreenList } from './useScreenList';

/** More than this are told apart sooner by name than by picture. */
const CARDS_UP_TO = 60;

interface ScreenListingProps {
  readonly list: ScreenList;
  readonly order: ScreenOrder;
  readonly publishing: Loaded<Publishing, ServerFailure>;
  readonly listActions: ScreenListActions;
}

/** Everything under the title: who is reached, the preview, and the screens in their order. */
export const ScreenListing = ({ list, order, publishing, listActions }: ScreenListingProps) => {
  const { year, unreadable } = list;
  const all = order.ordered;
  const plays = linkTarget(year, null) !== '';
  const changes = useMemo(() => changesOf(publishing), [publishing]);
  const query = useListQuery({ sorts: SORTS, shows: SHOWS });
  const find = useDeferredValue(query.find);
  const screens = listedScreens(all, { ...query, find }, changes);
  const [view, setView] = useListView('screens', all.length > CARDS_UP_TO ? 'rows' : 'cards');
  const selection = useSelection(screens.map(({ id }) => id));
  const [asked, ask] = useState<AskOfScreens | null>(null);
  const tags = useMemo(() => countedTags(all), [all]);
  return (
    <Stack gap="4">
      <PublishingBar publishing={publishing} />
      <Summary screens={all} year={year} listActions={listActions}>
        {all.length > 0 && <TemplateActions screens={all} />}
      </Summary>
      {(plays || all.length > 0) && <SupporterBox plays={plays} />}
      <UnreadableScreens unreadable={unreadable} listActions={listActions} />
      {all.length === 0 && unreadable.length === 0 && <NoScreens listActions={listActions} />}
      {all.length > 0 && (
        <ScreenControls
          query={query}
          tags={tags}
          listed={screens.length}
          all={all.length}
          view={view}
          onView={setView}
        />
      )}
      {all.length > 0 && screens.length === 0 && (
        <EmptyState
          title="No screen is listed"
          action={
            <Button variant="outline" onClick={query.clear}>
              Show all screens
            </Button>
          }
        >
          None of the {all.length} screens fits what you chose above.
        </EmptyState>
      )}
      <ScreenRows
        list={list}
        screens={screens}
        order={order}
        isMovable={query.sort === 'order' && !query.narrowed}
        view={view}
        changes={changes}
        isPublished={publishing.status === 'ready' && publishing.value.state === 'published'}
        selection={selection}
        listActions={listActions}
        onTag={query.setTag}
        onAsk={ask}
      />
      <ChosenScreens
        screens={screens}
        selection={selection}
        listActions={listActions}
        onAsk={ask}
      />
      <ScreenQuestions
        asked={asked}
        knownTags={tags.map(({ tag }) => tag)}
        listActions={listActions}
        onClose={() => {
          ask(null);
        }}
      />
    </Stack>
  );
};

const changesOf = (publishing: ScreenListingProps['publishing']): ScreenChanges =>
  publishing.status === 'ready'
    ? new Map(publishing.value.drafts.map(({ screenId, change }) => [screenId, change]))
    : null;
