import { printCount, type PlayingTimes } from 'shared-kernel/model';
import { Examples } from 'shared-kernel/addresses';
import { Reveal, Stack, Text } from 'shared-kernel/ui';
import { durationWords } from './durationWords';
import { FigureLabel } from './FigureLabel';
import type { LoadedReach } from './useReach';

/** How long the screens of a supporter play, and who has the longest. */
export const PlayingTime = ({ reach }: { reach: LoadedReach }) => {
  const playing = reach.status === 'ready' ? reach.value.playing : null;
  return (
    <Reveal
      label={<FigureLabel name="Playing time" figure={figureOf(reach)} figureW="15.5rem" />}
      disabled={playing === null}
    >
      {playing !== null && <Longest {...playing} />}
    </Reveal>
  );
};

const Longest = ({ supporters, medianMs, longestMs, longestEmails }: PlayingTimes) => (
  <Stack gap="2">
    <Text color="fg.muted" maxW="70ch">
      Of the {printCount(supporters)} supporters who see at least one screen: all of their screens
      one after the other, with the items that they see. Half of them have {durationWords(medianMs)}{' '}
      or less. The longest have {durationWords(longestMs)}:
    </Text>
    <Examples of={{ kind: 'longest' }} emails={longestEmails} />
  </Stack>
);

function figureOf(reach: LoadedReach): string | null {
  if (reach.status === 'loading') return null;
  if (reach.status === 'failed') return 'not known';
  return reach.value.playing === null ? 'nobody sees a screen yet' : figuresOf(reach.value.playing);
}

const figuresOf = ({ medianMs, longestMs }: PlayingTimes): string =>
  `median ${durationWords(medianMs)}, longest ${durationWords(longestMs)}`;
