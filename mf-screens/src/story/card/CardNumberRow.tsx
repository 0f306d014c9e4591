import { Link } from 'shared-kernel/contract';
import { STORY_LENGTHS, type CardNumber, type StoryPlace } from 'shared-kernel/model';
import {
  ArrowDown,
  ArrowUp,
  Box,
  Button,
  chakra,
  Field,
  Flex,
  NativeSelect,
  SimpleGrid,
  Text,
  X,
} from 'shared-kernel/ui';
import { StoryText } from '../sections/StoryText';
import { exampleOf } from './exampleOf';
import {
  formatsOf,
  heldBackFor,
  numberText,
  readNumberText,
  SOURCE_GROUPS,
  type NumberSource,
  type YearSources,
} from './numberSources';

interface CardNumberRowProps {
  readonly index: number;
  readonly count: number;
  readonly number: CardNumber;
  readonly known: readonly NumberSource[];
  readonly sources: YearSources;
  readonly faultAt: (at: StoryPlace) => string | null;
  readonly onChange: (number: CardNumber) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** One number: what it is taken from, how it is printed, and what it is of. */
export const CardNumberRow = (props: CardNumberRowProps) => {
  const { index, number, known, sources, faultAt, onChange } = props;
  const read = readNumberText(number.text);
  const source = known.find(({ key }) => key === read?.key);
  const heldBack = heldBackFor(number.text, sources.neverShared);
  const isOwnText = number.text !== '' && source === undefined;
  return (
    <Box as="li" borderWidth="1px" borderRadius="l2" p="3">
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3" alignItems="start">
        <SourceSelect
          index={index}
          text={number.text}
          source={source}
          known={known}
          fault={faultAt(`closingCard.numbers.${index}.text`)}
          onChoose={(chosen) => {
            const formats = formatsOf(chosen.type);
            const format = formats.find(({ value }) => value === read?.format) ?? formats[0];
            const wasNamed = number.label === '' || number.label === source?.name;
            onChange({
              text: numberText(chosen, format?.value ?? 'none'),
              label: wasNamed ? chosen.name.slice(0, STORY_LENGTHS.numberLabel) : number.label,
            });
          }}
        />
        {source === undefined ? (
          <OwnText number={number} isOwnText={isOwnText} onChange={onChange} />
        ) : (
          <FormatSelect
            source={source}
            format={read?.format ?? 'none'}
            onChoose={(format) => {
              onChange({ ...number, text: numberText(source, format) });
            }}
          />
        )}
        <StoryText
          label="Label"
          value={number.label}
          fault={faultAt(`closingCard.numbers.${index}.label`)}
          maxLength={STORY_LENGTHS.numberLabel}
          placeholder="trees planted"
          onChange={(label) => {
            onChange({ ...number, label });
          }}
        />
        <RowEnd {...props} />
      </SimpleGrid>
      {source?.calculated === true && (
        <Text color="fg.muted" fontSize="sm" mt="2">
          Worked out of other fields: see{' '}
          <SourceLink to="/fields/calculated">Calculated fields</SourceLink>.
        </Text>
      )}
      {heldBack !== null && (
        <Text color="fg.warning" fontSize="sm" mt="2" overflowWrap="anywhere">
          It tells of “{heldBack}”, which nobody may share, as staff said on Data fields: the number
          is left out of every card.
        </Text>
      )}
    </Box>
  );
};

const SourceLink = chakra(Link, { base: { textDecoration: 'underline' } });

interface SourceSelectProps {
  readonly index: number;
  readonly text: string;
  readonly source: NumberSource | undefined;
  readonly known: readonly NumberSource[];
  readonly fault: string | null;
  readonly onChoose: (source: NumberSource) => void;
}

const SourceSelect = ({ index, text, source, known, fault, onChoose }: SourceSelectProps) => (
  <Field.Root invalid={fault !== null}>
    <Field.Label>{`Number ${String(index + 1)}`}</Field.Label>
    <NativeSelect.Root>
      <NativeSelect.Field
        value={source?.key ?? ''}
        onChange={(event) => {
          const chosen = known.find(({ key }) => key === event.currentTarget.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {source === undefined && (
          <option value="">
            {text === '' ? 'Choose a field or search' : 'A text of your own'}
          </option>
        )}
        {SOURCE_GROUPS.map(({ label, types }) => (
          <SourceGroup
            key={label}
            label={label}
            sources={known.filter(({ type }) => types.some((one) => one === type))}
          />
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
    <Field.ErrorText>{fault}</Field.ErrorText>
  </Field.Root>
);

const SourceGroup = ({ label, sources }: { label: string; sources: readonly NumberSource[] }) =>
  sources.length === 0 ? null : (
    <optgroup label={label}>
      {sources.map(({ key, name, refusal, calculated }) => (
        <option key={key} value={key} disabled={refusal !== null}>
          {refusal === null
            ? `${name}${calculated ? ' (calculated)' : ''}`
            : `${name} (${refusal})`}
        </option>
      ))}
    </optgroup>
  );

interface FormatSelectProps {
  readonly source: NumberSource;
  readonly format: string;
  readonly onChoose: (format: string) => void;
}

const FormatSelect = ({ source, format, onChoose }: FormatSelectProps) => {
  const choices = formatsOf(source.type);
  const written = format === '' ? 'none' : format;
  return (
    <Field.Root>
      <Field.Label>Printed as</Field.Label>
      <NativeSelect.Root disabled={choices.length < 2}>
        <NativeSelect.Field
          value={written}
          onChange={(event) => {
            onChoose(event.currentTarget.value);
          }}
        >
          {choices.every(({ value }) => value !== written) && (
            <option value={written}>{written}</option>
          )}
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
};

interface OwnTextProps {
  readonly number: CardNumber;
  readonly isOwnText: boolean;
  readonly onChange: (number: CardNumber) => void;
}

/** What somebody wrote by hand, or a field that is no longer there, stays as it is. */
const OwnText = ({ number, isOwnText, onChange }: OwnTextProps) =>
  isOwnText ? (
    <StoryText
      label="Text with placeholders"
      value={number.text}
      fault={null}
      maxLength={STORY_LENGTHS.numberText}
      onChange={(text) => {
        onChange({ ...number, text });
      }}
    />
  ) : (
    <Box display={{ base: 'none', sm: 'block' }} />
  );

const RowEnd = ({ index, count, number, sources, onMove, onRemove }: CardNumberRowProps) => {
  const example = exampleOf(number.text, sources.fields);
  const name = `number ${String(index + 1)}`;
  return (
    <Flex gap="1" align="flex-end" alignSelf="end" justify="space-between" h="full">
      <Text fontSize="sm" color="fg.muted" minW="0" overflowWrap="anywhere" alignSelf="center">
        {example !== null && (
          <>
            Such as{' '}
            <Text as="span" fontWeight="semibold" color="fg">
              {example.value}
            </Text>{' '}
            for {example.supporterEmail}
          </>
        )}
      </Text>
      <Flex flexShrink="0">
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Move ${name} up`}
          disabled={index === 0}
          onClick={() => {
            onMove(index - 1);
          }}
        >
          <ArrowUp size={16} aria-hidden />
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Move ${name} down`}
          disabled={index === count - 1}
          onClick={() => {
            onMove(index + 1);
          }}
        >
          <ArrowDown size={16} aria-hidden />
        </Button>
        <Button size="sm" variant="ghost" aria-label={`Remove ${name}`} onClick={onRemove}>
          <X size={16} aria-hidden />
        </Button>
      </Flex>
    </Flex>
  );
};
