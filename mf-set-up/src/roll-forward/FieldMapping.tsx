import { useId } from 'react';
import type { NamedField } from 'year-transfer';
import { sortedByName, type Year } from 'shared-kernel/model';
import { Button, Stack, Text } from 'shared-kernel/ui';
import { SetUpSection } from '../section/SetUpSection';
import { FieldMappingRow } from './FieldMappingRow';
import type { RollForwardPlan } from './rollForwardPlan';

interface FieldMappingProps {
  readonly plan: RollForwardPlan;
  readonly years: { readonly source: Year; readonly target: Year };
  readonly targetFields: readonly NamedField[];
  readonly onNames: (names: ReadonlyMap<string, string>) => void;
}

/** Every field and page that is in use, with its name in the target year. */
export const FieldMapping = ({ plan, years, targetFields, onNames }: FieldMappingProps) => {
  const { source, target } = years;
  const listId = useId();
  const { fields, checked } = plan;
  const movable = fields.filter(
    ({ movedOn, status, name }) => status === 'unchecked' && movedOn !== null && movedOn !== name,
  );
  return (
    <SetUpSection
      title="Fields and pages"
      help={
        checked
          ? `What ${source.name}’s searches and screens look at, and its name in ${target.name}. What needs a look comes first.`
          : `${target.name} has no supporter data yet, so that no name can be checked: they stay as they are unless you change them.`
      }
      action={
        movable.length > 1 && (
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              onNames(new Map(movable.map(({ key, movedOn, name }) => [key, movedOn ?? name])));
            }}
          >
            Move the year on in {movable.length} names
          </Button>
        )
      }
    >
      {fields.length === 0 && (
        <Text color="fg.muted">They look at no fields: there is nothing to choose.</Text>
      )}
      <Stack as="ul" aria-label="Fields and pages" gap="0" listStyleType="none">
        {fields.map((mapped) => (
          <FieldMappingRow
            key={mapped.key}
            mapped={mapped}
            years={years}
            listId={listId}
            onName={(name) => {
              onNames(new Map([[mapped.key, name]]));
            }}
          />
        ))}
      </Stack>
      <datalist id={listId}>
        {sortedByName(targetFields).map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </SetUpSection>
  );
};
