import { useState, type ReactNode } from 'react';
import { compareDays, type Organisation, type Year, type YearId } from 'shared-kernel/model';
import { Button, Field, NativeSelect, Panel, SimpleGrid, Stack, Text } from 'shared-kernel/ui';
import { RollForward } from './RollForward';

interface YearPairProps {
  readonly organisation: Organisation;
  readonly years: readonly Year[];
  /** The form for a year that is to be made. */
  readonly newYear: (onClose: () => void) => ReactNode;
}

/** From which year to which: by default from the last but one to the last. The other one can be made here. */
export const YearPair = ({ organisation, years, newYear }: YearPairProps) => {
  const [sourceId, setSourceId] = useState<YearId | null>(null);
  const [targetId, setTargetId] = useState<YearId | null>(null);
  const [adding, setAdding] = useState(years.length < 2);
  const latest = newest(years);
  const chosen = years.find(({ id }) => id === targetId) ?? latest;
  const others = years.filter(({ id }) => id !== chosen?.id);
  // Before there is a second year, the only one is where everything comes from.
  const source = others.find(({ id }) => id === sourceId) ?? newest(others) ?? latest;
  const target = chosen?.id === source?.id ? null : chosen;
  return (
    <Stack gap="5">
      <Panel as="section" aria-label="Years">
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <YearSelect
            label="From"
            years={target === null ? years : others}
            chosen={source}
            onChoose={setSourceId}
          />
          <YearSelect
            label="To"
            years={target === null ? [] : years}
            chosen={target}
            onChoose={(id) => {
              if (id === source?.id) setSourceId(null);
              setTargetId(id);
            }}
          />
        </SimpleGrid>
        {!adding && (
          <Button
            variant="outline"
            size="sm"
            mt="4"
            onClick={() => {
              setAdding(true);
            }}
          >
            Add a year
          </Button>
        )}
        {adding && (
          <Stack gap="3" mt="5">
            {target === null && <Text>Make the year to roll forward to.</Text>}
            {newYear(() => {
              // The new one ends last, and is thereby the one to roll forward to.
              setSourceId(null);
              setTargetId(null);
              setAdding(false);
            })}
          </Stack>
        )}
      </Panel>
      {source !== null && target !== null && (
        <RollForward
          key={`${source.id} ${target.id}`}
          organisationId={organisation.id}
          source={source}
          target={target}
        />
      )}
    </Stack>
  );
};

/** The one that ends last, open or in preparation. */
const newest = (years: readonly Year[]): Year | null =>
  years.toSorted((a, b) => compareDays(b.dateTo, a.dateTo))[0] ?? null;

interface YearSelectProps {
  readonly label: string;
  readonly years: readonly Year[];
  readonly chosen: Year | null;
  readonly onChoose: (id: YearId) => void;
}

const YearSelect = ({ label, years, chosen, onChoose }: YearSelectProps) => (
  <Field.Root disabled={years.length === 0}>
    <Field.Label>{label}</Field.Label>
    <NativeSelect.Root>
      <NativeSelect.Field
        value={chosen?.id ?? ''}
        onChange={({ currentTarget: { value } }) => {
          const year = years.find(({ id }) => id === value);
          if (year !== undefined) onChoose(year.id);
        }}
      >
        {years.length === 0 && <option value="">No other year yet</option>}
        {years.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  </Field.Root>
);
