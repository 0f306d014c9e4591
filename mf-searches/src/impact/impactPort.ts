import { atom } from 'jotai';
import { previewSearch } from 'shared-kernel/server';

/** Asks the server what saving a search changes. A newer question cancels the older one. */
export interface ImpactPort {
  readonly previewSearch: typeof previewSearch;
}

/** The server; tests put theirs in its place. */
export const impactPortAtom = atom<ImpactPort>({ previewSearch });
