import { CardLikeness } from 'shared-kernel/closing-card';
import { Link, links } from 'shared-kernel/contract';
import { brandOf, dressedStory, storyOf, type View } from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { Box, Button, chakra, Text } from 'shared-kernel/ui';
import { useMemo } from 'react';

import type { YearData } from '../editor/year-data/yearDataAtom';
import { closingNumbers } from './closingNumbers';
import { sceneSize } from './sceneSize';

/** CSS pixels in which the likeness is laid out, before it is made small. */
const CARD = { width: 288, height: 512 };

interface ClosingEntryProps {
  readonly year: YearData;
  readonly view: View;
}

/** [S151] What the story of the year ends with, behind the screens that are made. */
export const ClosingEntry = ({ year, view }: ClosingEntryProps) => {
  const { organisation, year: own } = useYear();
  const saved = storyOf(own);
  const { closingCard } = saved;
  const story = useMemo(
    () => dressedStory(saved, brandOf(organisation).kit),
    [saved, organisation],
  );
  const numbers = useMemo(() => closingNumbers(closingCard, year), [closingCard, year]);
  const { height } = sceneSize(view);
  const scale = height / CARD.height;
  const width = CARD.width * scale;
  return (
    <chakra.li flexShrink="0" minW="11.5rem" style={{ width }}>
      <Box aria-hidden overflow="hidden" style={{ width, height }}>
        <Box
          transformOrigin="0 0"
          style={{ width: CARD.width, transform: `scale(${String(scale)})` }}
        >
          <CardLikeness story={story} organisationName={organisation.name} numbers={numbers} />
        </Box>
      </Box>
      <Text fontWeight="medium" fontSize="sm" mt="2">
        At the end: closing card
      </Text>
      <Text fontSize="xs" color="fg.muted" overflowWrap="anywhere">
        {closingCard.shown
          ? 'Every story of the year ends with it: the supporter’s numbers, what to do next, and a picture to share.'
          : 'It is off: the story ends with its last screen.'}
      </Text>
      <Button asChild variant="outline" size="xs" mt="2">
        <Link to={links.story()}>Change the closing card</Link>
      </Button>
    </chakra.li>
  );
};
