import { nameOf, type Screen, type View } from 'shared-kernel/model';
import { serverSentence } from 'shared-kernel/server';
import { Box, ErrorPanel, Flex, Skeleton, Text } from 'shared-kernel/ui';

import { usePublishedScreen } from '../publishing/usePublished';
import { PublishedStill } from './PublishedStill';
import { stillSize } from './stillSize';

interface VersionLookProps {
  readonly number: number;
  readonly view: View;
  /** As they are called today. */
  readonly screens: readonly Screen[];
}

/** [S170] The screens of a version beside each other, in the order of the story. */
export const VersionLook = ({ number, view, screens }: VersionLookProps) => {
  const [read, reload] = usePublishedScreen(number, null);
  if (read.status === 'failed')
    return (
      <ErrorPanel title="The version could not be loaded" onRetry={() => void reload()}>
        {serverSentence(read.error)}
      </ErrorPanel>
    );
  if (read.status === 'loading') return <Skeleton style={{ height: stillSize(view).height }} />;
  const { screenIds } = read.value;
  if (screenIds.length === 0)
    return (
      <Text fontSize="sm" color="fg.muted">
        It has no screens.
      </Text>
    );
  return (
    <Box
      overflowX="auto"
      pb="2"
      tabIndex={0}
      role="group"
      aria-label={`Screens of version ${String(number)}`}
    >
      <Flex gap="3" w="max-content">
        {screenIds.map((id, place) => (
          <PublishedStill
            key={id}
            number={number}
            id={id}
            view={view}
            caption={`${String(place + 1)}. ${calledToday(screens, id)}`}
          />
        ))}
      </Flex>
    </Box>
  );
};

function calledToday(screens: readonly Screen[], id: Screen['id']): string {
  const screen = screens.find((one) => one.id === id);
  return screen === undefined ? 'deleted since' : nameOf(screen);
}
