import { MOST_CHOSEN, printCount, type FieldListEntry } from 'shared-kernel/model';
import { Box, Checkbox, Field, Flex, Input, RadioGroup, Stack, Text } from 'shared-kernel/ui';
import { useId, useState } from 'react';
import { FIELD_WORDS } from '../field-words/fieldWords';
import type { CalculationForm } from './calculationForm';

interface ChosenFieldsInputProps {
  readonly form: CalculationForm;
  /** Those that the kind can be worked out of. */
  readonly fitting: readonly FieldListEntry[];
  readonly onEdit: (changes: Partial<CalculationForm>) => void;
}

/** Which fields a calculation is over: some by name, or all whose names begin alike. */
export const ChosenFieldsInput = ({ form, fitting, onEdit }: ChosenFieldsInputProps) => {
  const label = useId();
  return (
    <Stack gap="2">
      <Text id={label} fontWeight="medium" fontSize="sm">
        Which fields
      </Text>
      <RadioGroup.Root
        aria-labelledby={label}
        value={form.by}
        onValueChange={({ value }) => onEdit({ by: value === 'prefix' ? 'prefix' : 'names' })}
      >
        <Flex columnGap="5" rowGap="2" wrap="wrap">
          <Way value="names" label="These fields" />
          <Way value="prefix" label="All whose names begin with" />
        </Flex>
      </RadioGroup.Root>
      {form.by === 'prefix' ? (
        <PrefixInput form={form} fitting={fitting} onEdit={onEdit} />
      ) : (
        <NamesInput form={form} fitting={fitting} onEdit={onEdit} />
      )}
    </Stack>
  );
};

const Way = ({ value, label }: { readonly value: string; readonly label: string }) => (
  <RadioGroup.Item value={value}>
    <RadioGroup.ItemHiddenInput />
    <RadioGroup.ItemIndicator />
    <RadioGroup.ItemText>{label}</RadioGroup.ItemText>
  </RadioGroup.Item>
);

const PrefixInput = ({ form, fitting, onEdit }: ChosenFieldsInputProps) => {
  const found = fitting.filter(
    ({ name, calculated }) => calculated === undefined && name.startsWith(form.prefix),
  );
  return (
    <Field.Root>
      <Input
        aria-label="How the names begin"
        bg="bg.panel"
        placeholder="Donations "
        value={form.prefix}
        onChange={(event) => onEdit({ prefix: event.currentTarget.value })}
      />
      <Field.HelperText role="status">
        {form.prefix === ''
          ? 'Fields of later imports that begin so are taken in by themselves.'
          : prefixWords(found.map(({ name }) => name))}
      </Field.HelperText>
    </Field.Root>
  );
};

const NAMED = 3;

function prefixWords(names: readonly string[]): string {
  if (names.length === 0) return 'No field that fits begins so.';
  const named = names.slice(0, NAMED).join(', ');
  const more = names.length - NAMED;
  return more > 0 ? `${named} and ${printCount(more)} more` : named;
}

/** More rows than these are found by typing. */
const SHOWN = 60;

const NamesInput = ({ form, fitting, onEdit }: ChosenFieldsInputProps) => {
  const [text, setText] = useState('');
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const chosen = new Set(form.names);
  const found = fitting.filter(({ name }) =>
    words.every((word) => name.toLowerCase().includes(word)),
  );
  const rows = [
    ...found.filter(({ name }) => chosen.has(name)),
    ...found.filter(({ name }) => !chosen.has(name)),
  ].slice(0, SHOWN);
  const toggle = (name: string, isChosen: boolean) =>
    onEdit({
      names: isChosen ? [...form.names, name] : form.names.filter((other) => other !== name),
    });
  return (
    <Stack gap="2">
      <Input
        type="search"
        aria-label="Find a field"
        placeholder="Find a field"
        bg="bg.panel"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Box
        role="group"
        aria-label="Fields to choose from"
        borderWidth="1px"
        borderRadius="l2"
        maxH="14rem"
        overflowY="auto"
        bg="bg.panel"
        px="3"
        py="2"
      >
        {rows.length === 0 ? (
          <Text color="fg.muted" fontSize="sm">
            {fitting.length === 0
              ? 'The year has no field that this can be worked out of.'
              : 'No field is called that.'}
          </Text>
        ) : (
          <Stack gap="1">
            {rows.map(({ name, type, calculated }) => (
              <Checkbox.Root
                key={name}
                checked={chosen.has(name)}
                disabled={!chosen.has(name) && chosen.size >= MOST_CHOSEN}
                minH="7"
                onCheckedChange={({ checked }) => toggle(name, checked === true)}
              >
                <Checkbox.HiddenInput />
                <Checkbox.Control />
                <Checkbox.Label overflowWrap="anywhere">
                  {name}{' '}
                  <Text as="span" color="fg.muted" fontWeight="normal">
                    {FIELD_WORDS[type].label}
                    {calculated !== undefined && ' · Calculated'}
                  </Text>
                </Checkbox.Label>
              </Checkbox.Root>
            ))}
          </Stack>
        )}
      </Box>
      <Text role="status" color="fg.muted" fontSize="sm">
        {printCount(form.names.length)} chosen
        {found.length > rows.length &&
          ` · ${printCount(found.length - rows.length)} more fields: type to find them`}
      </Text>
    </Stack>
  );
};
