import type { FieldListEntry } from 'shared-kernel/model';
import { useIsAdmin } from 'shared-kernel/session';
import { Flex, NativeSelect, Text } from 'shared-kernel/ui';
import { FIELD_WORDS, readTypeWords, SETTABLE_TYPES } from '../field-words/fieldWords';
import { TypeVersions } from './TypeVersions';
import { useFieldType } from './useFieldType';

interface FieldTypeSettingProps {
  readonly field: FieldListEntry;
  readonly onChanged: () => void;
}

/** A field's type; admins may set another than its values suggest, and others see which ones were set (D2a). */
export const FieldTypeSetting = ({ field, onChanged }: FieldTypeSettingProps) => {
  const admin = useIsAdmin();
  const { setType, saving } = useFieldType(field, onChanged);
  return (
    <Flex mt="3" columnGap="2" rowGap="1" wrap="wrap" align="center" fontSize="sm">
      <Text fontWeight="medium">Type</Text>
      {admin ? (
        <TypeSelect field={field} saving={saving} setType={setType} />
      ) : (
        <Text color="fg.muted">{FIELD_WORDS[field.type].label}</Text>
      )}
      <TypeVersions field={field} onType={(type) => void setType(type)} />
      {field.typeSetBy !== undefined && (
        <Text color="fg.muted" title={`Set by ${field.typeSetBy}`}>
          Set by hand
        </Text>
      )}
    </Flex>
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
