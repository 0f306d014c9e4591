import type { Item, ItemLook } from 'shared-kernel/model';

import { DEGREES } from '../../controls/inputs/boundedNumber';
import { NumberField } from '../../controls/inputs/NumberField';
import { lookOf } from '../../document/look';
import { GradientColours } from '../GradientColours';
import type { ItemEditing } from '../useItemEditing';

interface GradientOfItemProps {
  readonly item: Item;
  readonly swatches: readonly string[];
  readonly editing: ItemEditing;
}

/** Two to four colours over an object's background colour. */
export const GradientOfItem = ({ item, swatches, editing }: GradientOfItemProps) => {
  const { gradient } = lookOf(item);
  const change = (next: ItemLook['gradient']) => {
    editing.changeLook({ gradient: next });
  };
  return (
    <GradientColours
      gradient={gradient}
      name="Gradient of the object"
      colourName="Gradient colour"
      ground={item.backgroundColour}
      swatches={swatches}
      opacity
      onChange={change}
    >
      <NumberField
        label="Angle of the gradient"
        unit="°"
        value={gradient.angle}
        bounds={DEGREES}
        step={15}
        onChange={(angle) => {
          change({ ...gradient, angle });
        }}
      />
    </GradientColours>
  );
};
