import { useSupporterLookup } from 'shared-kernel/ui';
import { useScope } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect } from 'react';

import { useEditorValue, useSetEditorValue } from '../editor/EditorContext';
import {
  knownSupporterAtom,
  revealedEmailAtom,
  supporterLookupAtom,
  writtenEmailAtom,
} from '../editor/preview/supporterLookupAtom';
import { designStoreAtom } from '../persistence/designStore';

/** Looks up the supporter whose email is written, into the editor's store. */
export function useSupporterLoading(): void {
  const store = useAtomValue(designStoreAtom);
  const { organisationId, yearId } = useScope();
  const revealed = useEditorValue(revealedEmailAtom);
  const read = useCallback(
    (email: string) => store.readSupporter({ organisationId, yearId }, email, email === revealed),
    [store, organisationId, yearId, revealed],
  );
  const written = useEditorValue(writtenEmailAtom);
  const known = useEditorValue(knownSupporterAtom);
  const lookup = useSupporterLookup(known === null ? written : '', read);
  const publish = useSetEditorValue(supporterLookupAtom);
  useEffect(() => {
    publish(lookup);
  }, [lookup, publish]);
}
