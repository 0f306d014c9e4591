import type { StoryState } from 'screen-player/story';
import { CardLikeness } from 'shared-kernel/closing-card';
import { brandOf, dressedStory, storyOf } from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { Box, Center } from 'shared-kernel/ui';
import type { SupporterScreens } from '../supporter-evaluation/useSupporterScreens';
import { closingNumbers } from './closingNumbers';

/** CSS pixels in which the likeness is laid out, before it is made to fit. */
const CARD = { width: 288, height: 512 };
/** CSS pixels around it: below for the buttons of the story, as much above. */
const MARGIN = { across: 16, along: 72 };

interface ClosingPreviewProps {
  readonly found: SupporterScreens;
  /** How the screens are shown. */
  readonly placement: StoryState['placement'];
}

/** What the story ends with, with the supporter's own numbers. */
export const ClosingPreview = ({ found, placement: { box, scale } }: ClosingPreviewProps) => {
  const { organisation, year } = useYear();
  const story = dressedStory(storyOf(year), brandOf(organisation).kit);
  const fit = Math.min(
    (box.width * scale - 2 * MARGIN.across) / CARD.width,
    (box.height * scale - 2 * MARGIN.along) / CARD.height,
    1,
  );
  return (
    <Center position="absolute" inset="0" style={{ backgroundColor: story.colour }}>
      <Box flexShrink="0" style={{ width: CARD.width, transform: `scale(${String(fit)})` }}>
        <CardLikeness
          story={story}
          organisationName={organisation.name}
          numbers={closingNumbers(story.closingCard, found)}
        />
      </Box>
    </Center>
  );
};
