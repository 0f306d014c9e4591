import { Link, links } from 'shared-kernel/contract';
import type { BrokenUse, ImportCheck } from 'shared-kernel/model';
import { Alert, chakra, Heading, List, Panel, Reveal, Stack, Text } from 'shared-kernel/ui';
import { FIELD_WORDS } from '../../field-list/fieldWords';

/** What becomes of the year's data fields. */
export const FieldChanges = ({ check }: { check: ImportCheck }) => {
  const { fieldsNew, fieldsGone, fieldsOfChangedType, brokenUses } = check;
  if (fieldsNew.length + fieldsGone.length + fieldsOfChangedType.length === 0) return null;
  return (
    <Panel>
      <Heading as="h2" fontSize="lg" fontWeight="semibold" mb="2">
        Data fields
      </Heading>
      <Stack gap="1">
        <Names label={counted(fieldsNew.length, 'new data field')} names={fieldsNew} />
        <Names
          label={`${counted(fieldsGone.length, 'data field')} not in the file: values stay as they are`}
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
      {brokenUses.length > 0 && <BrokenUses uses={brokenUses} />}
    </Panel>
  );
};

const Names = ({ label, names }: { label: string; names: readonly string[] }) =>
  names.length === 0 ? null : (
    <Reveal label={label}>
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

const BrokenUses = ({ uses }: { uses: readonly BrokenUse[] }) => (
  <Alert.Root status="warning" variant="surface" mt="3" borderRadius="l2" alignItems="flex-start">
    <Alert.Indicator />
    <Alert.Content>
      <Alert.Title>Fields in use are not in the file</Alert.Title>
      <Alert.Description>
        <Text>
          What stands in them is no longer kept up to date. Is a column renamed? Go back and give it
          the old name.
        </Text>
        <List.Root ps="5" mt="2">
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
              ].flatMap((link, place) => (place === 0 ? [link] : [', ', link]))}
            </List.Item>
          ))}
        </List.Root>
      </Alert.Description>
    </Alert.Content>
  </Alert.Root>
);

const counted = (count: number, what: string): string =>
  `${count.toLocaleString('en-GB')} ${what}${count === 1 ? '' : 's'}`;
