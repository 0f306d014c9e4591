import { linkState } from 'shared-kernel/server';
import { readResults } from '../server/readResults';
import { atom } from 'jotai';

/** What the page of results asks of the server (D24). */
export interface ResultsPort {
  readonly readResults: typeof readResults;
  readonly linkState: typeof linkState;
}

export const resultsPortAtom = atom<ResultsPort>({ readResults, linkState });
