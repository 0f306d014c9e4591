import type { ScreenContent } from 'shared-kernel/model';
import { atom } from 'jotai';

import { contentAtom, hiddenIdsAtom } from '../documentAtoms';
import { previewAtom } from './previewAtom';

/** What the canvas draws: placeholders filled in the chosen data mode, without what this tab hides. */
export const shownContentAtom = atom((get): ScreenContent => {
  const content = get(previewAtom).designed(get(contentAtom));
  const hidden = get(hiddenIdsAtom);
  if (hidden.size === 0) return content;
  return { ...content, items: content.items.filter(({ id }) => !hidden.has(id)) };
});

/** What is played: as a supporter with the chosen data would see it, hidden items of this tab included. */
export const playedContentAtom = atom((get): ScreenContent =>
  get(previewAtom).played(get(contentAtom)),
);
