import type { ScreenContent } from 'shared-kernel/model';
import { atom } from 'jotai';

import { contentAtom } from '../editor/documentAtoms';
import type { Finding } from './finding';

/** What was found when the content was last at rest; null until the first check is done. */
export const checkedAtom = atom<{
  readonly content: ScreenContent;
  readonly findings: readonly Finding[];
} | null>(null);

/** Whether what was found is of the content as it is now. */
export const upToDateAtom = atom((get) => get(checkedAtom)?.content === get(contentAtom));

export const checksShownAtom = atom(false);
