import { Box, Reveal, Text } from 'shared-kernel/ui';
import { UsesList } from './UsesList';
import type { SearchUse } from './usesOfSearch';
import { usesSummary } from './usesSummary';

/** Where a search is used, behind a button that says how often. */
export const UsedIn = ({ uses }: { uses: readonly SearchUse[] }) =>
  uses.length === 0 ? (
    <Text color="fg.subtle" fontSize="sm" lineHeight="36px">
      Not used yet
    </Text>
  ) : (
    <Box maxW="full">
      <Reveal label={`Used in ${usesSummary(uses)}`}>
        <UsesList uses={uses} />
      </Reveal>
    </Box>
  );
