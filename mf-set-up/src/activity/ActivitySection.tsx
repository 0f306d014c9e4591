import type { ActivityEntry, Organisation, Year } from 'shared-kernel/model';
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
import { actorWords, actionWords } from './actionWords';
import { useActivity } from './useActivity';

interface ActivitySectionProps {
  readonly organisation: Organisation;
  readonly years: readonly Year[];
}

/** Who did what with people's data, links and rights. */
export const ActivitySection = ({ organisation, years }: ActivitySectionProps) => {
  const { newest, older, showMore, failure, isLoadingMore, reload } = useActivity(organisation.id);
  return (
    <SetUpSection
      title="Activity"
      help="Who imported, exported, erased or revoked, deleted searches, screens or years, or changed years, fonts, colours, names or people’s rights. Supporters are never named here."
      action={
        <Button variant="outline" onClick={() => void reload()}>
          Refresh
        </Button>
      }
    >
      {newest.status === 'loading' && <Skeleton h="24" aria-label="Loading activity" />}
      {newest.status === 'failed' && (
        <ErrorPanel title="The activity could not be loaded" onRetry={() => void reload()}>
          {serverSentence(newest.error)}
        </ErrorPanel>
      )}
      {newest.status === 'ready' && (
        <Entries entries={[...newest.value.entries, ...older]} years={years} />
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
  readonly entries: readonly ActivityEntry[];
  readonly years: readonly Year[];
}

const Entries = ({ entries, years }: EntriesProps) =>
  entries.length === 0 ? (
    <EmptyState title="Nothing yet">
      Imports, exports, erasures, deletions and changes of set-up and people will be listed here.
    </EmptyState>
  ) : (
    <Stack as="ul" listStyleType="none" gap="0" aria-label="Activity">
      {entries.map((entry) => (
        <Box as="li" key={entry.id} borderTopWidth="1px" py="3" _first={{ borderTopWidth: 0 }}>
          <Text overflowWrap="anywhere">
            <Text as="span" fontWeight="medium">
              {actorWords(entry)}
            </Text>{' '}
            {actionWords(entry)}
          </Text>
          <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
            <time dateTime={entry.at.toISOString()}>{momentWords(entry.at, new Date())}</time>
            {yearWords(entry, years)}
          </Text>
        </Box>
      ))}
    </Stack>
  );

function yearWords({ yearId }: ActivityEntry, years: readonly Year[]): string {
  if (yearId === null) return '';
  return ` · ${years.find(({ id }) => id === yearId)?.name ?? 'a year that is gone'}`;
}
