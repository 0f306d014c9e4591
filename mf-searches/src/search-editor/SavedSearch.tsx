import { isWorking, type Search, type SearchId } from 'shared-kernel/model';
import {
  CountFault,
  Flex,
  Heading,
  Panel,
  Skeleton,
  Stack,
  SupportersMatched,
  Text,
} from 'shared-kernel/ui';
import { UsedIn } from '../used-in/UsedIn';
import { usesOfSearch } from '../used-in/usesOfSearch';
import { useSavedSearch } from './useSavedSearch';

interface SavedSearchProps {
  readonly id: SearchId;
  readonly searches: readonly Search[];
}

/** Whom the saved search matches, and what uses it. */
export const SavedSearch = ({ id, searches }: SavedSearchProps) => {
  const saved = useSavedSearch(id);
  return (
    <Panel as="section" aria-label="As saved">
      <Flex justify="space-between" align="flex-start" gap="4" minH="9">
        <Heading as="h2" fontSize="md" fontWeight="semibold">
          As saved
        </Heading>
        {saved.status === 'loading' && <Skeleton h="6" w="9rem" />}
        {saved.status === 'failed' && <Text color="fg.muted">Not known right now</Text>}
        {saved.status === 'ready' && (
          <SupportersMatched
            result={saved.value.search}
            total={saved.value.supportersTotal}
            progress={saved.value.progress}
          />
        )}
      </Flex>
      {saved.status === 'ready' && (
        <Stack gap="1">
          {!isWorking(saved.value.search) && (
            <CountFault fault={saved.value.search.supportersMatchedFault} />
          )}
          {saved.value.screens !== null && (
            <UsedIn uses={usesOfSearch(id, searches, saved.value.screens)} />
          )}
        </Stack>
      )}
    </Panel>
  );
};
