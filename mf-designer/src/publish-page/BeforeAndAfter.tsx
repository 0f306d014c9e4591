import type { PublishedChange, ScreenContent, View } from 'shared-kernel/model';
import { Flex } from 'shared-kernel/ui';

import { PublishedStill } from './PublishedStill';
import { ScreenStill, StillFrame } from './ScreenStill';

interface BeforeAndAfterProps {
  readonly change: PublishedChange;
  /** The version that is seen now; null where none is. */
  readonly live: number | null;
  /** As it would be: what is saved, or another version. */
  readonly after: ScreenContent | number | null;
  readonly view: View;
}

/** [S166] A screen as supporters see it, and as they would. */
export const BeforeAndAfter = ({ change, live, after, view }: BeforeAndAfterProps) => {
  const { screenId, change: kind } = change;
  const isThere = kind !== 'added' && live !== null;
  return (
    <Flex gap="3" wrap="wrap">
      {kind !== 'moved' &&
        (isThere ? (
          <PublishedStill number={live} id={screenId} view={view} caption="Before" />
        ) : (
          <StillFrame view={view} caption="Before" instead="Not shown yet" />
        ))}
      {kind === 'removed' || after === null ? (
        <StillFrame view={view} caption="After" instead="No longer shown" />
      ) : typeof after === 'number' ? (
        <PublishedStill number={after} id={screenId} view={view} caption="After" />
      ) : (
        <ScreenStill content={after} view={view} caption="After" />
      )}
    </Flex>
  );
};
