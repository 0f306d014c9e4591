import {
  compileYear,
  neverSharedIn,
  screensSeenBy,
  type CompiledYear,
  type FinishedScreen,
} from 'evaluation';
import type { DataFailure } from 'shared-kernel/firestore';
import {
  namesNeverShared,
  succeeded,
  type FieldListEntry,
  type Result,
  type Supporter,
  type Year,
  type YearScope,
  type YearStory,
  storyOf,
} from 'shared-kernel/model';
import { useScope, useYear } from 'shared-kernel/session';
import { todayInUtc } from 'shared-kernel/today';
import { useSupporterLookup, type SupporterLookup } from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { screenStoreAtom, type ScreenStore } from '../screen-store/screenStore';

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
  const [supporter, year, fields, searches, screens] = await Promise.all([
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
  const compiled = compileYear({
    year: { dateFrom, dateTo, story: storyOf({ story }) },
    today: todayInUtc(),
    fields: fields.value.items,
    searches: searches.value.items,
    screens: screens.value.items,
  });
  const neverShared = neverSharedIn(compiled, namesNeverShared(fields.value.items));
  return succeeded({
    supporter: supporter.value,
    compiled,
    fields: fields.value.items,
    screens: screensSeenBy(compiled, supporter.value, neverShared).map((screen) =>
      following(screen, storyOf(year.value)),
    ),
  });
}

/** What a screen leaves to the year is said by the screen, as supporters get it. */
const following = (screen: FinishedScreen, { transition }: YearStory): FinishedScreen =>
  screen.content.transition.kind === 'year'
    ? {
        ...screen,
        content: {
          ...screen.content,
          transition: { ...screen.content.transition, kind: transition },
        },
      }
    : screen;
