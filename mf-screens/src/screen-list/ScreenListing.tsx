import { Link } from 'shared-kernel/contract';
import { EmptyState, Stack } from 'shared-kernel/ui';
import type { Publishing, ScreenChange, ScreenId } from 'shared-kernel/model';
import type { ServerFailure } from 'shared-kernel/server';
import type { Loaded } from 'shared-kernel/server-state';
import { useMemo } from 'react';
import { PublishingBar } from '../publishing/PublishingBar';
import { STORY_TEMPLATES_PATH } from '../screen-store/storyPath';
import type { ScreenOrder } from '../screen-order/useScreenOrder';
import { SupporterPreview } from '../supporter-preview/SupporterPreview';
import { linkTarget } from '../screen-store/linkTarget';
import { ScreenRows } from './ScreenRows';
import { Summary } from './Summary';
import { TemplateActions } from './TemplateActions';
import { UnreadableScreens } from './UnreadableScreens';
import type { ScreenListActions } from './useScreenListActions';
import type { ScreenList } from './useScreenList';

interface ScreenListingProps {
  readonly list: ScreenList;
  readonly order: ScreenOrder;
  readonly publishing: Loaded<Publishing, ServerFailure>;
  readonly listActions: ScreenListActions;
}

/** Everything under the title: who is reached, the preview, and the screens in their order. */
export const ScreenListing = ({ list, order, publishing, listActions }: ScreenListingProps) => {
  const { year, unreadable } = list;
  const changes = useMemo(
    () => changesOf(publishing.status === 'ready' ? publishing.value.drafts : []),
    [publishing],
  );
  return (
    <Stack gap="4">
      <PublishingBar publishing={publishing} />
      <Summary screens={order.ordered} year={year} listActions={listActions} />
      {linkTarget(year, null) !== '' && <SupporterPreview />}
      <UnreadableScreens unreadable={unreadable} listActions={listActions} />
      {order.ordered.length === 0 && unreadable.length === 0 && (
        <EmptyState title="No screens yet">
          A screen shows supporters what they made possible this year. Begin with “Add new screen”:
          choose who sees it, then design it. Or{' '}
          <Link to={STORY_TEMPLATES_PATH}>start with a whole story</Link>.
        </EmptyState>
      )}
      {order.ordered.length > 0 && <TemplateActions screens={order.ordered} />}
      <ScreenRows list={list} order={order} changes={changes} listActions={listActions} />
    </Stack>
  );
};

const changesOf = (drafts: Publishing['drafts']): ReadonlyMap<ScreenId, ScreenChange> =>
  new Map(drafts.map(({ screenId, change }) => [screenId, change]));
