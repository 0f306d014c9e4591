import { useAtomValue } from 'jotai';
import { Link, links } from 'shared-kernel/contract';
import { failureSentence } from 'shared-kernel/firestore';
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
import type { ReactNode } from 'react';
import { useScreenOrder } from '../screen-order/useScreenOrder';
import { ScreenListing } from './ScreenListing';
import { useScreenDeeds } from './useScreenDeeds';
import { useScreenList, type ScreenList } from './useScreenList';

/** `/screens`: what is shown to whom, in which order (spec §2). */
export const ScreensPage = () => {
  const [list, reload] = useScreenList();
  if (list.status === 'ready') return <ReadyPage list={list.value} reload={reload} />;
  return (
    <Frame action={<AddButton adding={false} onAdd={null} />}>
      {list.status === 'loading' ? (
        <Waiting />
      ) : (
        <ErrorPanel title="The screens could not be loaded" onRetry={() => void reload()}>
          {failureSentence(list.error)} Your screens are safe.
        </ErrorPanel>
      )}
    </Frame>
  );
};

interface ReadyPageProps {
  readonly list: ScreenList;
  readonly reload: () => Promise<void>;
}

const ReadyPage = ({ list, reload }: ReadyPageProps) => {
  const order = useScreenOrder(list.screens, reload);
  const deeds = useScreenDeeds(order, reload);
  const year = useAtomValue(yearAtom);
  return (
    <Frame action={<AddButton adding={deeds.adding} onAdd={() => void deeds.add()} />}>
      <Stack gap="4">
        {year !== null && <RetentionNote year={year} />}
        <ScreenListing list={list} order={order} deeds={deeds} />
      </Stack>
    </Frame>
  );
};

const Frame = ({ action, children }: { action: ReactNode; children: ReactNode }) => (
  <Page
    title="Screens"
    help="Supporters see the screens they match, from the top of this list to the bottom."
    action={
      <Flex wrap="wrap" gap="3">
        <Button asChild variant="outline">
          <Link to={links.personalLinks()}>Personal links</Link>
        </Button>
        <Button asChild variant="outline">
          <Link to={links.results()}>Results</Link>
        </Button>
        {action}
      </Flex>
    }
  >
    {children}
  </Page>
);

/** `onAdd` null: not before the screens are there. */
const AddButton = ({ adding, onAdd }: { adding: boolean; onAdd: (() => void) | null }) => (
  <Button
    loading={adding}
    loadingText="Adding"
    disabled={onAdd === null}
    onClick={() => {
      onAdd?.();
    }}
  >
    <Plus size={16} aria-hidden />
    Add new screen
  </Button>
);

const Waiting = () => (
  <Stack gap="3" aria-busy aria-label="Loading screens" role="status">
    <Skeleton h="5" w="12rem" />
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} h="12rem" borderRadius="l3" />
    ))}
  </Stack>
);
