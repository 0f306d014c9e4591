import type { FieldDescription } from 'shared-kernel/model';
import { atom, useAtom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** What somebody is about to say of a field, and the revision that it began from. */
export interface FieldDraft {
  readonly value: FieldDescription;
  readonly revision: number;
}

/** By field. They outlive their rows, which a long list forgets when they are scrolled away, and end with the page. */
const fieldDraftsAtom = atom<ReadonlyMap<string, FieldDraft>>(new Map<string, FieldDraft>());

export function useFieldDraft(
  fieldName: string,
): readonly [FieldDraft | null, (draft: FieldDraft | null) => void] {
  const [drafts, setDrafts] = useAtom(fieldDraftsAtom);
  const setDraft = (draft: FieldDraft | null) => {
    setDrafts((before) => {
      const after = new Map(before);
      if (draft === null) after.delete(fieldName);
      else after.set(fieldName, draft);
      return after;
    });
  };
  return [drafts.get(fieldName) ?? null, setDraft];
}

/** Whether anything that somebody wrote is not saved yet, for the page that they are dropped with. */
export function useHasDrafts(): boolean {
  const [drafts] = useAtom(fieldDraftsAtom);
  const setDrafts = useSetAtom(fieldDraftsAtom);
  useEffect(
    () => () => {
      setDrafts(new Map());
    },
    [setDrafts],
  );
  return drafts.size > 0;
}
