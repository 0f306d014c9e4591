import { SHAPE_FORMS, type Item, type Shape } from 'shared-kernel/model';
import { SimpleGrid } from 'shared-kernel/ui';

import { THICKNESS } from '../../controls/inputs/boundedNumber';
import { ChoiceField } from '../../controls/inputs/ChoiceField';
import { NumberField } from '../../controls/inputs/NumberField';
import { FORM_LABELS } from '../style/styleWords';

interface ShapeContentProps {
  readonly shape: Shape;
  readonly onChange: (changes: Pick<Item, 'shape'>) => void;
}

const FORMS = SHAPE_FORMS.map((value) => ({ value, label: FORM_LABELS[value] }));

/** [S97] Its colour is the background colour, under "Appearance". */
export const ShapeContent = ({ shape, onChange }: ShapeContentProps) => (
  <SimpleGrid columns={2} gap="3">
    <ChoiceField
      label="Form"
      value={shape.form}
      choices={FORMS}
      onChange={(form) => {
        onChange({ shape: { ...shape, form } });
      }}
    />
    {shape.form === 'line' && (
      <NumberField
        label="Thickness"
        unit="px"
        value={shape.thickness}
        bounds={THICKNESS}
        onChange={(thickness) => {
          onChange({ shape: { ...shape, thickness } });
        }}
      />
    )}
  </SimpleGrid>
);
