import { saidText } from 'screen-player';
import type { Figure, Item, ProgressForm, TextPart } from 'shared-kernel/model';
import { SimpleGrid } from 'shared-kernel/ui';

import { useOffered } from '../../editor/year-data/useOffered';
import { THICKNESS } from '../../controls/inputs/boundedNumber';
import { ChoiceField, type Choice } from '../../controls/inputs/ChoiceField';
import { ColourField } from '../../controls/inputs/ColourField';
import { NumberField } from '../../controls/inputs/NumberField';
import type { TextFields } from '../textFields';

interface FigureContentProps extends Pick<TextFields, 'FigureText'> {
  readonly item: Item;
  readonly figure: Figure;
  readonly onChange: (part: TextPart, text: string) => void;
  readonly onDraw: (changes: Partial<Figure>) => void;
}

const FORMS: readonly Choice<ProgressForm>[] = [
  { value: 'bar', label: 'Bar' },
  { value: 'ring', label: 'Ring' },
];

/** [S98] What stands around a figure; each text takes data. */
export const FigureContent = (props: FigureContentProps) => {
  const { item, figure, onChange, onDraw, FigureText } = props;
  const swatches = useOffered().colours;
  const isProgress = item.type === 'progress';
  const text = (part: TextPart, label: string, help?: string) => (
    <FigureText
      key={`${item.id} ${part}`}
      item={item}
      part={part}
      label={label}
      help={help}
      onChange={onChange}
    />
  );
  return (
    <>
      {text('unit', 'Unit')}
      {text('label', 'Label')}
      {!isProgress && text('comparison', 'Comparison')}
      {isProgress && (
        <>
          {text('goal', 'Goal', 'Figure and goal are read as numbers once data stands in them.')}
          <SimpleGrid columns={2} gap="3">
            <ChoiceField
              label="Drawn as"
              value={figure.form}
              choices={FORMS}
              onChange={(form) => {
                onDraw({ form });
              }}
            />
            <NumberField
              label="Thickness"
              unit={figure.form === 'ring' ? '%' : 'px'}
              value={figure.thickness}
              bounds={THICKNESS}
              onChange={(thickness) => {
                onDraw({ thickness });
              }}
            />
          </SimpleGrid>
          <ColourField
            label="Colour of what is done"
            value={figure.colour}
            swatches={swatches}
            opacity
            onChange={(colour) => {
              onDraw({ colour });
            }}
          />
          <ColourField
            label="Colour of the rest"
            value={figure.trackColour}
            swatches={swatches}
            opacity
            onChange={(trackColour) => {
              onDraw({ trackColour });
            }}
          />
          {text(
            'sentence',
            'Spoken sentence',
            `Read out in place of the picture. Left empty: “${saidText({ ...item, figure: { ...figure, sentence: '' } })}”`,
          )}
        </>
      )}
    </>
  );
};
