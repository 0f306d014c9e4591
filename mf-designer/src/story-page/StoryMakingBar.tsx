import { ForEditors } from 'shared-kernel/roles';
import { Alert, Button, Flex, Text } from 'shared-kernel/ui';

import type { StoryProgress } from './useStoryMaking';

interface StoryMakingBarProps {
  readonly progress: StoryProgress;
  /** How many there will be, and how many the year has. */
  readonly screens: number;
  readonly before: number;
  readonly onMake: () => void;
}

/** Makes the screens, says how far that is, and what stopped it. */
export const StoryMakingBar = ({ progress, screens, before, onMake }: StoryMakingBarProps) => {
  const they = screens === 1 ? 'It comes' : 'They come';
  const left = progress.status === 'stopped' ? screens - progress.made : screens;
  return (
    <Flex direction="column" gap="3" align="flex-start">
      {progress.status === 'stopped' && (
        <Alert.Root status="error">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>{`${String(progress.made)} of ${String(screens)} screens were made`}</Alert.Title>
            <Alert.Description>{progress.why}</Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
      <Flex align="center" wrap="wrap" gap="4">
        <ForEditors>
          <Button
            loading={progress.status === 'working'}
            loadingText={
              progress.status === 'working'
                ? `Making screen ${String(progress.made + 1)} of ${String(screens)}`
                : ''
            }
            onClick={onMake}
          >
            {progress.status === 'stopped' ? `Make the other ${String(left)}` : makeWords(screens)}
          </Button>
        </ForEditors>
        {before > 0 && progress.status === 'resting' && (
          <Text fontSize="sm" color="fg.muted">
            {before === 1
              ? `${they} behind the screen that the year has.`
              : `${they} behind the ${String(before)} screens that the year has.`}
          </Text>
        )}
      </Flex>
    </Flex>
  );
};

const makeWords = (screens: number): string =>
  screens === 1 ? 'Make this screen' : `Make these ${String(screens)} screens`;
