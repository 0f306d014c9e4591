import { ErrorPanel } from 'shared-kernel/ui';
import type { RemoteFailure } from './loadRemote';

type PanelCode = RemoteFailure['code'] | 'remote/crashed';

const SENTENCES = {
  'remote/unavailable': 'It could not be reached, or what came back was damaged.',
  'remote/timeout': 'Its server took too long to answer.',
  'remote/contract': 'It was made for another version of Supporter Screens. Reloading may help.',
  'remote/malformed': 'What it sent could not be understood.',
  'remote/crashed': 'Something in it went wrong.',
} as const satisfies Record<PanelCode, string>;

/** In place of a part that cannot be shown. */
export const RemotePanel = ({ code, onRetry }: { code: PanelCode; onRetry: () => void }) => (
  <ErrorPanel title="This part of Supporter Screens is not available" onRetry={onRetry}>
    {SENTENCES[code]} Everything else goes on, and nothing that was saved is lost.
  </ErrorPanel>
);
