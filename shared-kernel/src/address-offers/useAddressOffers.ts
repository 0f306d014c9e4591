import { useAtomValue } from 'jotai';
import type { YearScope } from 'shared-kernel/model';
import { useIsAdmin, useScope, useYear } from 'shared-kernel/session';
import { useEffect, useState } from 'react';
import { listAddressesAtom, MOST_LISTED, PREFIX_LENGTHS } from './listAddresses';

/** How long the typing rests before it is asked about, so that a run of letters is one question. */
const REST_MS = 250;

interface Answer {
  readonly scope: YearScope;
  readonly prefix: string;
  readonly emails: readonly string[];
}

/**
 * The addresses of the year that begin with what is written, while it is written (D485); null for whom none are offered:
 * members, and admins of an organisation that masks emails. What fails offers none.
 */
export function useAddressOffers(written: string): readonly string[] | null {
  const scope = useScope();
  const { emailsMasked = false } = useYear().organisation;
  const isOffered = useIsAdmin() && !emailsMasked;
  const { list } = useAtomValue(listAddressesAtom);
  const [answered, setAnswered] = useState<Answer | null>(null);
  const answer = answered?.scope === scope ? answered : null;
  // As supporters are stored.
  const prefix = written.trim().toLowerCase();
  const { least, most } = PREFIX_LENGTHS;
  const isLongEnough = prefix.length >= least && prefix.length <= most;
  const isAsked = isOffered && isLongEnough && !says(answer, prefix);

  useEffect(() => {
    if (!isAsked) return undefined;
    let isNewest = true;
    const timer = setTimeout(() => {
      void list(scope, prefix).then((listed) => {
        if (isNewest && listed.ok) setAnswered({ scope, prefix, emails: listed.value });
      });
    }, REST_MS);
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [list, scope, prefix, isAsked]);

  if (!isOffered) return null;
  // Whoever has written one of them out has chosen.
  if (answer === null || !isLongEnough || answer.emails.includes(prefix)) return NONE;
  return answer.emails.filter((email) => email.startsWith(prefix));
}

const NONE: readonly string[] = [];

/** Whether an answer about fewer characters has all that a further question would. */
const says = (answer: Answer | null, prefix: string): boolean =>
  answer !== null &&
  prefix.startsWith(answer.prefix) &&
  (answer.emails.length < MOST_LISTED || answer.emails.includes(prefix));
