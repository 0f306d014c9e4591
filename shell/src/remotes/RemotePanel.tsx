import { ErrorPanel } from 'shared-kernel/ui';
import type { RemoteFailure } from './remoteFailure';

type PanelCode = RemoteFailure['code'] | 'remote/crashed';

const SENTENCES = {
  'remote/unavailable': 'It could not be reached, or what came back was damaged.',
  'remote/timeout': 'Its server took too long to answer.',
  'remote/older':
    'It was made for an older version of Supporter Screens, and has to be released anew by its team.',
  'remote/newer':
    'It was made for a newer version of Supporter Screens than this page. Reloading may help.',
  'remote/malformed': 'What it sent could not be understood.',
  'remote/crashed': 'Something in it went wrong.',
} as const satisfies Record<PanelCode, string>;

/** In place of a part that cannot be shown. */
export const RemotePanel = ({ code, onRetry }: { code: PanelCode; onRetry: () => void }) => (
  <ErrorPanel title="This part of Supporter Screens is not available" onRetry={onRetry}>
    {SENTENCES[code]} Everything else goes on, and nothing that was saved is lost.
  </ErrorPanel>
);
