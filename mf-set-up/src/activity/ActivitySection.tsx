import { useState } from 'react';
import {
  actionWords,
  actorWords,
  type ActivityEntry,
  type ActivityFilter,
  type OrganisationId,
  type Organisation,
  type Year,
} from 'shared-kernel/model';
import { serverSentence } from 'shared-kernel/server';
import {
  Box,
  Button,
  EmptyState,
  ErrorPanel,
  momentWords,
  Skeleton,
  Stack,
  Text,
} from 'shared-kernel/ui';
import { SetUpSection } from '../section/SetUpSection';
import { yearName } from './activityCsv';
import { ActivityFilters } from './ActivityFilters';
import { ExportActivity } from './ExportActivity';
import { useActivity } from './useActivity';
import { useStaffNames } from './useStaffNames';

interface ActivitySectionProps {
  readonly organisation: Organisation;
  readonly years: readonly Year[];
}

/** Who saved, looked, exported, deleted or changed what, and when. */
export const ActivitySection = ({ organisation, years }: ActivitySectionProps) => {
  const [filter, setFilter] = useState<ActivityFilter>({});
  const activity = useActivity(organisation.id, filter);
  const { newest, older, showMore, failure, isLoadingMore, reload } = activity;
  return (
    <SetUpSection
      title="Activity"
      isPage
      help="Who saved, looked at, exported, deleted or changed what, and when. Lines are only ever added. Supporters are never named here: with somebody’s email you can ask who looked at them."
      action={
        <Button variant="outline" onClick={() => void reload()}>
          Refresh
        </Button>
      }
    >
      <ActivityFilters
        organisationId={organisation.id}
        years={years}
        filter={filter}
        onFilter={setFilter}
      />
      <ExportActivity
        organisationId={organisation.id}
        years={years}
        filter={filter}
        onExported={() => void reload()}
      />
      {newest.status === 'loading' && <Skeleton h="24" aria-label="Loading activity" />}
      {newest.status === 'failed' && (
        <ErrorPanel title="The activity could not be loaded" onRetry={() => void reload()}>
          {serverSentence(newest.error)}
        </ErrorPanel>
      )}
      {newest.status === 'ready' && (
        <Entries
          organisationId={organisation.id}
          entries={[...newest.value.entries, ...older]}
          years={years}
          isFiltered={Object.keys(filter).length > 0}
        />
      )}
      {failure !== null && (
        <Text role="alert" color="fg.error" fontSize="sm">
          {serverSentence(failure)}
        </Text>
      )}
      {showMore !== null && (
        <Button
          variant="outline"
          alignSelf="flex-start"
          loading={isLoadingMore}
          loadingText="Loading"
          onClick={() => void showMore()}
        >
          Show older activity
        </Button>
      )}
    </SetUpSection>
  );
};

interface EntriesProps {
  readonly organisationId: OrganisationId;
  readonly entries: readonly ActivityEntry[];
  readonly years: readonly Year[];
  readonly isFiltered: boolean;
}

const Entries = ({ organisationId, entries, years, isFiltered }: EntriesProps) => {
  const names = useStaffNames(organisationId);
  return entries.length === 0 ? (
    <EmptyState title={isFiltered ? 'Nothing found' : 'Nothing yet'}>
      {isFiltered
        ? 'No line of the log fits these filters.'
        : 'What people save, look at, export, delete and change will be listed here.'}
    </EmptyState>
  ) : (
    <Stack as="ul" listStyleType="none" gap="0" aria-label="Activity">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} years={years} name={names.get(entry.by) ?? ''} />
      ))}
    </Stack>
  );
};

interface EntryProps {
  readonly entry: ActivityEntry;
  readonly years: readonly Year[];
  /** Who did it; '' where only the address is known. */
  readonly name: string;
}

const Entry = ({ entry, years, name }: EntryProps) => (
  <Box as="li" borderTopWidth="1px" py="3" _first={{ borderTopWidth: 0 }}>
    <Text overflowWrap="anywhere">
      <Text as="span" fontWeight="medium">
        {name === '' ? actorWords(entry) : name}
      </Text>{' '}
      {actionWords(entry)}
    </Text>
    <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
      <time dateTime={entry.at.toISOString()}>{momentWords(entry.at, new Date())}</time>
      {name !== '' && ` · ${entry.by}`}
      {entry.yearId !== null && ` · ${yearName(entry, years)}`}
    </Text>
  </Box>
);
