import { Link, links } from 'shared-kernel/contract';
import { failureSentence, type LoadFailure } from 'shared-kernel/firestore';
import { Button, EmptyState, ErrorPanel } from 'shared-kernel/ui';

interface LoadingFailureProps {
  readonly failure: LoadFailure;
  readonly onRetry: () => void;
}

/** Why there is nothing to design: for a screen that does not exist a way back, else another try. */
export const LoadingFailure = ({ failure, onRetry }: LoadingFailureProps) =>
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
    <ErrorPanel title="This screen could not be loaded" onRetry={onRetry}>
      {failureSentence(failure)}
    </ErrorPanel>
  );
