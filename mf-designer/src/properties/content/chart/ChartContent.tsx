import { saidText } from 'screen-player';
import type { Chart, ChartForm, ChartWithoutData, Item, TextPart } from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { Checkbox } from 'shared-kernel/ui';

import { ChoiceField, type Choice } from '../../../controls/inputs/ChoiceField';
import { ColourField } from '../../../controls/inputs/ColourField';
import type { TextFields } from '../../textFields';
import { ChartFillings } from './ChartFillings';
import { ChartValues } from './ChartValues';

interface ChartContentProps extends Pick<TextFields, 'FigureText'> {
  readonly item: Item;
  readonly chart: Chart;
  readonly onChange: (part: TextPart, text: string) => void;
  readonly onDraw: (changes: Partial<Chart>) => void;
}

const FORMS: readonly Choice<ChartForm>[] = [
  { value: 'bars', label: 'Upright bars, such as months' },
  { value: 'rows', label: 'Level bars' },
  { value: 'line', label: 'Line' },
  { value: 'ring', label: 'Ring' },
  { value: 'dots', label: 'Dots: so many of so many' },
  { value: 'average', label: 'You and the average' },
];

const WITHOUT_DATA: readonly Choice<ChartWithoutData>[] = [
  { value: 'hide', label: 'Hide the chart' },
  { value: 'fallback', label: 'Show words instead' },
];

/** What a chart fills up to. */
const WHOLES: Readonly<
  Partial<Record<ChartForm, { readonly label: string; readonly help: string }>>
> = {
  dots: { label: 'Of how many', help: 'One dot for each, up to 100.' },
  ring: { label: 'The whole', help: 'Left empty: the sum of the values.' },
};

/** [S120] What a chart draws; each text takes data. */
export const ChartContent = ({ item, chart, onChange, onDraw, FigureText }: ChartContentProps) => {
  const swatches = useYear().organisation.preferences.colours;
  const whole = WHOLES[chart.form];
  const text = (part: TextPart, label: string, help?: string) => (
    <FigureText key={`${item.id} ${part}`} {...{ item, part, label, help, onChange }} />
  );
  return (
    <>
      <ChoiceField
        label="Drawn as"
        value={chart.form}
        choices={FORMS}
        onChange={(form) => {
          onDraw({ form });
        }}
      />
      <ChartFillings chart={chart} onDraw={onDraw} />
      <ChartValues {...{ item, chart, swatches, onChange, onDraw, FigureText }} />
      {whole !== undefined && text('chart.whole', whole.label, whole.help)}
      <Checkbox.Root
        size="sm"
        checked={chart.showValues}
        onCheckedChange={({ checked }) => {
          onDraw({ showValues: checked === true });
        }}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>Print the values</Checkbox.Label>
      </Checkbox.Root>
      <ColourField
        label="Colour"
        value={chart.colour}
        swatches={swatches}
        opacity
        onChange={(colour) => {
          onDraw({ colour });
        }}
      />
      <ColourField
        label={chart.form === 'average' ? 'Colour of the average' : 'Colour of the rest'}
        value={chart.trackColour}
        swatches={swatches}
        opacity
        onChange={(trackColour) => {
          onDraw({ trackColour });
        }}
      />
      <ChoiceField
        label="Without data"
        value={chart.withoutData}
        choices={WITHOUT_DATA}
        onChange={(withoutData) => {
          onDraw({ withoutData });
        }}
      />
      {chart.withoutData === 'fallback' && text('chart.fallback', 'Words instead')}
      {text(
        'chart.sentence',
        'Spoken sentence',
        `Read out in place of the picture. Left empty: “${saidText({ ...item, chart: { ...chart, sentence: '' } }) || 'heading, labels and values'}”`,
      )}
    </>
  );
};
