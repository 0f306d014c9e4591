import { isFormat, printedYear, type Format } from 'evaluation';
import { digitsAndDots, printCount } from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { Box, Button, Field, Flex, HStack, Input, Stack, Text } from 'shared-kernel/ui';
import { useState } from 'react';

import { ChoiceField, type Choice } from '../../controls/inputs/ChoiceField';
import {
  FITTING_FORMATS,
  fitsPluralForms,
  nameOfSource,
  typeOf,
  type DataSource,
} from '../../document/placeholders/dataSource';
import { formatWords, PLURAL_WORDS } from '../../document/placeholders/formatWords';
import { emptyPlural, isPlural } from '../../document/placeholders/pluralInput';
import type { PlaceholderParts } from '../../document/placeholders/placeholderParts';
import { sourceFacts } from '../picker/sourceFacts';
import {
  isFallbackValid,
  isFormatValid,
  isTruncateValid,
  optionsFor,
  partsOf,
  type PlaceholderOptions,
} from './placeholderOptions';
import { PluralInputs } from './PluralInputs';
import { PlaceholderSample } from './PlaceholderSample';
import { samplesOf } from './samplesOf';

interface PlaceholderFormProps {
  readonly id: string;
  readonly source: DataSource;
  /** What the placeholder said before, or null for a new one. */
  readonly before: PlaceholderOptions | null;
  readonly onPickAnother: () => void;
  readonly onSubmit: (parts: PlaceholderParts) => void;
}

/** [S44] How much of a value is shown, how, and what where there is none; with what comes of it. */
export const PlaceholderForm = (props: PlaceholderFormProps) => {
  const { id, source, before, onPickAnother, onSubmit } = props;
  const [options, setOptions] = useState(() => optionsFor(source, before));
  const year = printedYear(useYear().year);
  const valid =
    isFallbackValid(options.fallback) &&
    isTruncateValid(options.truncate) &&
    isFormatValid(options.format, year.language);
  const change = (changes: Partial<PlaceholderOptions>) => {
    setOptions((former) => ({ ...former, ...changes }));
  };
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        if (valid) onSubmit(partsOf(source, options));
      }}
    >
      <Stack gap="4">
        <ChosenSource source={source} onPickAnother={onPickAnother} />
        <FallbackInput source={source} fallback={options.fallback} onChange={change} />
        <FormatInput source={source} format={options.format} onChange={change} />
        {typeOf(source) === 'string' && (
          <TruncateInput truncate={options.truncate} onChange={change} />
        )}
        {valid && <PlaceholderSample samples={samplesOf(source, partsOf(source, options), year)} />}
      </Stack>
    </form>
  );
};

const ChosenSource = ({
  source,
  onPickAnother,
}: Pick<PlaceholderFormProps, 'source' | 'onPickAnother'>) => (
  <Flex justify="space-between" align="center" gap="3">
    <Box minW="0">
      <Text fontWeight="medium" overflowWrap="anywhere" lineClamp={3}>
        <bdi>{nameOfSource(source)}</bdi>
      </Text>
      <Text fontSize="xs" color="fg.muted" truncate>
        {sourceFacts(source, useYear().year.supportersTotal)}
      </Text>
    </Box>
    <Button size="xs" variant="outline" flexShrink="0" onClick={onPickAnother}>
      Choose another
    </Button>
  </Flex>
);

interface OptionInput {
  readonly onChange: (changes: Partial<PlaceholderOptions>) => void;
}

const FallbackInput = (
  props: OptionInput & { readonly source: DataSource; readonly fallback: string },
) => {
  const { source, fallback, onChange } = props;
  const supporters = useYear().year.supportersTotal;
  return (
    <Field.Root invalid={!isFallbackValid(fallback)}>
      <Field.Label>Shown when there is no value</Field.Label>
      <Input
        size="sm"
        autoFocus
        value={fallback}
        onChange={(event) => {
          onChange({ fallback: event.target.value });
        }}
      />
      <Field.ErrorText>
        Leave out |, {'{'} and {'}'}
      </Field.ErrorText>
      <Field.HelperText>{absence(source, supporters)}</Field.HelperText>
    </Field.Root>
  );
};

function absence(source: DataSource, supporters: number): string {
  if (source.kind === 'search')
    return 'A search always has a number; this is for when it is deleted.';
  const missing = supporters - source.field.count;
  if (supporters <= 0) return 'For supporters of whom this is not known.';
  if (missing <= 0) return 'Every supporter has a value at present.';
  return `${printCount(missing)} of ${printCount(supporters)} supporters have none.`;
}

const FormatInput = (
  props: OptionInput & { readonly source: DataSource; readonly format: string },
) => {
  const { source, format, onChange } = props;
  const type = typeOf(source);
  const formats = FITTING_FORMATS[type];
  const year = printedYear(useYear().year);
  // What was written stays while another format is looked at.
  const [written, setWritten] = useState(() => emptyPlural(year.language));
  if (formats.length === 1) return null;
  const plural = isPlural(format);
  const named = formats.map((value): Choice<FormatChoice> => ({
    value,
    label: formatWords(value, year),
  }));
  const choices = fitsPluralForms(type) ? [...named, PLURAL_CHOICE] : named;
  const chosen = isFormat(format) ? format : 'none';
  return (
    <>
      <ChoiceField
        label="Format"
        value={plural ? PLURAL : chosen}
        choices={choices}
        onChange={(choice) => {
          if (plural) setWritten(format);
          onChange({ format: choice === PLURAL ? written : choice });
        }}
      />
      {plural && (
        <PluralInputs
          format={format}
          language={year.language}
          onChange={(forms) => {
            onChange({ format: forms });
          }}
        />
      )}
    </>
  );
};

const PLURAL = 'plural';
type FormatChoice = Format | typeof PLURAL;
const PLURAL_CHOICE: Choice<FormatChoice> = { value: PLURAL, label: PLURAL_WORDS };

const TruncateInput = ({ truncate, onChange }: OptionInput & { readonly truncate: string }) => (
  <Field.Root invalid={!isTruncateValid(truncate)}>
    <Field.Label>Cut off after</Field.Label>
    <HStack>
      <Input
        size="sm"
        w="20"
        inputMode="numeric"
        value={truncate}
        onChange={(event) => {
          onChange({ truncate: digitsAndDots(event.target.value) });
        }}
      />
      <Text fontSize="sm">characters</Text>
    </HStack>
    <Field.ErrorText>A whole number from 1 to 50, or 0 for the whole text</Field.ErrorText>
    <Field.HelperText>0 shows the whole text.</Field.HelperText>
  </Field.Root>
);
