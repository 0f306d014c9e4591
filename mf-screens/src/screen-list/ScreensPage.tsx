import { useAtomValue } from 'jotai';
import { Link, links, useNavigate } from 'shared-kernel/contract';
import { failureSentence } from 'shared-kernel/firestore';
import { usePageActions } from 'shared-kernel/page-actions';
import { PUBLISH_PATH } from 'shared-kernel/publishing';
import { ForEditors, useMayEdit } from 'shared-kernel/roles';
import type { Screen } from 'shared-kernel/model';
import { yearAtom } from 'shared-kernel/session';
import {
  Button,
  ErrorPanel,
  Flex,
  Page,
  Plus,
  RetentionNote,
  Skeleton,
  Stack,
} from 'shared-kernel/ui';
import { BinButton } from 'shared-kernel/versions';
import { usePublishing } from '../publishing/usePublishing';
import { useScreenOrder } from '../screen-order/useScreenOrder';
import { ScreenListing } from './ScreenListing';
import { useScreenListActions, type ScreenListActions } from './useScreenListActions';
import { useScreenList } from './useScreenList';
import { STORY_PATH } from '../screen-store/storyPath';

/** `/screens`: what is shown to whom, in which order (spec §2). */
export const ScreensPage = () => {
  const [list, reload] = useScreenList();
  const screens = list.status === 'ready' ? list.value.screens : null;
  const order = useScreenOrder(screens, reload);
  const listActions = useScreenListActions(order, reload);
  const [publishing] = usePublishing(screens);
  const year = useAtomValue(yearAtom);
  useOffered(listActions, order.ordered);
  return (
    <Page
      title="Screens"
      help="Supporters see the screens they match, from the top of this list to the bottom."
      action={
        <Actions
          adding={listActions.adding}
          onAdd={() => void listActions.add()}
          onRestored={() => void reload()}
        />
      }
    >
      {list.status === 'loading' && <Waiting />}
      {list.status === 'failed' && (
        <ErrorPanel title="The screens could not be loaded" onRetry={() => void reload()}>
          {failureSentence(list.error)} Your screens are safe.
        </ErrorPanel>
      )}
      {list.status === 'ready' && (
        <Stack gap="4">
          {year !== null && <RetentionNote year={year} />}
          <ScreenListing
            list={list.value}
            order={order}
            publishing={publishing}
            listActions={listActions}
          />
        </Stack>
      )}
    </Page>
  );
};

/** What the page does, for the list of everything that can be done (D396). */
function useOffered(listActions: ScreenListActions, screens: readonly Screen[]): void {
  const mayEdit = useMayEdit();
  const navigate = useNavigate();
  usePageActions([
    {
      id: 'add-screen',
      label: 'Add new screen',
      keys: [],
      isAvailable: () => mayEdit && !listActions.adding,
      run: () => void listActions.add(),
    },
    {
      id: 'recalculate-screens',
      label: 'Recalculate all screens',
      keys: [],
      isAvailable: () => mayEdit && screens.length > 0,
      run: () => void listActions.recalculate(...screens.map(({ id }) => id)),
    },
    {
      id: 'publish-screens',
      label: 'Publish what is saved…',
      keys: [],
      isAvailable: () => screens.length > 0,
      run: () => void navigate(PUBLISH_PATH),
    },
  ]);
}

interface ActionsProps {
  readonly adding: boolean;
  readonly onAdd: () => void;
  readonly onRestored: () => void;
}

const Actions = ({ adding, onAdd, onRestored }: ActionsProps) => (
  <Flex wrap="wrap" gap="3">
    <Button asChild variant="outline">
      <Link to={STORY_PATH}>Story</Link>
    </Button>
    <Button asChild variant="outline">
      <Link to={links.personalLinks()}>Personal links</Link>
    </Button>
    <Button asChild variant="outline">
      <Link to={links.results()}>Results</Link>
    </Button>
    <BinButton kind="screen" onRestored={onRestored} />
    <ForEditors>
      <Button loading={adding} loadingText="Adding" onClick={onAdd}>
        <Plus size={16} aria-hidden />
        Add new screen
      </Button>
    </ForEditors>
  </Flex>
);

const Waiting = () => (
  <Stack gap="3" aria-busy aria-label="Loading screens" role="status">
    <Skeleton h="5" w="12rem" />
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} h="12rem" borderRadius="l3" />
    ))}
  </Stack>
);
