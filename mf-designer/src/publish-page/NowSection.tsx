import type { Publication, Publishing, View } from 'shared-kernel/model';
import { Stack } from 'shared-kernel/ui';
import type { Ref } from 'react';

import { Scheduled } from '../publishing/Scheduled';
import { SeenNow } from '../publishing/SeenNow';
import type { Decisions } from '../publishing/useDecisions';
import { WaitingVersion } from './WaitingVersion';

interface NowSectionProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly publishing: Publishing;
  readonly scheduled: readonly Publication[];
  readonly waiting: readonly Publication[];
  readonly view: View;
  readonly decisions: Decisions;
}

/** [S165] What supporters see, what they are about to see, and what somebody has to approve before. */
export const NowSection = (props: NowSectionProps) => {
  const { ref, publishing, scheduled, waiting, view, decisions } = props;
  const { busy } = decisions;
  return (
    <Stack gap="3">
      <SeenNow
        ref={ref}
        publishing={publishing}
        busy={busy}
        onTakeDown={() => void decisions.takeDown()}
        onShowAgain={() => void decisions.showAgain()}
      />
      {scheduled.map((version) => (
        <Scheduled
          key={version.number}
          version={version}
          publishing={publishing}
          busy={busy}
          onWithdraw={() => void decisions.withdraw(version)}
        />
      ))}
      {waiting.map((version) => (
        <WaitingVersion
          key={version.number}
          version={version}
          publishing={publishing}
          view={view}
          busy={busy}
          onApprove={() => void decisions.approve(version)}
          onWithdraw={() => void decisions.withdraw(version)}
        />
      ))}
    </Stack>
  );
};
