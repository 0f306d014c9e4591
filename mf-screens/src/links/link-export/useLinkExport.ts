import type { CivilDate } from 'shared-kernel/model';
import type { ServerFailure } from 'shared-kernel/server';
import { useScope, useYear } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { linksPortAtom } from '../linksPort';
import {
  collectLinks,
  NOTHING_COLLECTED,
  type CollectedLinks,
  type CollectionEnd,
} from './collectLinks';

/** An export, as far as it has come on this page. */
export type LinkExport =
  | { readonly status: 'idle' | 'cancelled' }
  | { readonly status: 'running' | 'complete'; readonly collected: CollectedLinks }
  | {
      readonly status: 'failed';
      readonly collected: CollectedLinks;
      readonly failure: ServerFailure;
      readonly validUntil: CivilDate;
    };

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
 * Collects all links of the year, page by page, and hands them to the browser as one file. `onExported` is called after
 * one that failed or was cancelled as well, since links may have been made.
 */
export function useLinkExport(onExported: () => void): LinkExporting {
  const port = useAtomValue(linksPortAtom);
  const scope = useScope();
  const { organisation, year } = useYear();
  const fileName = `${organisation.name} ${year.name} - personal links.csv`;
  const [state, setState] = useState<LinkExport>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const collect = async (begun: CollectedLinks, validUntil: CivilDate) => {
    const controller = new AbortController();
    running.current = controller;
    setState({ status: 'running', collected: begun });
    const end = await collectLinks(begun, {
      askPage: (after) =>
        port.exportLinks({ ...scope, validUntil, ...(after === null ? {} : { after }) }),
      onPage: (collected) => {
        setState({ status: 'running', collected });
      },
      signal: controller.signal,
    });
    if (controller.signal.aborted) return;
    setState(stateAt(end, validUntil));
    if (end.status === 'complete') port.saveCsv(fileName, end.collected.csvParts);
    onExported();
  };

  return {
    fileName,
    state,
    start: (validUntil) => void collect(NOTHING_COLLECTED, validUntil),
    resume: () => {
      if (state.status === 'failed') void collect(state.collected, state.validUntil);
    },
    cancel: () => {
      running.current?.abort();
      setState({ status: 'cancelled' });
      onExported();
    },
    save: () => {
      if (state.status === 'complete') port.saveCsv(fileName, state.collected.csvParts);
    },
    forget: () => {
      setState((now) => (now.status === 'complete' ? { status: 'idle' } : now));
    },
  };
}

const stateAt = (end: CollectionEnd, validUntil: CivilDate): LinkExport =>
  end.status === 'failed' ? { ...end, validUntil } : end;
