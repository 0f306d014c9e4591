import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { links, useLocation } from 'shared-kernel/contract';
import { loadImport } from 'shared-kernel/firestore';
import { asId, type ImportId, type Year, type YearScope } from 'shared-kernel/model';
import type { RunningWork } from 'shared-kernel/running-work';
import {
  organisationAtom,
  useRefreshOrganisation,
  useToast,
  yearAtom,
} from 'shared-kernel/session';
import { useServerChanges } from 'shared-kernel/server-state';
import { importEnd } from './importEnd';
import { markTitle } from './markTitle';
import { RunningChips } from './RunningChips';
import { useWindowWork } from './useWindowWork';
import { useWork } from './useWork';
import type { ShownWork, Work } from './work';

/** What is worked on, by the server for the year and in this window: how far it is, how long it takes, and that it ended. */
export const WorkInHeader = () => {
  const load = useAtomValue(organisationAtom);
  const year = useAtomValue(yearAtom);
  const inWindow = useWindowWork();
  const shown = useMemo(() => inWindow.map(ofWindow), [inWindow]);
  if (load.status !== 'ready' || year === null) return <RunningChips works={shown} />;
  const scope = { organisationId: load.organisation.id, yearId: year.id };
  return (
    <WorkOfYear
      key={`${scope.organisationId} ${scope.yearId}`}
      scope={scope}
      year={year}
      inWindow={shown}
    />
  );
};

interface WorkOfYearProps {
  readonly scope: YearScope;
  readonly year: Year;
  readonly inWindow: readonly ShownWork[];
}

const WorkOfYear = ({ scope, year, inWindow }: WorkOfYearProps) => {
  const showToast = useToast();
  const { pathname } = useLocation();
  const refresh = useRefreshOrganisation();
  const { yearChanged } = useServerChanges();
  const works = useWork(scope, (ended) => {
    // Whatever stands on the page was read before.
    void yearChanged(scope);
    if (ended.kind === 'count') return;
    // The year's total is another now.
    void refresh(scope.organisationId);
    // The page of imports tells it itself.
    if (pathname === links.importSupporters()) return;
    void loadImport(scope, asId<ImportId>(ended.id)).then((record) => {
      const toast = record.ok
        ? importEnd(record.value.state, record.value.failure, year.name)
        : null;
      if (toast === null) return;
      showToast(toast);
      markTitle(toast.header);
    });
  });
  const shown = useMemo(() => [...works.map(ofServer), ...inWindow], [works, inWindow]);
  return <RunningChips works={shown} />;
};

const WORDS = {
  import: 'Importing supporters',
  undo: 'Undoing an import',
  count: 'Counting supporters',
} as const satisfies Record<Work['kind'], string>;

const ofServer = ({ kind, ...work }: Work): ShownWork => ({
  ...work,
  words: WORDS[kind],
  to: kind === 'count' ? null : links.importSupporters(),
  yearId: null,
  stop: null,
});

const ofWindow = ({ id, words, done, to, yearId, stop }: RunningWork): ShownWork => ({
  ...{ id, words, done, to, step: '' },
  yearId: yearId ?? null,
  stop: stop ?? null,
});
