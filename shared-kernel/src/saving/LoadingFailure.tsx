import { Link } from 'shared-kernel/contract';
import { failureSentence, type DataFailure } from 'shared-kernel/firestore';
import { wayBack } from 'shared-kernel/places';
import { Button, EmptyState, ErrorPanel } from 'shared-kernel/ui';

interface LoadingFailureProps {
  /** In a sentence: "search". */
  readonly what: string;
  readonly failure: DataFailure;
  /** The list that leads on from what does not exist. */
  readonly backTo: string;
  readonly onRetry: () => void;
}

/** Why there is nothing to edit: for what does not exist a way back, else another try. */
export const LoadingFailure = ({ what, failure, backTo, onRetry }: LoadingFailureProps) =>
  failure.code === 'data/not-found' ? (
    <EmptyState
      title={`This ${what} does not exist`}
      action={
        <Button asChild variant="outline">
          <Link {...wayBack(backTo)}>Back</Link>
        </Button>
      }
    >
      It may have been deleted, or it belongs to another year.
    </EmptyState>
  ) : (
    <ErrorPanel title={`The ${what} could not be loaded`} onRetry={onRetry}>
      {failureSentence(failure)} Nothing has been changed.
    </ErrorPanel>
  );
