import { Link, links } from 'shared-kernel/contract';
import { printCount, type BrokenUse, type ImportCheck } from 'shared-kernel/model';
import { Alert, chakra, Heading, List, Panel, Reveal, Stack, Text } from 'shared-kernel/ui';
import { FIELD_WORDS } from '../../field-words/fieldWords';

/** What becomes of the year's data fields. */
export const FieldChanges = ({ check }: { check: ImportCheck }) => {
  const { fieldsNew, fieldsGone, fieldsOfChangedType, brokenUses, fieldsCalculated = [] } = check;
  const changes = [fieldsNew, fieldsGone, fieldsOfChangedType, fieldsCalculated];
  if (changes.every(({ length }) => length === 0)) return null;
  return (
    <Panel>
      <Heading as="h2" fontSize="lg" fontWeight="semibold" mb="2">
        Data fields
      </Heading>
      <Stack gap="1">
        <Names label={counted(fieldsNew.length, 'new data field')} names={fieldsNew} />
        <Names
          label={`${counted(fieldsGone.length, 'data field')} not in the file`}
          help="What is stored in them stays as it is."
          names={fieldsGone}
        />
        <Names
          label={`${counted(fieldsOfChangedType.length, 'data field')} of another type`}
          names={fieldsOfChangedType.map(
            ({ name, before, after }) =>
              `${name}: ${FIELD_WORDS[before].label} before, ${FIELD_WORDS[after].label} now`,
          )}
        />
      </Stack>
      {fieldsCalculated.length > 0 && <CalculatedNames names={fieldsCalculated} />}
      {brokenUses.length > 0 && <BrokenUses uses={brokenUses} more={check.brokenUsesMore} />}
    </Panel>
  );
};

/** What would be read in the place of calculated fields, and the two ways out of that. */
const CalculatedNames = ({ names }: { readonly names: readonly string[] }) => (
  <Alert.Root status="warning" variant="surface" mt="3" borderRadius="l2" alignItems="flex-start">
    <Alert.Indicator />
    <Alert.Content>
      <Alert.Title>
        {names.length === 1
          ? 'A column has the name of a calculated field'
          : `${counted(names.length, 'column')} have names of calculated fields`}
      </Alert.Title>
      <Alert.Description>
        <Text mb="2">
          Searches and screens would read what is imported in its place. Go back and give the column
          another name, or rename the field under{' '}
          <UseLink to="/fields/calculated">Calculated fields</UseLink>.
        </Text>
        <List.Root ps="5">
          {names.map((name) => (
            <List.Item key={name} overflowWrap="anywhere">
              {name}
            </List.Item>
          ))}
        </List.Root>
      </Alert.Description>
    </Alert.Content>
  </Alert.Root>
);

interface NamesProps {
  readonly label: string;
  readonly help?: string;
  readonly names: readonly string[];
}

const Names = ({ label, help, names }: NamesProps) =>
  names.length === 0 ? null : (
    <Reveal label={label}>
      {help !== undefined && (
        <Text ps="6" mb="1" fontSize="sm">
          {help}
        </Text>
      )}
      <List.Root ps="6" fontSize="sm" color="fg.muted" maxH="16rem" overflowY="auto">
        {names.map((name) => (
          <List.Item key={name} overflowWrap="anywhere">
            {name}
          </List.Item>
        ))}
      </List.Root>
    </Reveal>
  );

const UseLink = chakra(Link, {
  base: { textDecoration: 'underline', overflowWrap: 'anywhere' },
});

/** Fields listed before a person asks for all of them. */
const SHOWN = 5;

interface BrokenUsesProps {
  readonly uses: readonly BrokenUse[];
  /** Uses that the check has no room to name. */
  readonly more: number;
}

const BrokenUses = ({ uses, more }: BrokenUsesProps) => (
  <Alert.Root status="warning" variant="surface" mt="3" borderRadius="l2" alignItems="flex-start">
    <Alert.Indicator />
    <Alert.Content>
      <Alert.Title>{fieldsInUse(uses.length, more > 0)} not in the file</Alert.Title>
      <Alert.Description>
        <Text mb="2">
          What is stored in them is no longer kept up to date. Was a column renamed? Go back and
          give it the old name.
        </Text>
        <UseList uses={uses.slice(0, SHOWN)} />
        {uses.length > SHOWN && (
          <Reveal label={`${printCount(uses.length - SHOWN)} more`}>
            <UseList uses={uses.slice(SHOWN)} />
          </Reveal>
        )}
        {more > 0 && <Text mt="2">And {counted(more, 'more use')}, too many to list.</Text>}
      </Alert.Description>
    </Alert.Content>
  </Alert.Root>
);

function fieldsInUse(count: number, isAtLeast: boolean): string {
  if (count === 1) return isAtLeast ? 'At least one field in use is' : 'A field in use is';
  const words = `${counted(count, 'field')} in use are`;
  return isAtLeast ? `At least ${words}` : words;
}

const UseList = ({ uses }: { uses: readonly BrokenUse[] }) => (
  <List.Root ps="5">
    {uses.map(({ fieldName, searches, screens }) => (
      <List.Item key={fieldName} overflowWrap="anywhere">
        {fieldName}:{' '}
        {[
          ...searches.map(({ id, name }) => (
            <UseLink key={`search ${id}`} to={links.search(id)}>
              {name || 'Untitled'}
            </UseLink>
          )),
          ...screens.map(({ id, name }) => (
            <UseLink key={`screen ${id}`} to={links.screenDesign(id)}>
              {name || 'Untitled'}
            </UseLink>
          )),
        ].flatMap((link, index) => (index === 0 ? [link] : [', ', link]))}
      </List.Item>
    ))}
  </List.Root>
);

const counted = (count: number, what: string): string =>
  `${printCount(count)} ${what}${count === 1 ? '' : 's'}`;
