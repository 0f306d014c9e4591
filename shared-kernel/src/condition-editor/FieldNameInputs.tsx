import { ID_MATCHES, type Condition, type FieldListEntry, type IdMatch } from 'shared-kernel/model';
import { SuggestInput, type Suggestion } from 'shared-kernel/suggest-input';
import { Field } from 'shared-kernel/ui';
import { conditionFaults } from './conditionFaults';
import { KIND_WORDS } from './conditionKind';
import { fieldOptions } from './nameOptions';
import { InputCell } from './InputRows';
import { SelectInput } from './SelectInput';

const ID_MATCH_WORDS = {
  exact: 'Exactly this name',
  fuzzy: 'Every name that contains',
} as const satisfies Record<IdMatch, string>;

const ID_MATCH_OPTIONS = ID_MATCHES.map((value) => ({ value, label: ID_MATCH_WORDS[value] }));

interface FieldNameInputsProps {
  readonly condition: Condition;
  readonly kind: 'page' | 'data';
  readonly fields: readonly FieldListEntry[];
  /** What is known of a field, beside its name. */
  readonly factsOf: (field: FieldListEntry) => string;
  readonly onChange: (condition: Condition) => void;
}

const suggestionOf = (
  field: FieldListEntry,
  factsOf: FieldNameInputsProps['factsOf'],
): Suggestion => ({ value: field.name, label: field.name, facts: factsOf(field) });

/** Which field a condition looks at: one by its exact name, or all whose name contains a text. */
export const FieldNameInputs = (props: FieldNameInputsProps) => {
  const { condition, kind, onChange } = props;
  const options = fieldOptions(props.fields, kind);
  const exact = condition.dataIdMatch === 'exact';
  const missing = conditionFaults(condition).dataId;
  const found = exact ? options.find(({ name }) => name === condition.dataId.trim()) : undefined;
  const unknown = exact && !missing && found === undefined;
  return (
    <>
      <InputCell width="match">
        <SelectInput
          label="Name match"
          value={condition.dataIdMatch}
          options={ID_MATCH_OPTIONS}
          onChange={(dataIdMatch) => {
            onChange({ ...condition, dataIdMatch });
          }}
        />
      </InputCell>
      <InputCell width="name">
        <Field.Root invalid={missing}>
          <Field.Label fontSize="sm">{KIND_WORDS[kind].nameLabel}</Field.Label>
          <SuggestInput
            takesOnly
            value={condition.dataId}
            suggestions={exact ? options.map((field) => suggestionOf(field, props.factsOf)) : []}
            onChange={(dataId) => {
              onChange({ ...condition, dataId });
            }}
          />
          <Field.ErrorText>Enter a name</Field.ErrorText>
          {found?.calculated !== undefined && (
            <Field.HelperText>A calculated field: worked out of other fields</Field.HelperText>
          )}
          {unknown && (
            <Field.HelperText color="fg.warning">
              This year’s data has no such {kind === 'page' ? 'page' : 'field'}
            </Field.HelperText>
          )}
        </Field.Root>
      </InputCell>
    </>
  );
};
