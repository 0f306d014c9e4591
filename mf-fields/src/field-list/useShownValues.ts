import type { FieldListEntry } from 'shared-kernel/model';
import { serverSentence } from 'shared-kernel/server';
import { useToast, useYear } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { fieldStoreAtom } from './fieldStore';

interface ShownValues {
  /** With its values where somebody has asked for them. */
  readonly field: FieldListEntry;
  readonly shown: boolean;
  readonly asking: boolean;
  /** Shows them, which the log notes (D371), or hides them again. */
  readonly toggle: () => Promise<void>;
}

interface Found {
  readonly of: string;
  readonly values: FieldListEntry;
}

/** The values of a sensitive field, hidden until somebody asks for them, and again with its row. */
export function useShownValues(field: FieldListEntry): ShownValues {
  const store = useAtomValue(fieldStoreAtom);
  const { scope } = useYear();
  const showToast = useToast();
  const [found, setFound] = useState<Found | null>(null);
  const [asking, setAsking] = useState(false);
  // What was found is of the field as it was.
  const of = `${field.type} ${String(field.dictionary?.revision)}`;
  const values = found?.of === of ? found.values : null;
  const toggle = async () => {
    if (values !== null) {
      setFound(null);
      return;
    }
    setAsking(true);
    const answer = await store.showSensitiveField({ ...scope, fieldName: field.name });
    setAsking(false);
    if (answer.ok) setFound({ of, values: answer.value });
    else showToast({ header: field.name, body: serverSentence(answer.error), variant: 'danger' });
  };
  return {
    field:
      values === null
        ? field
        : {
            ...field,
            ...{ exampleValues: values.exampleValues, spread: values.spread },
            ...(values.histogram === undefined ? {} : { histogram: values.histogram }),
            ...(values.topValues === undefined ? {} : { topValues: values.topValues }),
          },
    shown: values !== null,
    asking,
    toggle,
  };
}
