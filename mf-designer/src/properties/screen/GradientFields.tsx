import type { BackgroundMotion } from 'shared-kernel/model';
import { SimpleGrid } from 'shared-kernel/ui';

import { useOffered } from '../../editor/year-data/useOffered';
import { DEGREES } from '../../controls/inputs/boundedNumber';
import { ChoiceField } from '../../controls/inputs/ChoiceField';
import { NumberField } from '../../controls/inputs/NumberField';
import { withChanges } from '../../document/withChanges';
import { GradientColours } from '../GradientColours';
import { GRADIENT_CHOICES } from './backgroundWords';
import { useScreenValue } from './useScreenEditing';

type Gradient = BackgroundMotion['gradient'];

interface GradientFieldsProps {
  readonly gradient: Gradient;
  readonly onChange: (gradient: Gradient, how?: { readonly pressed: boolean }) => void;
}

/** [S83] Two to four colours over the background colour, behind its picture. */
export const GradientFields = ({ gradient, onChange }: GradientFieldsProps) => (
  <GradientColours
    gradient={gradient}
    name="Gradient"
    colourName="Colour"
    ground={useScreenValue('backgroundColour')}
    swatches={useOffered().colours}
    onChange={onChange}
  >
    <SimpleGrid columns={2} gap="3">
      <NumberField
        label="Angle"
        unit="°"
        value={gradient.angle}
        bounds={DEGREES}
        step={15}
        onChange={(angle) => {
          onChange(withChanges(gradient, { angle }));
        }}
      />
      <ChoiceField
        label="The gradient"
        value={gradient.movement}
        choices={GRADIENT_CHOICES}
        onChange={(movement) => {
          onChange(withChanges(gradient, { movement }));
        }}
      />
    </SimpleGrid>
  </GradientColours>
);
