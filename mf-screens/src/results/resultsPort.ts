import { readResults } from '../server/readResults';
import { atom } from 'jotai';

/** What the page of results asks of the server (D24). */
export interface ResultsPort {
  readonly readResults: typeof readResults;
}

export const resultsPortAtom = atom<ResultsPort>({ readResults });
