import { Link, links } from 'shared-kernel/contract';
import { useScope } from 'shared-kernel/session';
import { Button, EmptyState, ErrorPanel, Page, Skeleton, Stack, Text } from 'shared-kernel/ui';
import { DayChart } from './DayChart';
import { DayTable } from './DayTable';
import { LeftAt } from './LeftAt';
import { TotalFigures } from './TotalFigures';
import { useResults, type ResultsParts } from './useResults';

/** `/screens/results`: what became of the personal links. */
export const ResultsPage = () => {
  const { organisationId, yearId } = useScope();
  return (
    <Page
      title="Results"
      help="How often supporters opened their screens, saw them to the end, shared them and followed your call to action."
      width="modal"
    >
      <ResultsOfYear key={`${organisationId}/${yearId}`} />
    </Page>
  );
};

const ResultsOfYear = () => {
  const [parts, reload] = useResults();
  if (parts.status === 'loading') return <Waiting />;
  if (parts.status === 'failed') {
    return (
      <ErrorPanel title="The results could not be loaded" onRetry={() => void reload()}>
        {parts.error} What was counted is safe.
      </ErrorPanel>
    );
  }
  return parts.value.results.days.length === 0 ? <NothingYet /> : <Results {...parts.value} />;
};

const Results = ({ results, screens, sent }: ResultsParts) => (
  <Stack gap="4">
    <TotalFigures total={results.total} sent={sent} />
    <DayChart days={results.days} />
    <DayTable days={results.days} />
    <LeftAt results={results} screens={screens} />
    <Text color="fg.muted" fontSize="sm">
      Shows are counted, not people: whoever opens their link twice counts twice. Nothing is stored
      about who it was, there are no cookies, and figures below 10 are shown as “fewer than 10”.
      Days are those of UTC; previews and tests that staff send to themselves are not counted.
    </Text>
  </Stack>
);

const NothingYet = () => (
  <EmptyState
    title="No results yet"
    action={
      <Button asChild variant="outline">
        <Link to={links.personalLinks()}>Personal links</Link>
      </Button>
    }
  >
    As soon as supporters open their personal links, each day’s figures appear here. Nobody is
    identified.
  </EmptyState>
);

const Waiting = () => (
  <Stack gap="4" aria-busy aria-label="Loading results" role="status">
    <Skeleton h="5.5rem" borderRadius="l3" />
    <Skeleton h="14rem" borderRadius="l3" />
    <Skeleton h="14rem" borderRadius="l3" />
  </Stack>
);
