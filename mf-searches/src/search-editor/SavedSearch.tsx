import { isWorking, type Search } from 'shared-kernel/model';
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
import type { ReactNode } from 'react';
import { UsedIn } from '../used-in/UsedIn';
import { UseInScreen } from '../used-in/UseInScreen';
import { usesOfSearch } from '../used-in/usesOfSearch';
import { useSavedSearch } from './useSavedSearch';

interface SavedSearchProps {
  /** As it is stored. */
  readonly search: Search;
  /** Of the page's last save, which may not have been read yet. */
  readonly revision: number;
  readonly searches: readonly Search[];
  readonly dirty: boolean;
  /** What stands below, once nothing above it grows any more. */
  readonly children: ReactNode;
}

/** Whom the saved search matches, and what uses it. */
export const SavedSearch = ({ search, revision, searches, dirty, children }: SavedSearchProps) => {
  const saved = useSavedSearch(search);
  const isRead = saved.status === 'ready' && search.saved.revision >= revision;
  return (
    <Panel as="section" aria-label="As saved">
      <Flex justify="space-between" align="flex-start" gap="4" minH="9">
        <Heading as="h2" fontSize="md" fontWeight="semibold">
          As saved
        </Heading>
        {saved.status !== 'failed' && !isRead && <Skeleton h="6" w="9rem" />}
        {saved.status === 'failed' && <Text color="fg.muted">Not known right now</Text>}
        {isRead && (
          <SupportersMatched
            result={search}
            total={saved.value.supportersTotal}
            progress={saved.value.progress}
          />
        )}
      </Flex>
      {saved.status === 'ready' && (
        <Stack gap="1" css={{ '@media (pointer: coarse)': { pb: '2.5' } }}>
          {!isWorking(search) && <CountFault fault={search.supportersMatchedFault} />}
          {saved.value.screens !== null && (
            <>
              <UsedIn uses={usesOfSearch(search.id, searches, saved.value.screens)} />
              <UseInScreen search={search} screens={saved.value.screens} disabled={dirty} />
            </>
          )}
        </Stack>
      )}
      {saved.status !== 'loading' && children}
    </Panel>
  );
};
