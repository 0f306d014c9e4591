import { useAtomValue } from 'jotai';
import { useMayEdit } from 'shared-kernel/roles';
import { serverSentence } from 'shared-kernel/server';
import { useScope, useToast } from 'shared-kernel/session';
import { useState } from 'react';
import { addressesPortAtom, type ExamplesOf } from './addressesPort';

/** Whether a mask stands in the place of one of these emails. */
export const areMasked = (emails: readonly string[]): boolean =>
  emails.some((email) => email.includes('…'));

export interface ShownEmails {
  /** The addresses as long as they are shown, the masks otherwise. */
  readonly emails: readonly string[];
  readonly isShown: boolean;
  readonly isAsking: boolean;
  readonly mayShow: boolean;
  /** Shows the addresses, or the masks again. */
  readonly toggle: () => void;
}

/** The addresses behind masks, asked for once; other masks are asked for anew. */
export function useShownEmails(of: ExamplesOf, masks: readonly string[]): ShownEmails {
  const { show } = useAtomValue(addressesPortAtom);
  const scope = useScope();
  const showToast = useToast();
  const mayShow = useMayEdit();
  const [asking, setAsking] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [known, setKnown] = useState<{ readonly about: string; readonly emails: string[] }>();
  const about = JSON.stringify([scope, of, masks]);
  const addresses = known?.about === about ? known.emails : null;
  const isShown = isOpen && addresses !== null;

  const ask = async () => {
    setAsking(true);
    const answer = await show(scope, of);
    setAsking(false);
    if (!answer.ok) {
      showToast({ header: 'Emails', body: serverSentence(answer.error), variant: 'danger' });
      return;
    }
    setKnown({ about, emails: [...answer.value] });
    setIsOpen(true);
  };

  return {
    emails: isShown ? addresses : masks,
    isShown,
    isAsking: asking,
    mayShow,
    toggle: () => {
      if (asking) return;
      if (isShown || addresses !== null) setIsOpen(!isShown);
      else void ask();
    },
  };
}
