import type { MatchFault } from 'shared-kernel/model';
import { HStack, Text } from './chakra';
import { TriangleAlert } from '../icons';

/** What was broken about a search or screen when it was counted; the count stands all the same. */
export const CountFault = ({ fault }: { fault: MatchFault | null }) =>
  fault !== null && (
    <HStack mt="2" gap="2" align="flex-start" color="fg.warning">
      <TriangleAlert size={16} aria-hidden style={{ flexShrink: 0, marginTop: 2 }} />
      <Text fontSize="sm" overflowWrap="anywhere">
        {fault.message}
      </Text>
    </HStack>
  );
