import { Checkbox, Flex, List, Spacer, Stack, Text } from 'shared-kernel/ui';

import { inSeconds } from '../document/timing/timelineWords';
import type { ArrangedOther } from './storyRhythm';

interface OtherScreensProps {
  readonly others: readonly ArrangedOther[];
  readonly chosen: boolean;
  readonly onChoose: (chosen: boolean) => void;
}

/** [S88] The rest of the story: how long each screen is, and would be. */
export const OtherScreens = ({ others, chosen, onChoose }: OtherScreensProps) => {
  const toChange = others.filter(({ changed }) => changed > 0).length;
  if (others.length === 0) return null;
  if (toChange === 0) {
    return (
      <Text fontSize="sm" color="fg.muted">
        The other screens of the year have their rhythm already.
      </Text>
    );
  }
  return (
    <Stack gap="2">
      <Checkbox.Root
        checked={chosen}
        onCheckedChange={({ checked }) => {
          onChoose(checked === true);
        }}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>The other screens of the year too</Checkbox.Label>
      </Checkbox.Root>
      {chosen && (
        <>
          <List.Root listStyle="none" gap="1" pl="7" aria-label="The other screens">
            {others.map((other) => (
              <ScreenRow key={other.screen.id} other={other} />
            ))}
          </List.Root>
          <Text pl="7" fontSize="sm" color="fg.muted">
            The other screens are saved at once; this one is when you save it. One that somebody
            else saves meanwhile is left as it is.
          </Text>
        </>
      )}
    </Stack>
  );
};

const ScreenRow = ({ other }: { readonly other: ArrangedOther }) => {
  const { screen, changed, secondsBefore, secondsAfter } = other;
  const [before, after] = [inSeconds(secondsBefore), inSeconds(secondsAfter)];
  return (
    <List.Item>
      <Flex gap="3" fontSize="sm" color={changed > 0 ? undefined : 'fg.muted'}>
        <Text truncate minW="0">
          {screen.name === '' ? 'Untitled' : screen.name}
        </Text>
        <Spacer />
        <Text flexShrink="0" fontVariantNumeric="tabular-nums">
          {changed > 0 ? `${before} → ${after}` : `${before}, as it is`}
        </Text>
      </Flex>
    </List.Item>
  );
};
