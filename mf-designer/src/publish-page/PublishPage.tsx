import { useSearchParams } from 'shared-kernel/contract';
import { PUBLISHED_SCREEN } from 'shared-kernel/publishing';
import { useScope } from 'shared-kernel/session';
import { ErrorPanel, Page, Skeleton, Stack } from 'shared-kernel/ui';

import { usePublishedYear } from '../publishing/usePublished';
import { PublishBoard } from './PublishBoard';

/** `/screens/publish`: what supporters see, and what would change. */
export const PublishPage = () => {
  const [published, reload] = usePublishedYear();
  const { organisationId, yearId } = useScope();
  const only = useSearchParams()[0].getAll(PUBLISHED_SCREEN).join(' ');
  return (
    <Page title="Publish" help="What you save waits here. Supporters see it once it is published.">
      {published.status === 'loading' && <Waiting />}
      {published.status === 'failed' && (
        <ErrorPanel title="What is published could not be loaded" onRetry={() => void reload()}>
          {published.error} Nothing has been changed.
        </ErrorPanel>
      )}
      {published.status === 'ready' && (
        <PublishBoard key={`${organisationId}/${yearId}/${only}`} published={published.value} />
      )}
    </Page>
  );
};

const Waiting = () => (
  <Stack gap="6" aria-busy aria-label="Loading what is published" role="status">
    <Skeleton h="5rem" borderRadius="l3" />
    <Skeleton h="26rem" borderRadius="l3" />
  </Stack>
);
