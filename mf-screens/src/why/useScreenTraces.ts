import { compileYear, traceScreens, wordScope, type ScreenTrace, type WordScope } from 'evaluation';
import type { DataFailure } from 'shared-kernel/firestore';
import { succeeded, type Result } from 'shared-kernel/model';
import { loadDefinitions } from 'shared-kernel/server-state';
import { useScope, useYear } from 'shared-kernel/session';
import { useSupporterLookup, type SupporterLookup } from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { screenStoreAtom } from '../screen-store/screenStore';

export interface SupporterTraces {
  readonly email: string;
  /** All screens of the year in their order. */
  readonly screens: readonly ScreenTrace[];
  readonly words: WordScope;
}

/** Looks a supporter up, and traces every screen of what is stored now. */
export function useScreenTraces(written: string): SupporterLookup<SupporterTraces, DataFailure> {
  const store = useAtomValue(screenStoreAtom);
  const scope = useScope();
  const { dateFrom, dateTo } = useYear().year;
  const lookUp = useCallback(
    async (email: string): Promise<Result<SupporterTraces, DataFailure>> => {
      const [supporter, definitions] = await Promise.all([
        store.readSupporter(scope, email),
        loadDefinitions(store, scope),
      ]);
      if (!supporter.ok) return supporter;
      if (!definitions.ok) return definitions;
      const year = { dateFrom, dateTo };
      return succeeded({
        email: supporter.value.email,
        screens: traceScreens(compileYear({ year, ...definitions.value }), supporter.value),
        words: wordScope(year, definitions.value.fields, definitions.value.searches),
      });
    },
    [store, scope, dateFrom, dateTo],
  );
  return useSupporterLookup(written, lookUp);
}
