import { Link, links } from 'shared-kernel/contract';
import { failureSentence } from 'shared-kernel/firestore';
import type { ScreenId } from 'shared-kernel/model';
import {
  Button,
  EmptyState,
  ErrorPanel,
  Flex,
  Page,
  Plus,
  Skeleton,
  Stack,
  Text,
  useReorder,
  VisuallyHidden,
} from 'shared-kernel/ui';
import { useState } from 'react';
import { useScreenOrder } from '../screen-order/useScreenOrder';
import { SupporterPreview } from '../supporter-preview/SupporterPreview';
import { CombinedMatches } from './CombinedMatches';
import { ScreenRow } from './ScreenRow';
import { useScreenDeeds, type ScreenDeeds } from './useScreenDeeds';
import { useScreenList, type ScreenList } from './useScreenList';

/** `/screens`: what is shown to whom, in which order (spec §2). */
export const ScreensPage = () => {
  const [list, reload] = useScreenList();
  const deeds = useScreenDeeds(reload);
  return (
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
          <Button
            loading={deeds.adding}
            loadingText="Adding"
            disabled={list.status !== 'ready'}
            onClick={() => {
              if (list.status === 'ready') void deeds.add(list.value.screens.length);
            }}
          >
            <Plus size={16} aria-hidden />
            Add new screen
          </Button>
        </Flex>
      }
    >
      {list.status === 'loading' && <Waiting />}
      {list.status === 'failed' && (
        <ErrorPanel title="The screens could not be loaded" onRetry={() => void reload()}>
          {failureSentence(list.error)} Your screens are safe.
        </ErrorPanel>
      )}
      {list.status === 'ready' && <Screens list={list.value} deeds={deeds} reload={reload} />}
    </Page>
  );
};

interface ScreensProps {
  readonly list: ScreenList;
  readonly deeds: ScreenDeeds;
  readonly reload: () => Promise<void>;
}

const Screens = ({ list, deeds, reload }: ScreensProps) => {
  const { year, malformedIds } = list;
  const { ordered, move } = useScreenOrder(
    list.screens.filter(({ id }) => !deeds.deletedIds.has(id)),
    reload,
  );
  const [announced, announce] = useState('');
  const moveAndSay = (id: ScreenId, place: number) => {
    move(id, place);
    announce(`The screen is now number ${String(place + 1)}.`);
  };
  const reorder = useReorder(
    ordered.map(({ id }) => id),
    moveAndSay,
  );
  return (
    <Stack gap="4">
      <Stack gap="1">
        <Text color="fg.muted" fontVariantNumeric="tabular-nums">
          Total supporters:{' '}
          {year.supportersTotal < 0 ? 'Working...' : year.supportersTotal.toLocaleString('en-GB')}
        </Text>
        <CombinedMatches year={year} />
      </Stack>
      {year.embedPage !== '' && <SupporterPreview />}
      {malformedIds.length > 0 && (
        <ErrorPanel title={`${String(malformedIds.length)} of the screens cannot be read`}>
          What is stored under {malformedIds.join(', ')} is not a screen.
        </ErrorPanel>
      )}
      {ordered.length === 0 && malformedIds.length === 0 && (
        <EmptyState title="No screens yet">
          A screen shows supporters what they made possible this year. Begin with “Add new screen”:
          choose who sees it, then design it.
        </EmptyState>
      )}
      <VisuallyHidden role="status" aria-label="Order of screens">
        {announced}
      </VisuallyHidden>
      <Stack as="ol" gap="3">
        {ordered.map((screen, place) => (
          <ScreenRow
            key={screen.id}
            ref={reorder.rowRef(screen.id)}
            screen={screen}
            place={place}
            last={place === ordered.length - 1}
            supportersTotal={year.supportersTotal}
            progress={list.progress}
            grip={reorder.grip(screen.id)}
            onMove={(to) => {
              moveAndSay(screen.id, to);
            }}
            onRecalculate={() => void deeds.recalculate(screen.id)}
            onDelete={() => void deeds.remove(screen.id)}
          />
        ))}
      </Stack>
    </Stack>
  );
};

const Waiting = () => (
  <Stack gap="3" aria-busy aria-label="Loading screens" role="status">
    <Skeleton h="5" w="12rem" />
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} h="8rem" borderRadius="l3" />
    ))}
  </Stack>
);
