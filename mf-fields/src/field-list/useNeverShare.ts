import type { FieldListEntry } from 'shared-kernel/model';
import { serverSentence } from 'shared-kernel/server';
import { useToast, useYear } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { fieldStoreAtom } from './fieldStore';

interface NeverShareChoice {
  readonly never: boolean;
  readonly saving: boolean;
  readonly setNever: (never: boolean) => Promise<void>;
}

/** Whether a field's values may never be shared; what was chosen shows at once, and goes back where it was not saved. */
export function useNeverShare(field: FieldListEntry, onChanged: () => void): NeverShareChoice {
  const store = useAtomValue(fieldStoreAtom);
  const { scope } = useYear();
  const showToast = useToast();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const stored = field.neverShareSetBy !== undefined;

  const setNever = async (never: boolean) => {
    setChosen(never);
    const set = await store.setNeverShare({ ...scope, fieldName: field.name, never });
    setChosen(null);
    if (!set.ok) {
      showToast({ header: field.name, body: serverSentence(set.error), variant: 'danger' });
      return;
    }
    showToast({
      header: field.name,
      body: never
        ? 'Never shared: it is left out of every closing card from now on.'
        : 'It may stand on closing cards again.',
      variant: 'success',
    });
    onChanged();
  };
  return { never: chosen ?? stored, saving: chosen !== null, setNever };
}
