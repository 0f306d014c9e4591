import { TRANSITIONS } from 'shared-kernel/model';
import { Box, Flex, HEADER_ROW } from 'shared-kernel/ui';
import { TRANSITION_WORDS } from '../transitionWords';
import type { StoryEdits } from '../useStoryEdits';
import { ExplainedChoice } from './ExplainedChoice';
import { StorySection } from './StorySection';
import { TransitionExample } from './TransitionExample';

export const TransitionSection = ({ story: { edited, edit } }: { story: StoryEdits }) => (
  <StorySection
    title="How screens follow each other"
    help="For every screen that does not say it for itself in its design."
  >
    <Flex gap="5" align="flex-start" direction={{ base: 'column-reverse', sm: 'row' }}>
      <ExplainedChoice
        label="From a screen to the next"
        value={edited.transition}
        choices={TRANSITIONS}
        wordsOf={(transition) => TRANSITION_WORDS[transition]}
        onChoose={(transition) => {
          edit({ transition });
        }}
      />
      <Box flexShrink="0" position={{ sm: 'sticky' }} top={`calc(${HEADER_ROW} + 1rem)`}>
        <TransitionExample key={edited.transition} transition={edited.transition} />
      </Box>
    </Flex>
  </StorySection>
);
