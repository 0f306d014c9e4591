import { useAtomValue } from 'jotai';
import { Link, links } from 'shared-kernel/contract';
import {
  nameOf,
  printCount,
  type AudienceChange,
  type Search,
  type SearchImpact,
} from 'shared-kernel/model';
import { screensOf, useReading } from 'shared-kernel/server-state';
import { useScope } from 'shared-kernel/session';
import { Box, Flex, List, Text } from 'shared-kernel/ui';
import { searchStoreAtom } from '../search-store/searchStore';

interface AlsoChangedProps {
  readonly impact: SearchImpact;
  readonly searches: readonly Search[];
}

/** The screens and searches that refer to a search, with whom a save of it gains and loses them. */
export const AlsoChanged = ({ impact, searches }: AlsoChangedProps) => {
  const store = useAtomValue(searchStoreAtom);
  const [screens] = useReading(screensOf(store, useScope()));
  const listed = screens.status === 'ready' ? screens.value.items : [];
  const uses = [
    ...impact.screens.map((change) => ({
      ...{ change, kind: 'Screen', to: links.screenSetup(change.screenId) },
      named: listed.find(({ id }) => id === change.screenId),
    })),
    ...impact.searches.map((change) => ({
      ...{ change, kind: 'Search', to: links.search(change.searchId) },
      named: searches.find(({ id }) => id === change.searchId),
    })),
  ];
  if (uses.length === 0)
    return (
      <Text color="fg.muted" fontSize="sm">
        No screen and no other search asks for it.
      </Text>
    );
  return (
    <Box>
      <Text color="fg.muted" fontSize="sm" mb="1">
        What asks for it changes along:
      </Text>
      <List.Root variant="plain" gap="1" fontSize="sm" aria-label="Changes along">
        {uses.map(({ change, kind, to, named }) => (
          <List.Item key={to} display="block">
            <Flex gap="3" justify="space-between">
              <Box minW="0" overflowWrap="anywhere">
                <Text as="span" color="fg.muted">
                  {kind}{' '}
                </Text>
                <Box asChild color="accent.fg" _hover={{ textDecoration: 'underline' }}>
                  <Link to={to}>{nameOf(named ?? { name: '' })}</Link>
                </Box>
              </Box>
              <Text flexShrink="0" fontVariantNumeric="tabular-nums">
                {changeWords(change)}
              </Text>
            </Flex>
          </List.Item>
        ))}
      </List.Root>
    </Box>
  );
};

/** `+12 −3`; `no change` where nobody comes or goes. */
function changeWords({ gained, lost }: AudienceChange): string {
  const parts = [
    ...(gained > 0 ? [`+${printCount(gained)}`] : []),
    ...(lost > 0 ? [`−${printCount(lost)}`] : []),
  ];
  return parts.length === 0 ? 'no change' : parts.join(' ');
}
