import {
  chosenMapping,
  editedMappingOf,
  NO_CHOICES,
  type ImportRecord,
  type InspectedColumn,
  type EditedMapping,
} from 'shared-kernel/model';
import { useState } from 'react';
import { keepMapping, keptMapping } from './keptMapping';

export type EditForm = (change: (before: EditedMapping) => EditedMapping) => void;

/** What a person decides of the columns, from what was decided last, in this import or the one before; each edit is kept. */
export function useEditedMapping(
  record: ImportRecord,
  columns: readonly InspectedColumn[],
): readonly [EditedMapping, EditForm] {
  const [edited, setEdited] = useState(() => keptMapping(record) ?? firstMapping(record, columns));
  const edit: EditForm = (change) => {
    const changed = change(edited);
    setEdited(changed);
    keepMapping(record, changed);
  };
  return [edited, edit];
}

const firstMapping = (
  { mapping, earlier }: ImportRecord,
  columns: readonly InspectedColumn[],
): EditedMapping =>
  mapping === null
    ? chosenMapping(columns, earlier?.choices ?? NO_CHOICES)
    : editedMappingOf(columns, mapping);
