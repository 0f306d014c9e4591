import { links, Link } from 'shared-kernel/contract';
import { failureSentence } from 'shared-kernel/firestore';
import { useYear } from 'shared-kernel/session';
import { Button, ErrorPanel, Page, Skeleton } from 'shared-kernel/ui';
import { lazy, Suspense } from 'react';

import { useYearData } from '../persistence/useYearData';

/** Its drawings and styles come while the year's data are read. */
const StoryTemplates = lazy(async () => ({
  default: (await import('./StoryTemplates')).StoryTemplates,
}));

/** `/screens/templates`: a whole year of screens to begin with. */
export const StoryTemplatesPage = () => {
  const { scope } = useYear();
  const [year, reload] = useYearData();
  return (
    <Page
      title="Start with a story"
      help="Whole years of screens, made of your data, colours and fonts. Every one of them can be changed afterwards."
      width="full"
      action={
        <Button asChild variant="outline">
          <Link to={links.screens()}>Back</Link>
        </Button>
      }
    >
      {year.status === 'failed' ? (
        <ErrorPanel title="The year could not be loaded" onRetry={() => void reload()}>
          {failureSentence(year.error)} Nothing has been changed.
        </ErrorPanel>
      ) : (
        <Suspense fallback={<Waiting />}>
          {year.status === 'ready' ? (
            <StoryTemplates key={`${scope.organisationId}/${scope.yearId}`} year={year.value} />
          ) : (
            <Waiting />
          )}
        </Suspense>
      )}
    </Page>
  );
};

const Waiting = () => (
  <Skeleton h="30rem" borderRadius="l3" aria-busy aria-label="Loading stories" role="status" />
);
