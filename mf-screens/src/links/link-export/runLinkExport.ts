import { links } from 'shared-kernel/contract';
import type { CivilDate, YearScope } from 'shared-kernel/model';
import { beginWork, type WorkEnd } from 'shared-kernel/running-work';
import { serverSentence } from 'shared-kernel/server';
import { yearAtom } from 'shared-kernel/session';
import { linksPortAtom } from '../linksPort';
import { collectLinks, type CollectedLinks, type CollectionEnd } from './collectLinks';
import { linkCountWords } from './linkCountWords';
import { putExport, type LinkExport, type Store } from './linkExports';
import { onceLeft } from './onceLeft';

export interface ExportedYear {
  readonly scope: YearScope;
  readonly fileName: string;
  /** 0 or less while nobody knows it. */
  readonly supportersTotal: number;
}

/**
 * Collects the links of a year and hands them to the browser as one file, whichever page is shown meanwhile: it ends with
 * the window, the sign-in and the organisation, and what it has collected goes with them.
 */
export async function runLinkExport(
  store: Store,
  { scope, fileName, supportersTotal }: ExportedYear,
  begun: CollectedLinks,
  validUntil: CivilDate,
): Promise<void> {
  const port = store.get(linksPortAtom);
  const controller = new AbortController();
  const put = (state: LinkExport) => {
    putExport(store, scope, () => state);
  };
  const cancel = () => {
    controller.abort();
    work.end(null);
    put({ status: 'cancelled' });
  };
  const work = beginWork({
    id: `export-links/${scope.organisationId}/${scope.yearId}`,
    words: 'Exporting personal links',
    done: supportersTotal > 0 ? doneShare(begun, supportersTotal) : null,
    to: links.personalLinks(),
    yearId: scope.yearId,
    needsWindow: true,
    stop: cancel,
  });
  onceLeft(store, scope.organisationId, (leaving) => {
    controller.abort();
    work.end(leaving === 'switched' ? STOPPED_BY_SWITCH : null);
    put({ status: 'idle' });
  });

  put({ status: 'running', collected: begun, cancel });
  const end = await collectLinks(begun, {
    askPage: (after) =>
      port.exportLinks({ ...scope, validUntil, ...(after === null ? {} : { after }) }),
    onPage: (collected) => {
      put({ status: 'running', collected, cancel });
      if (supportersTotal > 0) work.report(doneShare(collected, supportersTotal));
    },
    signal: controller.signal,
  });
  if (end.status === 'cancelled' || controller.signal.aborted) return;
  if (end.status === 'complete') port.saveCsv(fileName, end.collected.csvParts);
  put(end.status === 'failed' ? { ...end, validUntil } : end);
  const isYearShown = store.get(yearAtom)?.id === scope.yearId;
  work.end({ ...wordsOf(end, fileName), ...(isYearShown ? { link: LINK } : {}) });
}

const doneShare = ({ count, withoutIdCount }: CollectedLinks, total: number): number =>
  Math.min((count + withoutIdCount) / total, 1);

const LINK = { to: links.personalLinks(), label: 'Look at the personal links' };

const STOPPED_BY_SWITCH: WorkEnd = {
  failed: true,
  header: 'Export of links stopped',
  body: 'You went to another organisation, and no file was saved. Links of earlier exports go on working.',
};

const wordsOf = (end: Exclude<CollectionEnd, { status: 'cancelled' }>, fileName: string): WorkEnd =>
  end.status === 'complete'
    ? {
        failed: false,
        header: 'Links exported',
        body: `${linkCountWords(end.collected.count)} in “${fileName}”.`,
      }
    : {
        failed: true,
        header: 'Export of links stopped',
        body: `${serverSentence(end.failure)} Nothing is lost: it can go on from there.`,
      };
