import type { FieldListEntry, FieldType } from 'shared-kernel/model';
import { serverSentence } from 'shared-kernel/server';
import { useServerChanges } from 'shared-kernel/server-state';
import { useToast, useYear } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { fieldStoreAtom } from './fieldStore';

/** Setting a field's type: null returns to what its values say. */
export function useFieldType(
  { name }: FieldListEntry,
  onChanged: () => void,
): { readonly saving: boolean; readonly setType: (type: FieldType | null) => Promise<void> } {
  const store = useAtomValue(fieldStoreAtom);
  const { scope } = useYear();
  const showToast = useToast();
  const { changed } = useServerChanges();
  const [saving, setSaving] = useState(false);

  const setType = async (type: FieldType | null) => {
    setSaving(true);
    const set = await store.setFieldType({ ...scope, fieldName: name, type });
    setSaving(false);
    if (!set.ok) {
      showToast({ header: 'Data field', body: serverSentence(set.error), variant: 'danger' });
      return;
    }
    showToast({
      header: 'Data field',
      body: 'Type saved. Searches and screens are being counted again.',
      variant: 'success',
    });
    changed();
    onChanged();
  };
  return { saving, setType };
}
