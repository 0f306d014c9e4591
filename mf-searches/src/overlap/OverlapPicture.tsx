import type { SearchOverlap } from 'shared-kernel/model';
import { Box, chakra } from 'shared-kernel/ui';
import { overlapCircles } from './overlapCircles';

/** Two circles as large as what each search matches, and their common part; the table beside it says the same. */
export const OverlapPicture = ({ overlap }: { readonly overlap: SearchOverlap }) => {
  const { first, second, width, height } = overlapCircles(overlap);
  if (height === 0) return null;
  // A line of a hundredth of the height, all of it in sight.
  const line = height / 100;
  const viewBox = [-line, -line, width + 2 * line, height + 2 * line].map(String).join(' ');
  const circle = ({ centre, radius }: typeof first, colour: string) => (
    <chakra.circle
      cx={centre}
      cy={height / 2}
      r={radius}
      fill={colour}
      fillOpacity="0.28"
      stroke={colour}
      strokeWidth={line}
    />
  );
  return (
    <Box asChild display="block" w="full" h="11rem">
      <svg aria-hidden viewBox={viewBox} preserveAspectRatio="xMidYMid meet">
        {circle(first, 'accent.solid')}
        {circle(second, 'orange.solid')}
      </svg>
    </Box>
  );
};
