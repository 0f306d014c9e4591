import type { ScreenId, View } from 'shared-kernel/model';
import { serverSentence } from 'shared-kernel/server';
import { Box, Button, Skeleton, Text } from 'shared-kernel/ui';

import { useInSight } from '../controls/useInSight';
import { usePublishedScreen } from '../publishing/usePublished';
import { ScreenStill, StillFrame } from './ScreenStill';

interface PublishedStillProps {
  readonly number: number;
  readonly id: ScreenId;
  readonly view: View;
  readonly caption: string;
}

/** A screen as a version shows it; read once it comes into sight. */
export const PublishedStill = (props: PublishedStillProps) => {
  const [place, near] = useInSight<HTMLDivElement>();
  return (
    <Box ref={place} flexShrink="0">
      {near ? <Read {...props} /> : <StillFrame view={props.view} caption={props.caption} />}
    </Box>
  );
};

const Read = ({ number, id, view, caption }: PublishedStillProps) => {
  const [read, reload] = usePublishedScreen(number, id);
  if (read.status === 'ready' && read.value.screen !== null)
    return <ScreenStill content={read.value.screen.content} view={view} caption={caption} />;
  if (read.status === 'ready')
    return <StillFrame view={view} caption={caption} instead="It is not shown" />;
  return (
    <StillFrame view={view} caption={caption}>
      {read.status === 'loading' ? (
        <Skeleton h="full" />
      ) : (
        <Box p="3">
          <Text fontSize="sm" mb="2">
            {serverSentence(read.error)}
          </Text>
          <Button size="xs" variant="outline" onClick={() => void reload()}>
            Try again
          </Button>
        </Box>
      )}
    </StillFrame>
  );
};
