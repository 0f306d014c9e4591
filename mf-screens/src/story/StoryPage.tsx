import { failureSentence } from 'shared-kernel/firestore';
import { useScope } from 'shared-kernel/session';
import { ErrorPanel, Page, Skeleton, Stack } from 'shared-kernel/ui';
import { StoryForm } from './StoryForm';
import { useStoryParts } from './useStoryParts';

/** `/screens/story`: what the year's screens have in common as supporters see them. */
export const StoryPage = () => {
  const { organisationId, yearId } = useScope();
  return (
    <Page
      title="Story"
      help="What all screens of the year have in common: language, movement, the page they play on, and how they end."
      fills
    >
      <StoryOfYear key={`${organisationId}/${yearId}`} />
    </Page>
  );
};

const StoryOfYear = () => {
  const [parts, reload] = useStoryParts();
  if (parts.status === 'loading') return <Waiting />;
  if (parts.status === 'failed') {
    return (
      <ErrorPanel title="The story could not be loaded" onRetry={() => void reload()}>
        {failureSentence(parts.error)} Nothing has been changed.
      </ErrorPanel>
    );
  }
  return <StoryForm {...parts.value} />;
};

const Waiting = () => (
  <Stack
    gap="4"
    aria-busy
    aria-label="Loading the story"
    role="status"
    maxW={{ lg: 'calc(100% - 19.5rem)' }}
  >
    <Skeleton h="11rem" borderRadius="l3" />
    <Skeleton h="30rem" borderRadius="l3" />
    <Skeleton h="26rem" borderRadius="l3" />
  </Stack>
);
