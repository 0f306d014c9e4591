import { links } from 'shared-kernel/contract';
import { countWords, shareOf, type ResultCount, type YearHome } from 'shared-kernel/model';
import { SimpleGrid, Text, Box } from 'shared-kernel/ui';
import { HomePanel } from './HomePanel';
import type { Part } from './useYearHome';

/** What the year's shows came to, in a line of figures; the page of results tells it day by day. */
export const ResultsPanel = ({ home }: { readonly home: Part<YearHome> }) => (
  <HomePanel
    title="Results so far"
    part={home}
    more={{ to: links.results(), words: 'All results' }}
  >
    {({ results: { opened, finished, shared, acted }, progress }) =>
      opened.kind === 'fewerThan' ? (
        <Text fontSize="sm" color="fg.muted">
          {progress.linksExportedAt === null
            ? 'Once supporters open their personal links, what they do is counted here.'
            : 'Fewer than 10 shows were opened so far: too few to be told.'}
        </Text>
      ) : (
        <SimpleGrid as="dl" columns={{ base: 2, sm: 4 }} gap="3">
          <Figure label="Opened" count={opened} />
          <Figure label="Finished" count={finished} of={opened} />
          <Figure label="Shared" count={shared} />
          <Figure label="Acted" count={acted} />
        </SimpleGrid>
      )
    }
  </HomePanel>
);

interface FigureProps {
  readonly label: string;
  readonly count: ResultCount;
  /** What it is a share of. */
  readonly of?: ResultCount;
}

const Figure = ({ label, count, of }: FigureProps) => {
  const share = of === undefined ? null : shareOf(count, of);
  return (
    <Box minW="0">
      <Text as="dt" color="fg.muted" fontSize="sm">
        {label}
      </Text>
      <Text
        as="dd"
        fontSize={count.kind === 'exact' ? 'xl' : 'md'}
        lineHeight="28px"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
      >
        {countWords(count)}
        {share !== null && (
          <Text as="span" ml="1" color="fg.muted" fontSize="sm" fontWeight="normal">
            {share}
          </Text>
        )}
      </Text>
    </Box>
  );
};
