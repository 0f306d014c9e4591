import {
  rowsInWindow,
  useGrowingList,
  type ListView,
  type Selection,
} from 'shared-kernel/list-tools';
import type { Screen, ScreenId } from 'shared-kernel/model';
import { Grid, Stack, useReorder, VisuallyHidden } from 'shared-kernel/ui';
import { useState, type ReactNode } from 'react';
import type { ScreenOrder } from '../screen-order/useScreenOrder';
import type { ScreenChanges } from './listedScreens';
import { ScreenCard } from './ScreenCard';
import { ScreenLine } from './ScreenLine';
import type { AskOfScreens } from './ScreenQuestions';
import type { ScreenListActions } from './useScreenListActions';
import type { ScreenList } from './useScreenList';

/** About what a screen takes, and how wide a card is at least, with the gap beside it. CSS pixels. */
const CARD_HEIGHT = 579;
const CARD_WIDTH = 264;
const LINE_HEIGHT = 84;

interface ScreenRowsProps {
  readonly list: Pick<ScreenList, 'year' | 'progress'>;
  /** What is listed of them. */
  readonly screens: readonly Screen[];
  readonly order: ScreenOrder;
  /** Whether they are listed whole and in their order, which can be changed then. */
  readonly isMovable: boolean;
  readonly view: ListView;
  readonly changes: ScreenChanges;
  /** Whether supporters see what was published last. */
  readonly isPublished: boolean;
  readonly selection: Selection<ScreenId>;
  readonly listActions: ScreenListActions;
  readonly onTag: (tag: string) => void;
  readonly onAsk: (question: AskOfScreens) => void;
}

/** The screens as cards or rows, whose order can be changed by handle and by button. */
export const ScreenRows = (props: ScreenRowsProps) => {
  const { list, screens, order, view, selection, listActions } = props;
  const { move, wasRefused } = order;
  const [announced, announce] = useState('');
  const moveAndSay = (id: ScreenId, index: number) => {
    move(id, index);
    announce(`The screen is now number ${String(index + 1)}.`);
  };
  const { drawn } = useGrowingList(screens.length, { first: inWindow(view), whole: true });
  const shown = screens.slice(0, drawn);
  const reorder = useReorder(
    shown.map(({ id }) => id),
    moveAndSay,
  );
  const Listed = view === 'cards' ? ScreenCard : ScreenLine;
  return (
    <>
      <VisuallyHidden role="status" aria-label="Order of screens">
        {wasRefused ? 'The order could not be saved, and is as it was.' : announced}
      </VisuallyHidden>
      <ListOf view={view}>
        {shown.map((screen, index) => (
          <Listed
            key={screen.id}
            ref={reorder.rowRef(screen.id)}
            screen={screen}
            supportersTotal={list.year.supportersTotal}
            progress={list.progress}
            change={props.changes?.get(screen.id)}
            isPublished={props.isPublished && props.changes?.has(screen.id) === false}
            moving={
              props.isMovable
                ? {
                    index,
                    last: index === screens.length - 1,
                    grip: reorder.grip(screen.id),
                    onMove: (to) => {
                      moveAndSay(screen.id, to);
                    },
                  }
                : null
            }
            chosen={selection.has(screen.id)}
            busy={listActions.adding}
            onChoose={(range) => {
              selection.toggle(screen.id, range);
            }}
            onTag={props.onTag}
            onAsk={props.onAsk}
            onRecalculate={() => void listActions.recalculate(screen.id)}
          />
        ))}
      </ListOf>
    </>
  );
};

const inWindow = (view: ListView): number =>
  view === 'cards'
    ? rowsInWindow(CARD_HEIGHT, Math.max(1, Math.floor(window.innerWidth / CARD_WIDTH)))
    : rowsInWindow(LINE_HEIGHT);

const ListOf = ({ view, children }: { readonly view: ListView; readonly children: ReactNode }) =>
  view === 'cards' ? (
    <Grid
      as="ol"
      gap="4"
      templateColumns="repeat(auto-fill, minmax(min(100%, 15.5rem), 1fr))"
      // A card that opens leaves those beside it as they are.
      alignItems="start"
    >
      {children}
    </Grid>
  ) : (
    <Stack as="ol" gap="0" borderWidth="1px" borderRadius="l3" bg="bg.panel" overflow="hidden">
      {children}
    </Stack>
  );
