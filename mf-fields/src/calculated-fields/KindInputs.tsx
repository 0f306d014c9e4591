import {
  AMONG,
  nameOf,
  ROUNDINGS,
  SHOWN_OF,
  type FieldListEntry,
  type Search,
  type ShownOf,
} from 'shared-kernel/model';
import { Field, Grid, Input, Switch } from 'shared-kernel/ui';
import { AMONG_LABELS, ROUNDING_LABELS, SHARE_LABELS } from './calculatedWords';
import { fittingFields, type CalculationForm } from './calculationForm';
import { Choice, choicesOf } from './Choice';
import { ChosenFieldsInput } from './ChosenFieldsInput';

interface KindInputsProps {
  /** Of the field that is edited, which is not worked out of itself. */
  readonly id: string;
  readonly form: CalculationForm;
  readonly fields: readonly FieldListEntry[];
  readonly searches: readonly Search[];
  readonly onEdit: (changes: Partial<CalculationForm>) => void;
}

/** What the chosen kind of calculation asks. */
export const KindInputs = ({ id, form, fields, searches, onEdit }: KindInputsProps) => {
  const fitting = fittingFields(form, fields, id);
  const parts = { form, onEdit };
  switch (form.kind) {
    case 'sum':
      return <ChosenFieldsInput {...parts} fitting={fitting} />;
    case 'largest':
      return (
        <>
          <ChosenFieldsInput {...parts} fitting={fitting} />
          <Shows {...parts} value="The number itself" />
        </>
      );
    case 'count':
      return (
        <>
          <WithinYear {...parts} label="Count only days within this year" />
          <ChosenFieldsInput {...parts} fitting={fitting} />
        </>
      );
    case 'latest':
    case 'first':
      return (
        <>
          <ChosenFieldsInput {...parts} fitting={fitting} />
          <WithinYear {...parts} label="Only days within this year" />
          <Shows {...parts} value="The day itself" />
        </>
      );
    case 'yearsSince':
      return <OneField {...parts} label="Since which day" fitting={fitting} />;
    case 'rate':
      return (
        <>
          <Grid templateColumns="1fr 1fr" gap="3">
            <NumberInput
              label="So many"
              value={form.gives}
              onChange={(gives) => onEdit({ gives })}
            />
            <NumberInput label="for every" value={form.per} onChange={(per) => onEdit({ per })} />
          </Grid>
          <OneField {...parts} label="of which field" fitting={fitting} />
          <Choice
            label="Parts of one"
            value={form.rounding}
            options={choicesOf(ROUNDING_LABELS, ROUNDINGS)}
            onChoice={(rounding) => onEdit({ rounding })}
          />
        </>
      );
    case 'share':
      return (
        <>
          <OneField {...parts} label="By which field" fitting={fitting} />
          <Among {...parts} />
          <Choice
            label="How it is said"
            value={form.of === 10 ? '10' : '100'}
            options={choicesOf(SHARE_LABELS, ['10', '100'])}
            onChoice={(of) => onEdit({ of: of === '10' ? 10 : 100 })}
          />
        </>
      );
    case 'rank':
      return (
        <>
          <OneField {...parts} label="By which field" fitting={fitting} />
          <Among {...parts} />
        </>
      );
    case 'searchTotal':
      return (
        <Choice
          label="Search"
          value={form.searchId}
          placeholder="Choose a search"
          options={searches.map((search) => ({
            value: search.id,
            label: nameOf(search),
          }))}
          onChoice={(searchId) => onEdit({ searchId })}
        />
      );
  }
};

type PartProps = Pick<KindInputsProps, 'form' | 'onEdit'>;

const OneField = ({
  form,
  label,
  fitting,
  onEdit,
}: PartProps & { readonly label: string; readonly fitting: readonly FieldListEntry[] }) => (
  <Choice
    label={label}
    value={form.field}
    placeholder={fitting.length === 0 ? 'The year has no field that fits' : 'Choose a field'}
    options={[
      // One that is gone stays to be seen, and is said to be gone beside it.
      ...(form.field === '' || fitting.some(({ name }) => name === form.field)
        ? []
        : [{ value: form.field, label: `${form.field} (does not fit)` }]),
      ...fitting.map(({ name }) => ({ value: name, label: name })),
    ]}
    onChoice={(field) => onEdit({ field })}
  />
);

const Among = ({ form, onEdit }: PartProps) => (
  <Choice
    label="Among"
    value={form.among}
    options={choicesOf(AMONG_LABELS, AMONG)}
    onChoice={(among) => onEdit({ among })}
  />
);

const Shows = ({ form, value, onEdit }: PartProps & { readonly value: string }) => (
  <Choice<ShownOf>
    label="What it shows"
    value={form.shows}
    options={choicesOf({ value, fieldName: 'The name of the field that has it' }, SHOWN_OF)}
    help={
      form.shows === 'fieldName' && form.by === 'prefix'
        ? 'Without the words that all names begin with: “Donations March” is “March”.'
        : undefined
    }
    onChoice={(shows) => onEdit({ shows })}
  />
);

const WithinYear = ({ form, label, onEdit }: PartProps & { readonly label: string }) => (
  <Switch.Root
    checked={form.withinYear}
    onCheckedChange={({ checked }) => onEdit({ withinYear: checked })}
  >
    <Switch.HiddenInput />
    <Switch.Control />
    <Switch.Label>{label}</Switch.Label>
  </Switch.Root>
);

interface NumberInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const NumberInput = ({ label, value, onChange }: NumberInputProps) => (
  <Field.Root>
    <Field.Label>{label}</Field.Label>
    <Input
      inputMode="decimal"
      bg="bg.panel"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  </Field.Root>
);
