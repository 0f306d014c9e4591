import { links, useParams } from 'shared-kernel/contract';
import { asId, type ScreenId } from 'shared-kernel/model';
import { LoadingFailure } from 'shared-kernel/saving';
import { Page, Skeleton, Stack } from 'shared-kernel/ui';
import { SetupForm } from './SetupForm';
import { useSetupParts } from './useSetupParts';

/** `/screens/:id/setup`: who sees a screen. */
export const SetupPage = () => {
  const id = asId<ScreenId>(useParams()['id'] ?? '');
  return (
    <Page
      title="Screen setup"
      help="Who sees this screen, and what you call it. Supporters never see its name."
      width="modal"
      fills
    >
      <Setup key={id} id={id} />
    </Page>
  );
};

const Setup = ({ id }: { id: ScreenId }) => {
  const [parts, reload] = useSetupParts(id);
  if (parts.status === 'loading') return <Waiting />;
  if (parts.status === 'failed') {
    return (
      <LoadingFailure
        what="screen"
        failure={parts.error}
        backTo={links.screens()}
        onRetry={() => void reload()}
      />
    );
  }
  return <SetupForm {...parts.value} />;
};

const Waiting = () => (
  <Stack gap="4" aria-busy aria-label="Loading the screen" role="status">
    <Skeleton h="5rem" borderRadius="l3" />
    <Skeleton h="9rem" borderRadius="l3" />
    <Skeleton h="14rem" borderRadius="l3" />
  </Stack>
);
