import {
  DEVICE_PRESETS,
  DEVICE_SIZES,
  VIEWS,
  type DeviceSize,
  type View,
} from 'shared-kernel/model';
import { Box, Flex } from 'shared-kernel/ui';

import { ChoiceField } from '../inputs/ChoiceField';
import { SIZE_LABELS, VIEW_LABELS } from './viewLabels';

interface ViewPickerProps {
  readonly view: View;
  readonly size: DeviceSize;
  readonly onPick: (view: View, size: DeviceSize) => void;
}

const VIEW_CHOICES = VIEWS.map((value) => ({ value, label: VIEW_LABELS[value] }));

/** Which view is edited, and on which device of that kind it is looked at. */
export const ViewPicker = ({ view, size, onPick }: ViewPickerProps) => (
  <Flex gap="2" align="flex-end" w={{ base: 'full', sm: 'auto' }}>
    <Box w={{ base: '50%', sm: '10rem' }}>
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
    <Box w={{ base: '50%', sm: '12rem' }}>
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
