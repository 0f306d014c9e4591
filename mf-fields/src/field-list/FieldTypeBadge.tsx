import type { FieldListEntry } from 'shared-kernel/model';
import { useIsAdmin } from 'shared-kernel/session';
import { Badge, Box, NativeSelect, Text } from 'shared-kernel/ui';
import { FIELD_WORDS, readTypeWords, SETTABLE_TYPES } from '../field-words/fieldWords';
import { useFieldType } from './useFieldType';

interface FieldTypeBadgeProps {
  readonly field: FieldListEntry;
  readonly onChanged: () => void;
}

/** A field's type; admins may set another than its values suggest (D2a). */
export const FieldTypeBadge = ({ field, onChanged }: FieldTypeBadgeProps) => {
  const admin = useIsAdmin();
  if (field.type === 'unknown') return <Badge variant="subtle">{FIELD_WORDS.unknown.label}</Badge>;
  return (
    <Box textAlign="end" flex="none">
      {admin ? (
        <TypeSelect field={field} onChanged={onChanged} />
      ) : (
        <Badge variant="subtle" colorPalette="accent">
          {FIELD_WORDS[field.type].label}
        </Badge>
      )}
      {field.typeSetBy !== undefined && (
        <Text fontSize="xs" color="fg.subtle" mt="1" title={`Set by ${field.typeSetBy}`}>
          Set by hand
        </Text>
      )}
    </Box>
  );
};

const TypeSelect = ({ field, onChanged }: FieldTypeBadgeProps) => {
  const { setType, saving } = useFieldType(field, onChanged);
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
