import type { Screen, Search, SearchId } from 'shared-kernel/model';
import { Box, Reveal, Text } from 'shared-kernel/ui';
import { useMemo } from 'react';
import { UsesList } from './UsesList';
import { usesOfSearch } from './usesOfSearch';
import { usesSummary } from './usesSummary';

interface UsedInProps {
  readonly id: SearchId;
  readonly searches: readonly Search[];
  readonly screens: readonly Screen[];
}

/** Where a search is used, behind a button that says how often. */
export const UsedIn = ({ id, searches, screens }: UsedInProps) => {
  const uses = useMemo(() => usesOfSearch(id, searches, screens), [id, searches, screens]);
  if (uses.length === 0) {
    return (
      <Text color="fg.subtle" fontSize="sm" lineHeight="36px">
        Not used yet
      </Text>
    );
  }
  return (
    <Box maxW="full">
      <Reveal label={`Used in ${usesSummary(uses)}`}>
        <UsesList uses={uses} />
      </Reveal>
    </Box>
  );
};
