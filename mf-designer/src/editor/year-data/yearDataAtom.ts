import type { CompiledYear } from 'evaluation';
import type { DatabaseFailure } from 'shared-kernel/firestore';
import type { FieldListEntry, Screen, Search, StoryLanguage } from 'shared-kernel/model';
import type { Loaded } from 'shared-kernel/server-state';
import { atom } from 'jotai';

/** What the year holds beside the screen being designed. */
export interface YearData {
  readonly fields: readonly FieldListEntry[];
  readonly searches: readonly Search[];
  /** Every stored screen of the year, the one being designed among them as it is saved. */
  readonly screens: readonly Screen[];
  /** The year's own, for formats that print by it [E69]. */
  readonly language?: StoryLanguage;
  /** For previews: asks the one engine about a supporter. */
  readonly compiled: CompiledYear;
}

/** Loaded once the designer stands; canvas and list work without it. */
export const yearDataAtom = atom<Loaded<YearData, DatabaseFailure>>({ status: 'loading' });

/** The year's data, or null while it is not there. */
export const readyYearDataAtom = atom((get): YearData | null => {
  const loaded = get(yearDataAtom);
  return loaded.status === 'ready' ? loaded.value : null;
});
