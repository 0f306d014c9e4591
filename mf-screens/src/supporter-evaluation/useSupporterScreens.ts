import type { CompiledYear, FinishedScreen } from 'evaluation';
import type { DataFailure } from 'shared-kernel/firestore';
import {
  failed,
  succeeded,
  type FieldListEntry,
  type Result,
  type Supporter,
  type Year,
  type YearScope,
  storyOf,
} from 'shared-kernel/model';
import { useScope, useYear } from 'shared-kernel/session';
import { useSupporterLookup, type SupporterLookup } from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { screenStoreAtom, type ScreenStore } from '../screen-store/screenStore';
import type * as evaluating from './screensOf';

export interface SupporterScreens {
  readonly supporter: Supporter;
  /** What the screens were worked out from. */
  readonly compiled: CompiledYear;
  /** The year's field list, as it is stored. */
  readonly fields: readonly FieldListEntry[];
  /** In the order in which the supporter sees them. */
  readonly screens: readonly FinishedScreen[];
}

/** Looks a supporter up, and works out what they see from what is stored now. */
export function useSupporterScreens(
  written: string,
  /** Whose values of sensitive fields are asked for, by email. */
  revealed: string | null = null,
): SupporterLookup<SupporterScreens, DataFailure> {
  const store = useAtomValue(screenStoreAtom);
  const scope = useScope();
  const { year } = useYear();
  const { dateFrom, dateTo } = year;
  const story = storyOf(year);
  const lookUpScreens = useCallback(
    (email: string) =>
      readSupporterScreens(store, scope, { dateFrom, dateTo, story }, () =>
        store.readSupporter(scope, email, email === revealed),
      ),
    [store, scope, dateFrom, dateTo, story, revealed],
  );
  return useSupporterLookup(written, lookUpScreens);
}

/** Works out what a supporter sees, whichever way they are read. */
export async function readSupporterScreens(
  store: ScreenStore,
  scope: YearScope,
  { dateFrom, dateTo, story }: Pick<Year, 'dateFrom' | 'dateTo' | 'story'>,
  readSupporter: () => Promise<Result<Supporter, DataFailure>>,
): Promise<Result<SupporterScreens, DataFailure>> {
  const [evaluation, supporter, year, fields, searches, screens] = await Promise.all([
    loadEvaluation(),
    readSupporter(),
    store.loadYear(scope),
    store.loadFieldList(scope),
    store.loadSearches(scope),
    store.loadScreens(scope),
  ]);
  if (!supporter.ok) return supporter;
  if (!year.ok) return year;
  if (!fields.ok) return fields;
  if (!searches.ok) return searches;
  if (!screens.ok) return screens;
  if (!evaluation.ok) return evaluation;
  const worked = evaluation.value.screensOf(supporter.value, {
    year: { dateFrom, dateTo, story: storyOf({ story }) },
    transition: storyOf(year.value).transition,
    fields: fields.value.items,
    searches: searches.value.items,
    screens: screens.value.items,
  });
  return succeeded({ supporter: supporter.value, fields: fields.value.items, ...worked });
}

/** What evaluates is loaded with the first supporter who is looked up. */
async function loadEvaluation(): Promise<Result<typeof evaluating, DataFailure>> {
  try {
    return succeeded(await import('./screensOf'));
  } catch (cause) {
    // As of any late part: whoever looks after it is told of a file that is gone.
    if (navigator.onLine) reportError(cause);
    return failed({ code: 'data/unavailable', message: 'What evaluates could not be loaded' });
  }
}
