import { Link, links, useParams } from 'shared-kernel/contract';
import { failureSentence, type DataFailure } from 'shared-kernel/firestore';
import { asId, type ScreenId } from 'shared-kernel/model';
import { Button, EmptyState, ErrorPanel, Page, Skeleton, Stack } from 'shared-kernel/ui';
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
    >
      <Setup key={id} id={id} />
    </Page>
  );
};

const Setup = ({ id }: { id: ScreenId }) => {
  const [parts, reload] = useSetupParts(id);
  if (parts.status === 'loading') return <Waiting />;
  if (parts.status === 'failed') {
    return <Failure failure={parts.error} onRetry={() => void reload()} />;
  }
  return <SetupForm {...parts.value} />;
};

const Failure = ({ failure, onRetry }: { failure: DataFailure; onRetry: () => void }) =>
  failure.code === 'data/not-found' ? (
    <EmptyState
      title="This screen does not exist"
      action={
        <Button asChild variant="outline">
          <Link to={links.screens()}>Back</Link>
        </Button>
      }
    >
      It may have been deleted, or it belongs to another year.
    </EmptyState>
  ) : (
    <ErrorPanel title="The screen could not be loaded" onRetry={onRetry}>
      {failureSentence(failure)} Nothing has been changed.
    </ErrorPanel>
  );

const Waiting = () => (
  <Stack gap="4" aria-busy aria-label="Loading the screen" role="status">
    <Skeleton h="5rem" borderRadius="l3" />
    <Skeleton h="9rem" borderRadius="l3" />
    <Skeleton h="14rem" borderRadius="l3" />
  </Stack>
);
