import { Badge, Box, Button, Heading, Panel, Stack, Text } from 'shared-kernel/ui';
import { useState } from 'react';
import type { SupporterTraces, TracedSearch } from '../../supporter-evaluation/useTraces';
import { SearchRow } from './SearchRow';

/** So many that do not match are shown at first. */
const FIRST = 6;

/** The searches that a supporter matches and those that they do not, each with why. */
export const SearchesSection = ({ traces }: { readonly traces: SupporterTraces }) => {
  const { searches, words } = traces;
  const [isAllShown, showAll] = useState(false);
  const matched = searches.filter(({ count }) => count > 0);
  const others = nearFirst(searches.filter(({ count }) => count === 0));
  const shown = isAllShown ? others : others.slice(0, FIRST);
  return (
    <Panel as="section" aria-label="Searches">
      <Heading as="h2" fontSize="lg" fontWeight="semibold" mb="1">
        Searches
      </Heading>
      <Text color="fg.muted" fontSize="sm" mb="3">
        {searches.length === 0
          ? 'This year has no searches yet.'
          : `Matches ${String(matched.length)} of ${String(searches.length)}, as they are saved now.`}
      </Text>
      <Stack as="ul" listStyleType="none" gap="0" aria-label="Searches that match">
        {matched.map((search) => (
          <SearchRow key={search.id} search={search} words={words} />
        ))}
      </Stack>
      {others.length > 0 && (
        <Box mt={matched.length > 0 ? 5 : 0}>
          <Heading as="h3" fontSize="sm" fontWeight="semibold" color="fg.muted" mb="1">
            Does not match <Badge variant="subtle">{others.length}</Badge>
          </Heading>
          <Stack as="ul" listStyleType="none" gap="0" aria-label="Searches that do not match">
            {shown.map((search) => (
              <SearchRow key={search.id} search={search} words={words} />
            ))}
          </Stack>
          {shown.length < others.length && (
            <Button
              variant="outline"
              size="sm"
              mt="3"
              onClick={() => {
                showAll(true);
              }}
            >
              Show all {others.length}
            </Button>
          )}
        </Box>
      )}
    </Panel>
  );
};

const nearFirst = (searches: readonly TracedSearch[]): readonly TracedSearch[] => [
  ...searches.filter(({ isNearMiss }) => isNearMiss),
  ...searches.filter(({ isNearMiss }) => !isNearMiss),
];
