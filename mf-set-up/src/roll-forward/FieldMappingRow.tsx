import type { FieldStatus, SuggestionReason } from 'year-transfer';
import type { Year } from 'shared-kernel/model';
import {
  Box,
  Button,
  Field,
  Flex,
  Input,
  SimpleGrid,
  Text,
  VisuallyHidden,
} from 'shared-kernel/ui';
import { wordsOf } from './reportSections';
import type { MappedField } from './rollForwardPlan';

interface FieldMappingRowProps {
  readonly mapped: MappedField;
  readonly years: { readonly source: Year; readonly target: Year };
  /** The list of the target year's names. */
  readonly listId: string;
  readonly onName: (name: string) => void;
}

/** Last year's name and who uses it; beside it this year's name, and what is known of it. */
export const FieldMappingRow = ({ mapped, years, listId, onName }: FieldMappingRowProps) => {
  const { field, name, status } = mapped;
  const note = noteOf(mapped, years);
  return (
    <Box as="li" borderTopWidth="1px" py="4" _first={{ borderTopWidth: 0, pt: 0 }}>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap={{ base: 3, md: 6 }}>
        <Box minW="0">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {field.match === 'fuzzy' ? `Names that contain “${field.name}”` : field.name}
          </Text>
          <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
            {usesOf(mapped)}
          </Text>
        </Box>
        <Field.Root invalid={status === 'empty'}>
          <Field.Label fontSize="sm" overflowWrap="anywhere">
            In {years.target.name}
            <VisuallyHidden>: “{field.name}”</VisuallyHidden>
          </Field.Label>
          <Input
            value={name}
            list={field.match === 'exact' ? listId : undefined}
            autoComplete="off"
            onChange={(event) => {
              onName(event.currentTarget.value);
            }}
          />
          <Field.ErrorText>Enter a name</Field.ErrorText>
          {note !== null && (
            <Field.HelperText color={isFaulty(status) ? 'fg.warning' : 'fg.muted'}>
              {note}
            </Field.HelperText>
          )}
          <Flex gap="2" wrap="wrap">
            {offersOf(mapped).map((offer) => (
              <Button
                key={offer}
                size="xs"
                variant="outline"
                maxW="full"
                h="auto"
                minH="7"
                whiteSpace="normal"
                overflowWrap="anywhere"
                textAlign="start"
                onClick={() => {
                  onName(offer);
                }}
              >
                Use “{offer}”
              </Button>
            ))}
          </Flex>
        </Field.Root>
      </SimpleGrid>
    </Box>
  );
};

/** At most so many users by name. */
const NAMED_USES = 3;

const usesOf = ({ field: { uses } }: MappedField): string => {
  const named = uses.slice(0, NAMED_USES).map(wordsOf).join(', ');
  const rest = uses.length - NAMED_USES;
  return `Used by ${named}${rest > 0 ? ` and ${String(rest)} more` : ''}`;
};

/** Names that the target year could mean, other than the one that is there. */
const offersOf = ({ name, movedOn, suggestion, field }: MappedField): readonly string[] =>
  [...new Set([...(movedOn === null ? [] : [movedOn]), suggestion.name, field.name])].filter(
    (offer) =>
      offer !== name && (offer !== field.name || suggestion.name === field.name || name === ''),
  );

const isFaulty = (status: FieldStatus): boolean => status !== 'there' && status !== 'unchecked';

function noteOf(
  { field, name, status, suggestion }: MappedField,
  { source, target }: FieldMappingRowProps['years'],
): string | null {
  const notes = {
    there: name === suggestion.name ? REASONS[suggestion.reason] : `${target.name} has it.`,
    otherType: `In ${target.name} it holds another type of values than in ${source.name}.`,
    missing: `${target.name} has no such ${field.reads.includes('page') ? 'page' : 'field'}.`,
    notForTexts: `Texts keep “${field.name}”: a name with { } or | cannot stand in them.`,
    unchecked: null,
    empty: null,
  } as const satisfies Record<FieldStatus, string | null>;
  return notes[status];
}

const REASONS = {
  sameName: 'The same name.',
  yearMovedOn: 'The same name with the new year.',
  sameButForSpelling: 'The same name, spelt another way.',
  closest: 'The name that comes closest: please check it.',
  kept: 'The same name.',
} as const satisfies Record<SuggestionReason, string>;
