import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { loadFieldList } from 'shared-kernel/firestore';
import { SPEC_OPERATORS, type YearScope } from 'shared-kernel/model';
import { fieldsOf, useReading } from 'shared-kernel/server-state';
import { organisationAtom, yearAtom } from 'shared-kernel/session';
import { OPERATOR_WORDS } from 'shared-kernel/condition-editor';
import { Field, Input, NativeSelect, SimpleGrid, Stack } from 'shared-kernel/ui';
import type { NewCare } from '../server/care';
import { MatchedNow } from './MatchedNow';

/** One question about a data field. */
export interface Rule {
  readonly fieldName: string;
  readonly operator: (typeof SPEC_OPERATORS)[number];
  readonly value: string;
}

export const NO_RULE: Rule = { fieldName: '', operator: '==', value: '' };

/** As it stands on the list. */
export const ruleWords = ({ fieldName, operator, value }: Rule): string =>
  [
    fieldName.trim(),
    operator === '==' ? 'is' : OPERATOR_WORDS[operator],
    operator === 'notEmpty' ? '' : value.trim(),
  ]
    .join(' ')
    .trim();

interface BySearchProps {
  readonly rule: Rule;
  /** What the rule asks; undefined until it is whole. */
  readonly search: NewCare['search'];
  readonly onChange: (rule: Rule) => void;
}

/** Whoever has this in their data, in every year that has the field, as long as they have it. */
export const BySearch = ({ rule, search, onChange }: BySearchProps) => {
  const listId = useId();
  const load = useAtomValue(organisationAtom);
  const year = useAtomValue(yearAtom);
  const scope =
    load.status === 'ready' && year !== null
      ? { organisationId: load.organisation.id, yearId: year.id }
      : null;
  return (
    <Stack gap="3">
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
        <Field.Root>
          <Field.Label>Data field</Field.Label>
          <Input
            value={rule.fieldName}
            list={listId}
            autoComplete="off"
            placeholder="Deceased"
            onChange={(event) => {
              onChange({ ...rule, fieldName: event.currentTarget.value });
            }}
          />
          {scope !== null && <FieldNames id={listId} scope={scope} />}
        </Field.Root>
        <Field.Root>
          <Field.Label>Comparison</Field.Label>
          <NativeSelect.Root>
            <NativeSelect.Field
              value={rule.operator}
              onChange={(event) => {
                const found = SPEC_OPERATORS.find((one) => one === event.currentTarget.value);
                if (found !== undefined) onChange({ ...rule, operator: found });
              }}
            >
              {SPEC_OPERATORS.map((one) => (
                <option key={one} value={one}>
                  {OPERATOR_WORDS[one]}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
        <Field.Root disabled={rule.operator === 'notEmpty'}>
          <Field.Label>Value</Field.Label>
          <Input
            value={rule.operator === 'notEmpty' ? '' : rule.value}
            autoComplete="off"
            placeholder="Yes"
            onChange={(event) => {
              onChange({ ...rule, value: event.currentTarget.value });
            }}
          />
        </Field.Root>
      </SimpleGrid>
      {scope !== null && year !== null && search !== undefined && (
        <MatchedNow scope={scope} year={year} search={search} />
      )}
    </Stack>
  );
};

/** Of the year that is chosen; a search may ask for others. */
const FieldNames = ({ id, scope }: { readonly id: string; readonly scope: YearScope }) => {
  const [fields] = useReading(fieldsOf({ loadFieldList }, scope));
  return (
    <datalist id={id}>
      {fields.status === 'ready' &&
        fields.value.items.map(({ name }) => <option key={name} value={name} />)}
    </datalist>
  );
};
