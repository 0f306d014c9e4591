import type { ReactNode } from 'react';
import type { Year } from 'shared-kernel/model';
import { Grid, Stack } from 'shared-kernel/ui';
import { ActivityPanel } from './ActivityPanel';
import { AttentionPanel } from './AttentionPanel';
import { FirstSteps } from './FirstSteps';
import { HomeSkeleton } from './HomeSkeleton';
import { ReachPanel } from './ReachPanel';
import { ResultsPanel } from './ResultsPanel';
import { ScreensPanel } from './ScreensPanel';
import { SupportersPanel } from './SupportersPanel';
import type { HomeParts } from './useYearHome';

interface YearPanelsProps {
  /** As it was when somebody signed in. */
  readonly year: Year;
  readonly parts: HomeParts;
}

/** How the year stands. All of it comes at once, so that nothing moves; each panel may fail alone. */
export const YearPanels = ({ year, parts }: YearPanelsProps) => {
  const { home, screens } = parts;
  if ([parts.year, screens, home].some(({ loaded }) => loaded.status === 'loading'))
    return <HomeSkeleton />;
  const isNew =
    home.loaded.status === 'ready' &&
    home.loaded.value.lastImport === null &&
    home.loaded.value.progress.searches === 0 &&
    home.loaded.value.progress.screens === 0;
  const now = parts.year.loaded.status === 'ready' ? parts.year.loaded.value : year;
  const isEmpty = isNew && now.supportersTotal === 0;
  const steps = home.loaded.status === 'ready' && (
    <FirstSteps year={now} progress={home.loaded.value.progress} isBrief={!isEmpty} />
  );
  if (isEmpty)
    return (
      <Columns>
        <Stack gap="4">{steps || <SupportersPanel year={parts.year} home={home} />}</Stack>
        <ActivityPanel home={home} />
      </Columns>
    );
  return (
    <Stack gap="4">
      <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="4">
        <SupportersPanel year={parts.year} home={home} />
        <ResultsPanel home={home} />
      </Grid>
      <Columns>
        <Stack gap="4" minW="0">
          <ScreensPanel year={now} screens={screens} />
          <ReachPanel year={parts.year} />
        </Stack>
        <Stack gap="4" minW="0">
          <AttentionPanel home={home} />
          {steps}
          <ActivityPanel home={home} />
        </Stack>
      </Columns>
    </Stack>
  );
};

const Columns = ({ children }: { readonly children: ReactNode }) => (
  <Grid
    templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
    gap="4"
    alignItems="start"
  >
    {children}
  </Grid>
);
