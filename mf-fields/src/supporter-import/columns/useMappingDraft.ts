import {
  chosenDraft,
  draftOf,
  NO_CHOICES,
  type ImportRecord,
  type InspectedColumn,
  type MappingDraft,
} from 'shared-kernel/model';
import { useState } from 'react';
import { keepDraft, keptDraft } from './keptDraft';

export type EditDraft = (change: (before: MappingDraft) => MappingDraft) => void;

/** What a person decides of the columns, from what was decided last, in this import or the one before; each edit is kept. */
export function useMappingDraft(
  record: ImportRecord,
  columns: readonly InspectedColumn[],
): readonly [MappingDraft, EditDraft] {
  const [draft, setDraft] = useState(() => keptDraft(record) ?? firstDraft(record, columns));
  const edit: EditDraft = (change) => {
    const changed = change(draft);
    setDraft(changed);
    keepDraft(record, changed);
  };
  return [draft, edit];
}

const firstDraft = (
  { mapping, earlier }: ImportRecord,
  columns: readonly InspectedColumn[],
): MappingDraft =>
  mapping === null
    ? chosenDraft(columns, earlier?.choices ?? NO_CHOICES)
    : draftOf(columns, mapping);
