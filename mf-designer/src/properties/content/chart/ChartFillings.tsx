import type { Chart } from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { Button, Field, Flex, NativeSelect } from 'shared-kernel/ui';
import { useMemo, useState } from 'react';

import { chartFillings } from '../../../document/chart/chartFillings';
import { usedCurrency } from '../../../document/placeholders/usedCurrency';
import { useEditorValue } from '../../../editor/EditorContext';
import { readyYearDataAtom } from '../../../editor/year-data/yearDataAtom';

interface ChartFillingsProps {
  readonly chart: Chart;
  readonly onDraw: (changes: Partial<Chart>) => void;
}

/** [S121] All values in one step, where the year has something that is made for it. */
export const ChartFillings = ({ chart, onDraw }: ChartFillingsProps) => {
  const year = useEditorValue(readyYearDataAtom);
  const supporters = useYear().year.supportersTotal;
  const [chosen, setChosen] = useState('');
  const { form } = chart;
  const fillings = useMemo(
    () =>
      year === null
        ? []
        : chartFillings({ form }, { ...year, supporters, currency: usedCurrency(year.screens) }),
    [form, supporters, year],
  );
  const filling = fillings.find((one) => one.id === chosen) ?? fillings[0];
  if (filling === undefined) return null;
  return (
    <Field.Root gap="1.5">
      <Field.Label>Fill in from</Field.Label>
      <Flex gap="2" w="full">
        <NativeSelect.Root size="sm" flex="1" minW="0">
          <NativeSelect.Field
            value={filling.id}
            onChange={({ currentTarget }) => {
              setChosen(currentTarget.value);
            }}
          >
            {fillings.map(({ id: value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        <Button
          size="sm"
          variant="outline"
          onClick={() => {
            onDraw(filling.changes);
          }}
        >
          Fill in
        </Button>
      </Flex>
    </Field.Root>
  );
};
