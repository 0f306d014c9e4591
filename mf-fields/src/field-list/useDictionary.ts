import { failureSentence } from 'shared-kernel/firestore';
import {
  descriptionIn,
  failed,
  isSameContent,
  succeeded,
  type FieldDescription,
  type FieldListEntry,
} from 'shared-kernel/model';
import {
  LOADING_FAILED,
  SAVED,
  SAVING_FAILED,
  useGuardedSave,
  type GuardedSave,
} from 'shared-kernel/saving';
import { serverSentence } from 'shared-kernel/server';
import { useScope } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useFieldDraft } from './fieldDrafts';
import { fieldStoreAtom } from './fieldStore';

interface DictionaryEdits extends Pick<
  GuardedSave<unknown>,
  'saving' | 'conflict' | 'keepEditing'
> {
  readonly value: FieldDescription;
  readonly dirty: boolean;
  readonly edit: (changes: Partial<FieldDescription>) => void;
  readonly discard: () => void;
  readonly save: () => Promise<void>;
  /** Saves this in place of what is edited. */
  readonly answer: (description: FieldDescription) => Promise<void>;
  readonly overwrite: () => Promise<void>;
  readonly loadTheirs: () => Promise<void>;
}

const NOTHING_SAID: FieldDescription = {
  ...{ description: '', owner: '', source: '', retention: '' },
  sensitive: false,
};

/** A field's entry in the dictionary while it is edited, and the way to save it (D22). */
export function useDictionary(
  { name, dictionary }: FieldListEntry,
  onChanged: () => Promise<void>,
): DictionaryEdits {
  const store = useAtomValue(fieldStoreAtom);
  const scope = useScope();
  const [draft, setDraft] = useFieldDraft(name);
  const stored = dictionary === undefined ? NOTHING_SAID : descriptionIn(dictionary);
  const value = draft?.value ?? stored;

  const saving = useGuardedSave<FieldDescription>(draft?.revision ?? dictionary?.revision ?? 0, {
    saved: { header: name, ...SAVED },
    save: async (description, expectedRevision) => {
      const request = { ...scope, fieldName: name, description, expectedRevision };
      const answer = await store.describeField(request);
      if (!answer.ok) return failedToast(name, SAVING_FAILED, serverSentence(answer.error));
      // The row may be shown anew before the list has come: it goes on from what was saved.
      if (answer.value.outcome === 'saved')
        setDraft({ value: description, revision: answer.value.revision });
      return answer;
    },
    onSaved: async () => {
      await onChanged();
      setDraft(null);
    },
    theirs: {
      load: async () => {
        const list = await store.loadFieldList(scope);
        if (!list.ok) return failedToast(name, LOADING_FAILED, failureSentence(list.error));
        const theirs = list.value.items.find((field) => field.name === name)?.dictionary;
        return succeeded({
          value: theirs === undefined ? NOTHING_SAID : descriptionIn(theirs),
          revision: theirs?.revision ?? 0,
        });
      },
      onLoaded: async () => {
        setDraft(null);
        await onChanged();
      },
    },
  });
  return {
    ...saving,
    value,
    dirty: !isSameContent(value, stored),
    edit: (changes) => {
      const edited = { ...value, ...changes };
      const isAsStored = isSameContent(edited, stored);
      // The first edit begins from what is stored by then, which may be somebody else's.
      const revision = draft?.revision ?? dictionary?.revision ?? 0;
      saving.goOnFrom(revision);
      setDraft(isAsStored ? null : { value: edited, revision });
    },
    discard: () => {
      saving.goOnFrom(dictionary?.revision ?? 0);
      setDraft(null);
    },
    save: () => saving.save(value),
    answer: saving.save,
    overwrite: () => saving.overwrite(value),
  };
}

const failedToast = (header: string, what: string, sentence: string) =>
  failed({ header, body: `${what}\n${sentence}`, variant: 'danger' as const });
