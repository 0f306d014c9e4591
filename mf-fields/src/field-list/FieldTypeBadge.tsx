import type { FieldListEntry } from 'shared-kernel/model';
import { useIsAdmin } from 'shared-kernel/session';
import { Badge, Box, Flex, NativeSelect, Text } from 'shared-kernel/ui';
import { FIELD_WORDS, readTypeWords, SETTABLE_TYPES } from '../field-words/fieldWords';
import { TypeVersions } from './TypeVersions';
import { useFieldType } from './useFieldType';

interface FieldTypeBadgeProps {
  readonly field: FieldListEntry;
  readonly onChanged: () => void;
}

/** A field's type; admins may set another than its values suggest (D2a). */
export const FieldTypeBadge = ({ field, onChanged }: FieldTypeBadgeProps) => {
  const admin = useIsAdmin();
  const { setType, saving } = useFieldType(field, onChanged);
  if (field.type === 'unknown') return <Badge variant="subtle">{FIELD_WORDS.unknown.label}</Badge>;
  return (
    <Box textAlign="end" flex="none">
      <Flex gap="1" align="center" justify="flex-end">
        <TypeVersions field={field} onType={(type) => void setType(type)} />
        {admin ? (
          <TypeSelect field={field} saving={saving} setType={setType} />
        ) : (
          <Badge variant="subtle" colorPalette="accent">
            {FIELD_WORDS[field.type].label}
          </Badge>
        )}
      </Flex>
      {field.typeSetBy !== undefined && (
        <Text fontSize="xs" color="fg.subtle" mt="1" title={`Set by ${field.typeSetBy}`}>
          Set by hand
        </Text>
      )}
    </Box>
  );
};

interface TypeSelectProps extends ReturnType<typeof useFieldType> {
  readonly field: FieldListEntry;
}

const TypeSelect = ({ field, setType, saving }: TypeSelectProps) => {
  const inferred = field.inferredType ?? (field.typeSetBy === undefined ? field.type : null);
  return (
    <NativeSelect.Root size="xs" w="auto" minW="8rem" disabled={saving}>
      <NativeSelect.Field
        aria-label={`Type of ${field.name}`}
        value={field.typeSetBy === undefined ? '' : field.type}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          void setType(SETTABLE_TYPES.find((type) => type === chosen) ?? null);
        }}
      >
        <option value="">
          {inferred === null ? 'As its values say' : FIELD_WORDS[inferred].label}
        </option>
        {SETTABLE_TYPES.filter((type) => type !== inferred || field.typeSetBy !== undefined).map(
          (type) => (
            <option key={type} value={type}>
              {readTypeWords(type)}
            </option>
          ),
        )}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
};
