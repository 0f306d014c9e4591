import {
  DEVICE_PRESETS,
  DEVICE_SIZES,
  type DeviceSize,
  SIZE_LABELS,
  type View,
  VIEW_LABELS,
  VIEWS,
} from 'shared-kernel/model';
import { Box, Flex } from 'shared-kernel/ui';

import { ChoiceField } from '../controls/inputs/ChoiceField';

interface ViewPickerProps {
  readonly view: View;
  readonly size: DeviceSize;
  readonly onPick: (view: View, size: DeviceSize) => void;
}

const VIEW_CHOICES = VIEWS.map((value) => ({ value, label: VIEW_LABELS[value] }));

/** Which view is edited, and on which device of that kind it is looked at. */
export const ViewPicker = ({ view, size, onPick }: ViewPickerProps) => (
  <Flex gap="2" align="flex-end" flexShrink="0" w={{ base: 'full', sm: 'auto' }} maxW="full">
    <Box flex={{ base: '47 1 0', sm: '0 1 auto' }} minW="0" w={{ sm: '10rem', lg: '9rem' }}>
      <ChoiceField
        label="View"
        labelHidden
        value={view}
        choices={VIEW_CHOICES}
        onChange={(picked) => {
          onPick(picked, size);
        }}
      />
    </Box>
    <Box
      flex={{ base: '53 1 0', sm: '0 1 auto' }}
      minW="0"
      w={{ sm: '12.5rem', lg: '11.5rem', '2xl': '12.5rem' }}
    >
      <ChoiceField
        label="Device size"
        labelHidden
        value={size}
        choices={DEVICE_SIZES.map((value) => ({ value, label: sizeLabel(view, value) }))}
        onChange={(picked) => {
          onPick(view, picked);
        }}
      />
    </Box>
  </Flex>
);

function sizeLabel(view: View, size: DeviceSize): string {
  const { width, height } = DEVICE_PRESETS[view][size];
  return `${SIZE_LABELS[size]} (${String(width)} × ${String(height)})`;
}
