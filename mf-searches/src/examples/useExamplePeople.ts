import { failureSentence } from 'shared-kernel/firestore';
import type { FieldListEntry, Supporter } from 'shared-kernel/model';
import { useScope } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { searchStoreAtom } from '../search-store/searchStore';
import { emailOf } from './emailFaults';
import { lookUpPeople, withSpreads } from './lookUpPeople';
import { useEmailRows, type EmailRows } from './useEmailRows';

/** Who is looked up, and what is known of the year to tell what stands out about them. */
export type ExamplePeople =
  | { readonly status: 'nobody' | 'looking' }
  | { readonly status: 'failed'; readonly sentence: string }
  | {
      readonly status: 'found';
      readonly people: readonly Supporter[];
      readonly fields: readonly FieldListEntry[];
    };

interface ExampleForm extends EmailRows {
  readonly found: ExamplePeople;
  readonly find: () => Promise<void>;
}

const NOBODY: ExamplePeople = { status: 'nobody' };

/** The emails of one to five supporters, and these once they are asked for. What is typed anew ends what was found. */
export function useExamplePeople(fields: readonly FieldListEntry[]): ExampleForm {
  const store = useAtomValue(searchStoreAtom);
  const scope = useScope();
  const emails = useEmailRows();
  const [found, setFound] = useState(NOBODY);
  // Who was found is not looked up again, which the log would note again.
  const known = useRef(new Map<string, Supporter>());
  const asking = useRef(0);
  const anew = () => {
    asking.current += 1;
    setFound(NOBODY);
  };

  const find = async () => {
    anew();
    if (!emails.check()) return;
    const asked = asking.current;
    setFound({ status: 'looking' });
    const rows = emails.rows.filter(({ written }) => written.trim() !== '');
    const unknown = rows.filter(({ written }) => !known.current.has(emailOf(written)));
    const { people, failure } = await lookUpPeople(
      store,
      scope,
      unknown.map(({ written }) => emailOf(written)),
    );
    for (const person of people) if (person !== null) known.current.set(person.email, person);
    if (asked !== asking.current) return;
    if (failure !== null) {
      setFound({ status: 'failed', sentence: failureSentence(failure) });
      return;
    }
    const missing = unknown.filter((_, index) => people[index] === null);
    for (const { id } of missing) emails.mark(id, 'notFound');
    if (missing.length > 0) {
      setFound(NOBODY);
      return;
    }
    const all = rows.flatMap(({ written }) => known.current.get(emailOf(written)) ?? []);
    const listed = await withSpreads(store, scope, fields, all);
    if (asked === asking.current) setFound({ status: 'found', people: all, fields: listed });
  };

  return {
    ...emails,
    found,
    find,
    write: (id, written) => {
      anew();
      emails.write(id, written);
    },
    writeSeveral: (id, several) => {
      anew();
      emails.writeSeveral(id, several);
    },
    remove: (id) => {
      anew();
      emails.remove(id);
    },
  };
}
