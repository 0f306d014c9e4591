import { compileYear, screensForSupporter, type FinishedScreen } from 'shared-kernel/evaluation';
import type { DataFailure } from 'shared-kernel/firestore';
import { succeeded, type Result, type YearScope } from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { screenStoreAtom, type ScreenStore } from '../screen-store/screenStore';
import { useScope } from 'shared-kernel/session';

/** Spec §4; `none` while no e-mail is written. */
export type Lookup =
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  | {
      readonly status: 'found';
      readonly email: string;
      readonly screens: readonly FinishedScreen[];
    }
  | { readonly status: 'notFound'; readonly failure: DataFailure };

/** Spec §9. */
const DEBOUNCE_MS = 500;

const NONE: Lookup = { status: 'none' };
const LOADING: Lookup = { status: 'loading' };

/** Looks a supporter up 500 ms after the last key, and works out what they see from what is stored now. */
export function useSupporterLookup(written: string): Lookup {
  const store = useAtomValue(screenStoreAtom);
  const scope = useScope();
  const { dateFrom, dateTo } = useYear().year;
  const email = written.trim();
  const [answer, setAnswer] = useState<{ email: string; lookup: Lookup }>({
    email: '',
    lookup: NONE,
  });

  useEffect(() => {
    if (email === '') return undefined;
    let wanted = true;
    const timer = setTimeout(() => {
      void lookUp(store, scope, { dateFrom, dateTo }, email).then((found) => {
        if (!wanted) return;
        setAnswer({
          email,
          lookup: found.ok
            ? { status: 'found', email: found.value.email, screens: found.value.screens }
            : { status: 'notFound', failure: found.error },
        });
      });
    }, DEBOUNCE_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [store, scope, dateFrom, dateTo, email]);

  if (email === '') return NONE;
  return answer.email === email ? answer.lookup : LOADING;
}

interface SupporterScreens {
  readonly email: string;
  readonly screens: readonly FinishedScreen[];
}

async function lookUp(
  store: ScreenStore,
  scope: YearScope,
  year: Parameters<typeof compileYear>[0]['year'],
  email: string,
): Promise<Result<SupporterScreens, DataFailure>> {
  const [supporter, fields, searches, screens] = await Promise.all([
    store.readSupporter(scope, email),
    store.loadFieldList(scope),
    store.loadSearches(scope),
    store.loadScreens(scope),
  ]);
  if (!supporter.ok) return supporter;
  if (!fields.ok) return fields;
  if (!searches.ok) return searches;
  if (!screens.ok) return screens;
  const compiled = compileYear({
    year,
    fields: fields.value.items,
    searches: searches.value.items,
    screens: screens.value.items,
  });
  return succeeded({
    email: supporter.value.email,
    screens: screensForSupporter(compiled, supporter.value),
  });
}
