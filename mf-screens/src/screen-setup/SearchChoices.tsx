import { Link, links } from 'shared-kernel/contract';
import type { ScreenSetup, Search } from 'shared-kernel/model';
import { Button, Checkbox, Fieldset, Panel, Stack, Text } from 'shared-kernel/ui';
import { searchChoices, withSearch } from './setupEdits';

interface SearchChoicesProps {
  readonly draft: ScreenSetup;
  readonly searches: readonly Search[];
  readonly onEdit: (draft: ScreenSetup) => void;
}

/** The searches that a screen is built from, sorted by name (spec §2). */
export const SearchChoices = ({ draft, searches, onEdit }: SearchChoicesProps) => {
  const choices = searchChoices(searches, draft);
  return (
    <Panel>
      <Fieldset.Root>
        <Fieldset.Legend>Searches</Fieldset.Legend>
        <Fieldset.HelperText>{helpFor(draft)}</Fieldset.HelperText>
        <Fieldset.Content mt="3">
          {choices.length === 0 && <NoSearches />}
          <Stack gap="3">
            {choices.map(({ id, label, chosen }) => (
              <Checkbox.Root
                key={id}
                checked={chosen}
                onCheckedChange={({ checked }) => {
                  onEdit(withSearch(draft, id, checked === true));
                }}
              >
                <Checkbox.HiddenInput />
                <Checkbox.Control />
                <Checkbox.Label overflowWrap="anywhere">{label}</Checkbox.Label>
              </Checkbox.Root>
            ))}
          </Stack>
        </Fieldset.Content>
      </Fieldset.Root>
    </Panel>
  );
};

const helpFor = ({ match, searchIds }: ScreenSetup): string => {
  if (match === 'allUsers') return 'Not needed while all supporters see this screen.';
  return searchIds.length === 0
    ? 'Choose at least one: without a search nobody sees this screen.'
    : 'Supporters who match these searches see this screen.';
};

const NoSearches = () => (
  <Text color="fg.muted">
    There are no searches yet.{' '}
    <Button asChild variant="plain" p="0" h="auto" color="accent.fg">
      <Link to={links.searches()}>Go to searches</Link>
    </Button>
  </Text>
);
