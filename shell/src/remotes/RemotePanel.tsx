import { Button, ErrorPanel, Flex, Text } from 'shared-kernel/ui';
import type { RemoteFailure } from './remoteFailure';
import type { RemoteRemedies } from './useRemote';

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

interface RemotePanelProps {
  readonly code: PanelCode;
  readonly remedies: RemoteRemedies;
}

/** In place of a part that cannot be shown. */
export const RemotePanel = ({ code, remedies: { retry, takeLastGood } }: RemotePanelProps) => (
  <>
    <ErrorPanel title="This part of Supporter Screens is not available" onRetry={retry}>
      {SENTENCES[code]} Everything else goes on, and nothing that was saved is lost.
    </ErrorPanel>
    {takeLastGood !== undefined && (
      <Flex mt="4" gap="3" align="center" wrap="wrap">
        <Text color="fg.muted">The version before this one is still there.</Text>
        <Button size="sm" variant="outline" onClick={takeLastGood}>
          Use the version before
        </Button>
      </Flex>
    )}
  </>
);
