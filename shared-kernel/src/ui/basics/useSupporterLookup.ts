import type { Result } from 'shared-kernel/model';
import { useEffect, useState } from 'react';

/** Spec §4; `none` while no email is written. */
export type SupporterLookup<T, F> =
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  | { readonly status: 'found'; readonly found: T }
  | { readonly status: 'notFound'; readonly failure: F };

/** Spec §4; for `none` each place says what the email is for. */
export const LOOKUP_TEXTS = {
  loading: 'Loading...',
  found: 'Supporter found',
  notFound: 'Cannot find supporter',
} as const satisfies Record<Exclude<SupporterLookup<never, never>['status'], 'none'>, string>;

/** Spec §9. */
const DEBOUNCE_MS = 500;

/** Looks up a trimmed email 500 ms after the last key (spec §5). Memoise `lookUp`. */
export function useSupporterLookup<T, F>(
  written: string,
  lookUp: (email: string) => Promise<Result<T, F>>,
): SupporterLookup<T, F> {
  const email = written.trim();
  const [answer, setAnswer] = useState<Answer<T, F> | null>(null);

  useEffect(() => {
    if (email === '') return undefined;
    let wanted = true;
    const timer = setTimeout(() => {
      void lookUp(email).then((result) => {
        if (wanted) setAnswer({ email, lookUp, lookup: lookupOf(result) });
      });
    }, DEBOUNCE_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [email, lookUp]);

  if (email === '') return NONE;
  return answer?.email === email && answer.lookUp === lookUp ? answer.lookup : LOADING;
}

/** What one question came to; it answers no other. */
interface Answer<T, F> {
  readonly email: string;
  readonly lookUp: (email: string) => Promise<Result<T, F>>;
  readonly lookup: SupporterLookup<T, F>;
}

const NONE = { status: 'none' } as const;
const LOADING = { status: 'loading' } as const;

const lookupOf = <T, F>(result: Result<T, F>): SupporterLookup<T, F> =>
  result.ok
    ? { status: 'found', found: result.value }
    : { status: 'notFound', failure: result.error };
