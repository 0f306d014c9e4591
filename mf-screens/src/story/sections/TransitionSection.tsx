import { TRANSITIONS } from 'shared-kernel/model';
import { Box, Flex, HEADER_ROW, RadioGroup, Stack, Text } from 'shared-kernel/ui';
import { TRANSITION_WORDS } from '../transitionWords';
import type { StoryEdits } from '../useStoryEdits';
import { StorySection } from './StorySection';
import { TransitionExample } from './TransitionExample';

export const TransitionSection = ({ story: { edited, edit } }: { story: StoryEdits }) => (
  <StorySection
    title="How screens follow each other"
    help="For every screen that does not say it for itself in its design."
  >
    <Flex gap="5" align="flex-start" direction={{ base: 'column-reverse', sm: 'row' }}>
      <RadioGroup.Root
        flex="1"
        aria-label="From a screen to the next"
        value={edited.transition}
        onValueChange={({ value }) => {
          const transition = TRANSITIONS.find((known) => known === value);
          if (transition !== undefined) edit({ transition });
        }}
      >
        <Stack gap="3">
          {TRANSITIONS.map((transition) => (
            <RadioGroup.Item key={transition} value={transition} alignItems="flex-start">
              <RadioGroup.ItemHiddenInput />
              <RadioGroup.ItemIndicator mt="0.5" />
              <RadioGroup.ItemText>
                {TRANSITION_WORDS[transition].name}
                <Text as="span" display="block" color="fg.muted" fontWeight="normal">
                  {TRANSITION_WORDS[transition].does}
                </Text>
              </RadioGroup.ItemText>
            </RadioGroup.Item>
          ))}
        </Stack>
      </RadioGroup.Root>
      <Box flexShrink="0" position={{ sm: 'sticky' }} top={`calc(${HEADER_ROW} + 1rem)`}>
        <TransitionExample key={edited.transition} transition={edited.transition} />
      </Box>
    </Flex>
  </StorySection>
);
