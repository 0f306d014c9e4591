import type { ImportRecord, InspectedColumn } from 'shared-kernel/model';
import { useState } from 'react';
import { keepDraft, keptDraft } from './keptDraft';
import { draftOf, type MappingDraft } from './mappingDraft';

export type EditDraft = (change: (before: MappingDraft) => MappingDraft) => void;

/** What a person decides of the columns, from what was decided last; each edit is kept. */
export function useMappingDraft(
  record: ImportRecord,
  columns: readonly InspectedColumn[],
): readonly [MappingDraft, EditDraft] {
  const [draft, setDraft] = useState(() => keptDraft(record) ?? draftOf(columns, record.mapping));
  const edit: EditDraft = (change) => {
    const changed = change(draft);
    setDraft(changed);
    keepDraft(record, changed);
  };
  return [draft, edit];
}
