import {
  compileYear,
  fieldsTold,
  traceScreens,
  wordScope,
  type ScreenTrace,
  type WordScope,
} from 'evaluation';
import type { DataFailure } from 'shared-kernel/firestore';
import { succeeded, type Result } from 'shared-kernel/model';
import { loadDefinitions } from 'shared-kernel/server-state';
import { useScope, useYear } from 'shared-kernel/session';
import { todayInUtc } from 'shared-kernel/today';
import { useSupporterLookup, type SupporterLookup } from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { screenStoreAtom } from '../screen-store/screenStore';

export interface SupporterTraces {
  readonly email: string;
  /** The sensitive fields that decide, and whose values were left out. */
  readonly hidden: readonly string[];
  /** All screens of the year in their order. */
  readonly screens: readonly ScreenTrace[];
  readonly words: WordScope;
}

/** Looks a supporter up, and traces every screen of what is stored now. */
export function useScreenTraces(
  written: string,
  /** Whose values of sensitive fields are asked for, by e-mail. */
  revealed: string | null,
): SupporterLookup<SupporterTraces, DataFailure> {
  const store = useAtomValue(screenStoreAtom);
  const scope = useScope();
  const { dateFrom, dateTo } = useYear().year;
  const lookUp = useCallback(
    async (email: string): Promise<Result<SupporterTraces, DataFailure>> => {
      const [supporter, definitions] = await Promise.all([
        store.readSupporter(scope, email, email === revealed),
        loadDefinitions(store, scope),
      ]);
      if (!supporter.ok) return supporter;
      if (!definitions.ok) return definitions;
      const year = { dateFrom, dateTo };
      const compiled = compileYear({ year, today: todayInUtc(), ...definitions.value });
      const { email: found, masked = [] } = supporter.value;
      const told = new Set(
        definitions.value.screens
          .flatMap(({ searchIds }) => searchIds)
          .flatMap((id) => [...fieldsTold(compiled, { source: 'search', id })]),
      );
      return succeeded({
        email: found,
        hidden: masked.filter((name) => told.has(name)),
        screens: traceScreens(compiled, supporter.value),
        words: wordScope(year, definitions.value.fields, definitions.value.searches),
      });
    },
    [store, scope, dateFrom, dateTo, revealed],
  );
  return useSupporterLookup(written, lookUp);
}
