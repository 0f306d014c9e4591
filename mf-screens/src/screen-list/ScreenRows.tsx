import type { ScreenChange, ScreenId } from 'shared-kernel/model';
import { Stack, useReorder, VisuallyHidden } from 'shared-kernel/ui';
import { useState } from 'react';
import type { ScreenOrder } from '../screen-order/useScreenOrder';
import { ScreenRow } from './ScreenRow';
import type { ScreenListActions } from './useScreenListActions';
import type { ScreenList } from './useScreenList';

interface ScreenRowsProps {
  readonly list: Pick<ScreenList, 'year' | 'progress'>;
  readonly order: ScreenOrder;
  /** How screens differ from what supporters see. */
  readonly changes: ReadonlyMap<ScreenId, ScreenChange>;
  readonly listActions: ScreenListActions;
}

/** The screens in their order, which can be changed by handle and by button. */
export const ScreenRows = ({ list, order, changes, listActions }: ScreenRowsProps) => {
  const { ordered, move, wasRefused } = order;
  const [announced, announce] = useState('');
  const moveAndSay = (id: ScreenId, index: number) => {
    move(id, index);
    announce(`The screen is now number ${String(index + 1)}.`);
  };
  const reorder = useReorder(
    ordered.map(({ id }) => id),
    moveAndSay,
  );
  return (
    <>
      <VisuallyHidden role="status" aria-label="Order of screens">
        {wasRefused ? 'The order could not be saved, and is as it was.' : announced}
      </VisuallyHidden>
      <Stack as="ol" gap="3">
        {ordered.map((screen, index) => (
          <ScreenRow
            key={screen.id}
            ref={reorder.rowRef(screen.id)}
            screen={screen}
            index={index}
            last={index === ordered.length - 1}
            supportersTotal={list.year.supportersTotal}
            progress={list.progress}
            change={changes.get(screen.id)}
            grip={reorder.grip(screen.id)}
            listActions={listActions}
            onMove={(to) => {
              moveAndSay(screen.id, to);
            }}
          />
        ))}
      </Stack>
    </>
  );
};
