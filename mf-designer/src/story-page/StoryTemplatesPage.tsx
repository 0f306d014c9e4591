import { latePart } from 'shared-kernel/late-parts';
import { useSearchParams } from 'shared-kernel/contract';
import { failureSentence } from 'shared-kernel/firestore';
import { serverSentence } from 'shared-kernel/server';
import { useYear } from 'shared-kernel/session';
import { Box, ErrorPanel, Page, Skeleton } from 'shared-kernel/ui';

import { useYearData } from '../persistence/useYearData';
import { useSavedTemplates } from '../templates/saved/useSavedTemplates';
import { CHOSEN_TEMPLATE } from '../templates/storyTemplatesPath';

const Waiting = () => (
  <Skeleton h="30rem" borderRadius="l3" aria-busy aria-label="Loading stories" role="status" />
);

/** Its drawings and styles come while the year's data are read. */
const StoryTemplates = latePart(async () => (await import('./StoryTemplates')).StoryTemplates, {
  waiting: <Waiting />,
});

/** `/screens/templates`: a whole year of screens to begin with. */
export const StoryTemplatesPage = () => {
  const { scope } = useYear();
  const [year, reload] = useYearData();
  const [saved, reloadSaved] = useSavedTemplates();
  const [asked] = useSearchParams();
  return (
    <Page
      title="Start with a story"
      help="Whole years of screens, made of your data, colours and fonts. Every one of them can be changed afterwards."
    >
      {year.status === 'failed' ? (
        <ErrorPanel title="The year could not be loaded" onRetry={() => void reload()}>
          {failureSentence(year.error)} Nothing has been changed.
        </ErrorPanel>
      ) : (
        <>
          {saved.status === 'failed' && (
            <Box mb="6">
              <ErrorPanel
                title="Your organisation’s templates could not be loaded"
                onRetry={() => void reloadSaved()}
              >
                {serverSentence(saved.error)}
              </ErrorPanel>
            </Box>
          )}
          {year.status === 'ready' && saved.status !== 'loading' ? (
            <StoryTemplates
              key={`${scope.organisationId}/${scope.yearId}`}
              year={year.value}
              saved={saved.status === 'ready' ? saved.value : NONE}
              first={asked.get(CHOSEN_TEMPLATE)}
              onChanged={reloadSaved}
            />
          ) : (
            <Waiting />
          )}
        </>
      )}
    </Page>
  );
};

/** The ready-made ones can be had without them. */
const NONE = { templates: [], unreadable: [] };
