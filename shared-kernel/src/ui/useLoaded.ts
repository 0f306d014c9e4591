import type { Result } from 'shared-kernel/model';
import { useCallback, useEffect, useRef, useState } from 'react';

/** What a page has of its data. */
export type Loaded<T, E> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: E }
  | { readonly status: 'ready'; readonly value: T };

/**
 * Loads when the page appears and whenever `load` changes (memoise it).
 * `reload` keeps what is shown until the new value is there, and keeps it where the reload fails;
 * after a failed first load it starts over.
 */
export function useLoaded<T, E>(
  load: () => Promise<Result<T, E>>,
): readonly [Loaded<T, E>, reload: () => Promise<void>] {
  const [state, setState] = useState<{ load: typeof load; loaded: Loaded<T, E> }>({
    load,
    loaded: { status: 'loading' },
  });
  const newest = useRef(0);

  const run = useCallback(async () => {
    newest.current += 1;
    const mine = newest.current;
    const result = await load();
    if (mine !== newest.current) return;
    setState((before) => ({ load, loaded: next(before.load === load, before.loaded, result) }));
  }, [load]);

  useEffect(() => {
    void run();
    return () => {
      newest.current += 1;
    };
  }, [run]);

  const reload = useCallback(async () => {
    setState((before) =>
      before.loaded.status === 'failed' ? { load, loaded: { status: 'loading' } } : before,
    );
    await run();
  }, [load, run]);

  return [state.load === load ? state.loaded : { status: 'loading' }, reload];
}

function next<T, E>(same: boolean, before: Loaded<T, E>, result: Result<T, E>): Loaded<T, E> {
  if (result.ok) return { status: 'ready', value: result.value };
  return same && before.status === 'ready' ? before : { status: 'failed', error: result.error };
}
