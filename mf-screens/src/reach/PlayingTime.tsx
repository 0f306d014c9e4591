import type { PlayingTimes } from 'shared-kernel/model';
import { ExampleEmails, Reveal, Stack, Text } from 'shared-kernel/ui';
import { durationWords } from './durationWords';
import type { LoadedReach } from './useReach';

/** How long the screens of a supporter play, and who has the longest. */
export const PlayingTime = ({ reach }: { reach: LoadedReach }) => {
  const playing = reach.status === 'ready' ? reach.value.playing : null;
  if (playing === null) return null;
  return (
    <Reveal label={`Playing time per supporter: ${figuresOf(playing)}`}>
      <Stack gap="2">
        <Text color="fg.muted" maxW="70ch">
          Of the {playing.supporters.toLocaleString('en-GB')} supporters who see at least one
          screen: all of their screens one after the other, with the items that they see. Half of
          them have {durationWords(playing.medianMs)} or less. The longest have{' '}
          {durationWords(playing.longestMs)}:
        </Text>
        <ExampleEmails emails={playing.longestEmails} />
      </Stack>
    </Reveal>
  );
};

const figuresOf = ({ medianMs, longestMs }: PlayingTimes): string =>
  `median ${durationWords(medianMs)}, longest ${durationWords(longestMs)}`;
