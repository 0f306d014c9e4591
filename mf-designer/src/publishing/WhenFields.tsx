import {
  Checkbox,
  Field,
  Fieldset,
  Input,
  NativeSelect,
  RadioGroup,
  Stack,
  Text,
} from 'shared-kernel/ui';
import { useMemo } from 'react';

import {
  browserZone,
  timeZones,
  wallWords,
  zoneWords,
  type Schedule,
  type ScheduleFaults,
} from './schedule';

interface WhenFieldsProps {
  readonly schedule: Schedule;
  readonly faults: ScheduleFaults;
  readonly onChange: (schedule: Schedule) => void;
}

/** [S168] From when to when supporters see a version, by the clock of which zone. */
export const WhenFields = ({ schedule, faults, onChange }: WhenFieldsProps) => {
  const { from, until, timeZone } = schedule;
  const zones = useMemo(() => timeZones(timeZone), [timeZone]);
  return (
    <Stack gap="3">
      <Fieldset.Root>
        <Fieldset.Legend fontSize="sm" fontWeight="medium">
          When supporters see it
        </Fieldset.Legend>
        <Fieldset.Content mt="2">
          <RadioGroup.Root
            size="sm"
            value={from === null ? 'atOnce' : 'from'}
            onValueChange={({ value }) => {
              onChange({ ...schedule, from: value === 'from' ? (from ?? '') : null });
            }}
          >
            <Stack gap="2">
              <Choice value="atOnce" label="At once" />
              <Choice value="from" label="From a day and time" />
            </Stack>
          </RadioGroup.Root>
        </Fieldset.Content>
      </Fieldset.Root>
      {from !== null && (
        <MomentField
          label="From"
          value={from}
          timeZone={timeZone}
          fault={faults.from}
          onChange={(wall) => {
            onChange({ ...schedule, from: wall });
          }}
        />
      )}
      <Checkbox.Root
        size="sm"
        checked={until !== null}
        onCheckedChange={({ checked }) => {
          onChange({ ...schedule, until: checked === true ? '' : null });
        }}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label fontWeight="normal">Only until a day and time</Checkbox.Label>
      </Checkbox.Root>
      {until !== null && (
        <MomentField
          label="Until"
          value={until}
          timeZone={timeZone}
          fault={faults.until}
          onChange={(wall) => {
            onChange({ ...schedule, until: wall });
          }}
        />
      )}
      {(from !== null || until !== null) && (
        <Field.Root>
          <Field.Label>Time zone</Field.Label>
          <NativeSelect.Root size="sm">
            <NativeSelect.Field
              value={timeZone}
              onChange={(event) => {
                onChange({ ...schedule, timeZone: event.target.value });
              }}
            >
              {zones.map((zone) => (
                <option key={zone} value={zone}>
                  {zone.replaceAll('_', ' ')}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
          {timeZone !== browserZone() && (
            <Field.HelperText>
              {`Times are those of ${zoneWords(timeZone)}, not of where you are.`}
            </Field.HelperText>
          )}
        </Field.Root>
      )}
    </Stack>
  );
};

const Choice = ({ value, label }: { readonly value: string; readonly label: string }) => (
  <RadioGroup.Item value={value}>
    <RadioGroup.ItemHiddenInput />
    <RadioGroup.ItemIndicator />
    <RadioGroup.ItemText fontWeight="normal">{label}</RadioGroup.ItemText>
  </RadioGroup.Item>
);

interface MomentFieldProps {
  readonly label: string;
  readonly value: string;
  readonly timeZone: string;
  readonly fault: string | undefined;
  readonly onChange: (wall: string) => void;
}

const MomentField = ({ label, value, timeZone, fault, onChange }: MomentFieldProps) => (
  <Field.Root invalid={fault !== undefined}>
    <Field.Label>{label}</Field.Label>
    <Input
      size="sm"
      type="datetime-local"
      value={value}
      onChange={(event) => {
        onChange(event.target.value);
      }}
    />
    {fault === undefined ? (
      <Field.HelperText>
        {value === '' ? '' : `${wallWords(value)}, ${zoneWords(timeZone)} time`}
      </Field.HelperText>
    ) : (
      <Field.ErrorText>{fault}</Field.ErrorText>
    )}
    {fault !== undefined && value !== '' && (
      <Text fontSize="xs" color="fg.muted">
        {wallWords(value)}
      </Text>
    )}
  </Field.Root>
);
