import type { CivilDate } from 'shared-kernel/model';
import { useScope, useYear } from 'shared-kernel/session';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { linksPortAtom } from '../linksPort';
import { NOTHING_COLLECTED } from './collectLinks';
import { exportOf, linkExportsAtom, putExport, type LinkExport } from './linkExports';
import { runLinkExport } from './runLinkExport';

export interface LinkExporting {
  readonly fileName: string;
  readonly state: LinkExport;
  readonly start: (validUntil: CivilDate) => void;
  /** Goes on where the server failed. */
  readonly resume: () => void;
  readonly cancel: () => void;
  /** Hands the file to the browser, also once more. */
  readonly save: () => void;
  /** For links that were revoked: the file that was made is offered no more. */
  readonly forget: () => void;
}

/**
 * The year's export, which goes on while other pages are looked at. `onExported` is called after one that failed or was
 * cancelled as well, since links may have been made.
 */
export function useLinkExport(supportersTotal: number, onExported: () => void): LinkExporting {
  const store = useStore();
  const port = useAtomValue(linksPortAtom);
  const scope = useScope();
  const { organisation, year } = useYear();
  const fileName = `${organisation.name} ${year.name} - personal links.csv`;
  const exported = { scope, fileName, supportersTotal };
  const state = exportOf(useAtomValue(linkExportsAtom), scope);
  useEnd(state.status, onExported);
  useEffect(
    () => () => {
      putExport(store, scope, (now) => (now.status === 'cancelled' ? { status: 'idle' } : now));
    },
    [store, scope],
  );

  return {
    fileName,
    state,
    start: (validUntil) => void runLinkExport(store, exported, NOTHING_COLLECTED, validUntil),
    resume: () => {
      if (state.status === 'failed')
        void runLinkExport(store, exported, state.collected, state.validUntil);
    },
    cancel: () => {
      if (state.status === 'running') state.cancel();
    },
    save: () => {
      if (state.status === 'complete') port.saveCsv(fileName, state.collected.csvParts);
    },
    forget: () => {
      putExport(store, scope, (now) => (now.status === 'complete' ? { status: 'idle' } : now));
    },
  };
}

/** One that ended while another page was shown has nothing to read again here. */
function useEnd(status: LinkExport['status'], onEnd: () => void): void {
  const before = useRef(status);
  const told = useRef(onEnd);
  useEffect(() => {
    told.current = onEnd;
  });
  useEffect(() => {
    if (before.current === 'running' && status !== 'running') told.current();
    before.current = status;
  }, [status]);
}
