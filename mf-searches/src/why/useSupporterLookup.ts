import type { LoadFailure } from 'shared-kernel/firestore';
import type { Result, Supporter } from 'shared-kernel/model';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { searchStoreAtom } from '../search-store/searchStore';
import { useScope } from 'shared-kernel/session';

/** spec §9. */
export const LOOK_UP_AFTER_MS = 500;

export type SupporterLookup =
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  | { readonly status: 'found'; readonly supporter: Supporter }
  | { readonly status: 'failed'; readonly failure: LoadFailure };

/** The supporter of an e-mail as it is typed: trimmed, and looked up when typing has paused (spec §5). */
export function useSupporterLookup(typed: string): SupporterLookup {
  const store = useAtomValue(searchStoreAtom);
  const scope = useScope();
  const email = typed.trim();
  const [answer, setAnswer] = useState<{
    readonly email: string;
    readonly found: Result<Supporter, LoadFailure>;
  } | null>(null);

  useEffect(() => {
    if (email === '') return undefined;
    let newest = true;
    const timer = setTimeout(() => {
      void store.readSupporter(scope, email).then((found) => {
        if (newest) setAnswer({ email, found });
      });
    }, LOOK_UP_AFTER_MS);
    return () => {
      newest = false;
      clearTimeout(timer);
    };
  }, [store, scope, email]);

  if (email === '') return { status: 'none' };
  if (answer?.email !== email) return { status: 'loading' };
  return answer.found.ok
    ? { status: 'found', supporter: answer.found.value }
    : { status: 'failed', failure: answer.found.error };
}
