import type { Chart, Item, TextPart } from 'shared-kernel/model';
import { Button, List, Stack, Text } from 'shared-kernel/ui';
import { useState } from 'react';

import {
  hasRoomForValues,
  withoutValue,
  withValue,
  withValueAdded,
  withValueMoved,
} from '../../../document/chart/chartValues';
import type { TextFields } from '../../textFields';
import { ChartValueRow } from './ChartValueRow';

interface ChartValuesProps extends Pick<TextFields, 'FigureText'> {
  readonly item: Item;
  readonly chart: Chart;
  readonly swatches: readonly string[];
  readonly onChange: (part: TextPart, text: string) => void;
  readonly onDraw: (changes: Partial<Chart>) => void;
}

/** [S120] The values of a chart in their order; one at a time is written. */
export const ChartValues = (props: ChartValuesProps) => {
  const { item, chart, swatches, onChange, onDraw, FigureText } = props;
  const [open, setOpen] = useState<{ readonly of: string; readonly place: number | null }>({
    of: item.id,
    place: 0,
  });
  const place = open.of === item.id ? open.place : 0;
  const show = (shown: number | null) => {
    setOpen({ of: item.id, place: shown });
  };
  const draw = ({ values }: Chart) => {
    onDraw({ values });
  };
  return (
    <Stack as="section" aria-label="Values" gap="1.5">
      <Text fontSize="sm" fontWeight="medium">
        Values
      </Text>
      <List.Root as="ol" listStyleType="none" gap="1">
        {chart.values.map((value, index) => (
          <ChartValueRow
            key={index}
            value={value}
            place={index}
            last={chart.values.length - 1}
            swatches={swatches}
            coloured={chart.form !== 'dots'}
            open={index === place}
            onOpen={() => {
              show(index === place ? null : index);
            }}
            onMove={(by) => {
              draw(withValueMoved(chart, index, by));
              show(index + by);
            }}
            onRemove={() => {
              draw(withoutValue(chart, index));
              show(null);
            }}
            onColour={(colour) => {
              draw(withValue(chart, index, { colour }));
            }}
          >
            <FigureText
              item={item}
              part={`chart.label.${index}`}
              label="Label"
              onChange={onChange}
            />
            <FigureText
              item={item}
              part={`chart.value.${index}`}
              label="Value"
              help="Read as a number once data stands in it; printed as it is."
              onChange={onChange}
            />
          </ChartValueRow>
        ))}
      </List.Root>
      <Button
        size="xs"
        variant="outline"
        alignSelf="flex-start"
        disabled={!hasRoomForValues(chart)}
        onClick={() => {
          draw(withValueAdded(chart, swatches));
          show(chart.values.length);
        }}
      >
        Add value
      </Button>
    </Stack>
  );
};
