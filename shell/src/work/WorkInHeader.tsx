import { useAtomValue } from 'jotai';
import { Link, links, useLocation } from 'shared-kernel/contract';
import { loadImport } from 'shared-kernel/firestore';
import {
  asId,
  type ImportId,
  type ImportState,
  type Year,
  type YearScope,
} from 'shared-kernel/model';
import {
  organisationAtom,
  useRefreshOrganisation,
  useToast,
  yearAtom,
  type Toast,
} from 'shared-kernel/session';
import { percentDone } from 'shared-kernel/running-import';
import { useServerChanges } from 'shared-kernel/server-state';
import { Box, Spinner, VisuallyHidden } from 'shared-kernel/ui';
import { markTitle } from './markTitle';
import { useWork, type TimedWork } from './useWork';
import type { Work } from './work';

/** What the server works on for the year, on every page: how far it is, how long it takes, and that it has ended. */
export const WorkInHeader = () => {
  const load = useAtomValue(organisationAtom);
  const year = useAtomValue(yearAtom);
  if (load.status !== 'ready' || year === null) return null;
  const scope = { organisationId: load.organisation.id, yearId: year.id };
  return <WorkOfYear key={`${scope.organisationId} ${scope.yearId}`} scope={scope} year={year} />;
};

const WorkOfYear = ({ scope, year }: { readonly scope: YearScope; readonly year: Year }) => {
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
      const toast = record.ok ? endOf(record.value.state, record.value.failure, year.name) : null;
      if (toast === null) return;
      showToast(toast);
      markTitle(toast.header);
    });
  });
  // Imports first: what is counted is counted after them.
  const shown = works[0];
  return shown === undefined ? null : (
    <>
      <Chip work={shown} />
      <VisuallyHidden role="status">{`${WORDS[shown.kind]} …`}</VisuallyHidden>
    </>
  );
};

const WORDS = {
  import: 'Importing supporters',
  undo: 'Undoing an import',
  count: 'Counting supporters',
} as const satisfies Record<Work['kind'], string>;

const Chip = ({ work }: { readonly work: TimedWork }) => {
  const far = work.done === null ? '' : percentDone(work.done);
  const words = [WORDS[work.kind], far, work.left].filter(Boolean).join(', ');
  const content = (
    <>
      <Spinner size="xs" color="accent.solid" aria-hidden />
      <Box as="span" display={{ base: 'none', '2xl': 'inline' }}>
        {WORDS[work.kind]}
      </Box>
      <span>{far}</span>
      {work.left !== '' && (
        <Box as="span" color="fg.muted" display={{ base: 'none', '2xl': 'inline' }}>
          {work.left}
        </Box>
      )}
    </>
  );
  const look = {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    px: '2',
    py: '1',
    fontSize: 'sm',
    whiteSpace: 'nowrap',
    borderRadius: 'l1',
    bg: 'bg.subtle',
    fontVariantNumeric: 'tabular-nums',
    title: work.step === '' ? words : `${words}. ${work.step}`,
  } as const;
  return work.kind === 'count' ? (
    <Box {...look} role="img" aria-label={words}>
      {content}
    </Box>
  ) : (
    <Box asChild {...look}>
      <Link to={links.importSupporters()} aria-label={words}>
        {content}
      </Link>
    </Box>
  );
};

/** Null for an end that somebody asked for. */
function endOf(state: ImportState, failure: string, yearName: string): Toast | null {
  const link = { to: links.importSupporters(), label: 'Look at the import' };
  if (state === 'done')
    return {
      header: 'Import done',
      body: `The supporters of ${yearName} are in. Searches and screens are counted anew.`,
      ...{ variant: 'success', delayMs: null, link },
    };
  if (state === 'failed')
    return {
      header: 'Import failed',
      body: `${failure === '' ? 'It stopped before its end.' : failure} The supporters of ${yearName} are as they were before.`,
      ...{ variant: 'danger', delayMs: null, link },
    };
  return state === 'undone'
    ? {
        header: 'Import undone',
        body: `The supporters of ${yearName} are as they were before it.`,
        ...{ variant: 'success', delayMs: null, link },
      }
    : null;
}
