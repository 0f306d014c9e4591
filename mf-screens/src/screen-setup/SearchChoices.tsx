import { Link, links } from 'shared-kernel/contract';
import type { ScreenSetup, Search } from 'shared-kernel/model';
import { Button, Fieldset, Input, Panel, Stack, Text } from 'shared-kernel/ui';
import { useState } from 'react';
import { SearchChoiceRow } from './SearchChoiceRow';
import { passesFilter, searchChoices, withSearch } from './setupEdits';

interface SearchChoicesProps {
  readonly edited: ScreenSetup;
  readonly searches: readonly Search[];
  /** Of the year; below 1 no percentage is shown. */
  readonly supportersTotal: number;
  readonly onEdit: (edited: ScreenSetup) => void;
}

/** Above this many there is a box to narrow them by. */
const UNFILTERED = 12;

/** The searches that a screen is built from, sorted by name (spec §2). */
export const SearchChoices = ({
  edited,
  searches,
  supportersTotal,
  onEdit,
}: SearchChoicesProps) => {
  const [filter, setFilter] = useState('');
  const choices = searchChoices(searches, edited);
  const listed = choices.filter(({ label }) => passesFilter(label, filter));
  const hidden = choices.filter((choice) => choice.chosen && !listed.includes(choice)).length;
  return (
    <Panel>
      <Fieldset.Root>
        <Fieldset.Legend>Searches</Fieldset.Legend>
        <Fieldset.HelperText>{helpFor(edited)}</Fieldset.HelperText>
        <Fieldset.Content mt="3">
          {choices.length === 0 && <NoSearches />}
          {choices.length > UNFILTERED && (
            <Input
              type="search"
              aria-label="Filter searches"
              placeholder="Filter by name"
              value={filter}
              onChange={(event) => {
                setFilter(event.currentTarget.value);
              }}
            />
          )}
          {choices.length > 0 && (
            <Text role="status" fontSize="sm" color="fg.muted" minH="5">
              {chosenWords(edited.searchIds.length, hidden)}
              {listed.length === 0 ? ' No search has such a name.' : ''}
            </Text>
          )}
          <Stack gap="0">
            {listed.map((choice) => (
              <SearchChoiceRow
                key={choice.id}
                choice={choice}
                supportersTotal={supportersTotal}
                onChange={(chosen) => {
                  onEdit(withSearch(edited, choice.id, chosen));
                }}
              />
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

const chosenWords = (chosen: number, hidden: number): string =>
  `${chosen === 0 ? 'None' : String(chosen)} chosen${hidden === 0 ? '' : `, ${String(hidden)} of them not listed here`}.`;

const NoSearches = () => (
  <Text color="fg.muted">
    There are no searches yet.{' '}
    <Button asChild variant="plain" p="0" h="auto" color="accent.fg">
      <Link to={links.searches()}>Go to searches</Link>
    </Button>
  </Text>
);
