import { CARD_NUMBERS, type CardNumber, type StoryPlace } from 'shared-kernel/model';
import { Box, Button, Plus, Stack, Text } from 'shared-kernel/ui';
import { CardNumberRow } from './CardNumberRow';
import {
  formatsOf,
  numberSources,
  numberText,
  readNumberText,
  type YearSources,
} from './numberSources';

interface CardNumbersProps {
  readonly numbers: readonly CardNumber[];
  readonly sources: YearSources;
  readonly faultAt: (at: StoryPlace) => string | null;
  readonly onChange: (numbers: readonly CardNumber[]) => void;
}

/** The supporter's own numbers, from the top of the card to its bottom. */
export const CardNumbers = ({ numbers, sources, faultAt, onChange }: CardNumbersProps) => {
  const known = numberSources(sources);
  const add = () => {
    const used = new Set(numbers.map(({ text }) => readNumberText(text)?.key));
    const next = known.find(
      ({ key, type, refusal }) =>
        refusal === null && !used.has(key) && (type === 'number' || type === 'donation'),
    );
    onChange([
      ...numbers,
      next === undefined
        ? { text: '', label: '' }
        : { text: numberText(next, formatsOf(next.type)[0]?.value ?? 'none'), label: next.name },
    ]);
  };
  return (
    <Box as="fieldset">
      <Text as="legend" fontWeight="medium" fontSize="sm">
        Numbers
      </Text>
      <Text color="fg.muted" fontSize="sm" mb="3">
        Three to five are best. Who has none of a number is not shown it.
      </Text>
      <Stack as="ol" listStyleType="none" gap="3" mb={numbers.length === 0 ? '0' : '3'}>
        {numbers.map((number, index) => (
          <CardNumberRow
            key={index}
            index={index}
            count={numbers.length}
            number={number}
            known={known}
            sources={sources}
            faultAt={faultAt}
            onChange={(changed) => {
              onChange(numbers.with(index, changed));
            }}
            onMove={(to) => {
              onChange(numbers.toSpliced(index, 1).toSpliced(to, 0, number));
            }}
            onRemove={() => {
              onChange(numbers.toSpliced(index, 1));
            }}
          />
        ))}
      </Stack>
      <Button
        variant="outline"
        size="sm"
        disabled={numbers.length >= CARD_NUMBERS.most}
        onClick={add}
      >
        <Plus size={16} aria-hidden />
        Add a number
      </Button>
    </Box>
  );
};
