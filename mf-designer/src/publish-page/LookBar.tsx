import { VIEW_LABELS, VIEWS, type View } from 'shared-kernel/model';
import { Box, Flex } from 'shared-kernel/ui';

import { ChoiceField } from '../controls/inputs/ChoiceField';
import { PreviewData } from '../preview-data/PreviewData';

interface LookBarProps {
  readonly view: View;
  readonly onView: (view: View) => void;
}

const VIEW_CHOICES = VIEWS.map((value) => ({ value, label: VIEW_LABELS[value] }));

/** [S166] In which view, and with whose data, all stills of the page are looked at. */
export const LookBar = ({ view, onView }: LookBarProps) => (
  // As wide as both come to, from the beginning: what stands beside it stays where it is.
  <Flex gap="2" wrap="wrap" align="center" w={{ lg: '41.5rem' }} maxW="full">
    <Box w="10rem">
      <ChoiceField label="View" labelHidden value={view} choices={VIEW_CHOICES} onChange={onView} />
    </Box>
    <PreviewData />
  </Flex>
);
