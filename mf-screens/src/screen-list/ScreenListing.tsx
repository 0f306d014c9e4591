import { EmptyState, ErrorPanel, Stack } from 'shared-kernel/ui';
import type { ScreenOrder } from '../screen-order/useScreenOrder';
import { SupporterPreview } from '../supporter-preview/SupporterPreview';
import { ScreenRows } from './ScreenRows';
import { Summary } from './Summary';
import type { ScreenDeeds } from './useScreenDeeds';
import type { ScreenList } from './useScreenList';

interface ScreenListingProps {
  readonly list: ScreenList;
  readonly order: ScreenOrder;
  readonly deeds: ScreenDeeds;
}

/** Everything under the title: who is reached, the preview, and the screens in their order. */
export const ScreenListing = ({ list, order, deeds }: ScreenListingProps) => {
  const { year, malformedIds } = list;
  return (
    <Stack gap="4">
      <Summary screens={order.ordered} year={year} deeds={deeds} />
      {year.embedPage !== '' && <SupporterPreview />}
      {malformedIds.length > 0 && (
        <ErrorPanel title={`${String(malformedIds.length)} of the screens cannot be read`}>
          What is stored under {malformedIds.join(', ')} is not a screen.
        </ErrorPanel>
      )}
      {order.ordered.length === 0 && malformedIds.length === 0 && (
        <EmptyState title="No screens yet">
          A screen shows supporters what they made possible this year. Begin with “Add new screen”:
          choose who sees it, then design it.
        </EmptyState>
      )}
      <ScreenRows list={list} order={order} deeds={deeds} />
    </Stack>
  );
};
