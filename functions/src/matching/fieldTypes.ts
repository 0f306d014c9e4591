import { FIELD_TYPES, type FieldType } from 'shared-kernel/model';
import * as v from 'valibot';
import type { StoredDocument } from '../store/documents';

const FieldDocument = v.object({ name: v.string(), type: v.picklist(FIELD_TYPES) });

/** Names and types of a year's field list; an entry that cannot be read names no field. */
export const fieldTypes = (
  documents: readonly StoredDocument[],
): readonly { readonly name: string; readonly type: FieldType }[] =>
  documents.flatMap(({ data }) => {
    const parsed = v.safeParse(FieldDocument, data);
    return parsed.success ? [parsed.output] : [];
  });
