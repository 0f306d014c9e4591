import {
  useQueries,
  type Query,
  type QueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { changesSettled } from './changesSettled';
import type { Loaded } from './loaded';
import { endPrefetch, isPrefetched, prefetch } from './prefetch';
import { queryClientAtom } from './queryClientAtom';
import type { Reading } from './reading';

/** D17. */
const POLL_INTERVAL_MS = 2000;

type Readings = Readonly<Record<string, Reading<unknown, unknown>>>;
type Values<R extends Readings> = {
  readonly [K in keyof R]: R[K] extends Reading<infer T, unknown> ? T : never;
};
type Failures<R extends Readings> = R[keyof R] extends Reading<unknown, infer E> ? E : never;

interface ReadingOptions<V> {
  /** Whether what was read changes by itself: then it is read again every 2 s, while somebody sees the page. */
  readonly poll?: (values: V) => boolean;
  /** Is not kept: whoever opens the page again sees nothing but what is stored then. */
  readonly fresh?: boolean;
  /**
   * Loading until what came first has been drawn, between whatever else the page has to do: for a long list, whose first
   * picture takes a slow phone half a second.
   */
  readonly inSteps?: boolean;
}

/** A failed load, since the library knows failures as what is thrown. */
class LoadFailed extends Error {
  constructor(readonly failure: unknown) {
    super('A load failed');
  }
}

/**
 * Reads several things together: loading until all have answered, then ready, or the first that failed. They are asked
 * for while the page is being drawn. What other pages have read is there at once, and read again behind it. `reload`
 * keeps what is shown until the new value is there, and keeps it where the reload fails; after a failed first load it
 * starts over. A call names the same things each time.
 */
export function useReadings<const R extends Readings>(
  readings: R,
  { poll = never, fresh = false, inSteps = false }: ReadingOptions<Values<R>> = {},
): readonly [Loaded<Values<R>, Failures<R>>, reload: () => Promise<void>] {
  const client = useAtomValue(queryClientAtom);
  const [names] = useState(() => {
    for (const { key, load } of fresh ? [] : Object.values(readings))
      prefetch(client, key, queryOf(load));
    return Object.keys(readings);
  });
  const combine = useCallback((results: Results) => loadedOf<R>(names, results), [names]);
  const changesByItself = () => {
    const values = valuesOf<R>(client, readings);
    return values !== null && poll(values);
  };
  const loaded = useQueries(
    {
      queries: Object.values(readings).map(({ key, load }) => ({
        queryKey: key,
        queryFn: queryOf(load),
        refetchOnMount: (query: Pick<Query, 'state'>) => !isPrefetched(query),
        throwOnError: isBug,
        refetchInterval: () => changesByItself() && POLL_INTERVAL_MS,
        refetchOnWindowFocus: () => changesByItself() && ('always' as const),
        ...(fresh ? { gcTime: 0 } : {}),
      })),
      combine,
    },
    client,
  );

  const keys = JSON.stringify(Object.values(readings).map(({ key }) => key));
  useEffect(() => {
    for (const key of JSON.parse(keys) as string[][]) endPrefetch(client, key);
  }, [client, keys]);
  const reload = useCallback(async () => {
    const queryKeys = JSON.parse(keys) as string[][];
    await Promise.all(
      queryKeys.map((queryKey) => client.refetchQueries({ queryKey, exact: true })),
    );
  }, [client, keys]);
  const comesInSteps = inSteps && loaded.status !== 'loading';
  const isDrawn = useDeferredValue(comesInSteps);
  return [comesInSteps && !isDrawn ? LOADING : loaded, reload];
}

/** Reads one thing. */
export function useReading<T, E>(
  reading: Reading<T, E>,
  { poll, ...options }: ReadingOptions<T> = {},
): readonly [Loaded<T, E>, reload: () => Promise<void>] {
  const [loaded, reload] = useReadings(
    { one: reading },
    { ...options, ...(poll && { poll: ({ one }) => poll(one) }) },
  );
  const one = useMemo(
    () => (loaded.status === 'ready' ? { status: loaded.status, value: loaded.value.one } : loaded),
    [loaded],
  );
  return [one, reload];
}

const queryOf = (load: Reading<unknown, unknown>['load']) => () =>
  changesSettled().then(load).then(valueOrThrow);

const never = () => false;
const isBug = (error: Error) => !(error instanceof LoadFailed);

type Results = readonly UseQueryResult[];

function valueOrThrow(result: Awaited<ReturnType<Reading<unknown, unknown>['load']>>): unknown {
  if (!result.ok) throw new LoadFailed(result.error);
  return result.value;
}

/** The values and the failure are those of the readings, which the library hands through untyped. */
function loadedOf<R extends Readings>(
  names: readonly string[],
  results: Results,
): Loaded<Values<R>, Failures<R>> {
  const missing = results.filter(({ data }) => data === undefined);
  const failed = missing.find(({ isError }) => isError);
  if (missing.some(({ isPending }) => isPending)) return LOADING;
  if (failed !== undefined) {
    const { failure } = failed.error as LoadFailed;
    return { status: 'failed', error: failure as Failures<R> };
  }
  const values = Object.fromEntries(names.map((name, index) => [name, results[index]?.data]));
  return { status: 'ready', value: values as Values<R> };
}

/** Null until all of them are known. */
function valuesOf<R extends Readings>(client: QueryClient, readings: R): Values<R> | null {
  const known = Object.entries(readings).map(
    ([name, { key }]) => [name, client.getQueryData(key)] as const,
  );
  if (known.some(([, value]) => value === undefined)) return null;
  return Object.fromEntries(known) as Values<R>;
}

const LOADING = { status: 'loading' } as const;
