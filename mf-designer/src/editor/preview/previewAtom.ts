import type { ItemId } from 'shared-kernel/model';
import { atom } from 'jotai';

import { contentAtom } from '../documentAtoms';
import { readyYearDataAtom } from '../year-data/yearDataAtom';
import { dataModeAtom } from './dataModeAtom';
import { samplePreview, supporterPreview, type Preview } from './preview';
import { NOTHING_KNOWN, sampleContext } from './sampleContext';
import { supporterLookupAtom } from './supporterLookupAtom';

/** The screen's data in the chosen mode; fallbacks until the year, or the supporter, is there. */
export const previewAtom = atom((get): Preview => {
  const { sample } = get(dataModeAtom);
  const year = get(readyYearDataAtom);
  if (year === null) return samplePreview(NOTHING_KNOWN);
  if (sample !== null) return samplePreview(sampleContext(sample, year));
  const lookup = get(supporterLookupAtom);
  return lookup.status === 'found'
    ? supporterPreview(year.compiled, lookup.found)
    : samplePreview(NOTHING_KNOWN);
});

/** The items that the chosen supporter would not see. */
export const unmetIdsAtom = atom((get): ReadonlySet<ItemId> => {
  const { shows } = get(previewAtom);
  const { items } = get(contentAtom);
  return new Set(items.filter((item) => !shows(item)).map(({ id }) => id));
});
