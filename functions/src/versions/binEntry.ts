import type { YearScope } from 'shared-kernel/model';
import * as v from 'valibot';
import { DEFINITION_KINDS, type DefinitionKind } from '../definitions/fingerprint';
import type { DocumentData, StoredDocument } from '../store/documents';
import { inYear } from '../store/paths';
import { storedName } from '../store/storedName';

const Stored = v.object({
  kind: v.picklist(DEFINITION_KINDS),
  of: v.string(),
  data: v.record(v.string(), v.unknown()),
  deletedBy: v.string(),
  deletedAt: v.date(),
  removeAt: v.date(),
});

export interface StoredBinEntry {
  readonly id: string;
  readonly kind: DefinitionKind;
  readonly name: string;
  /** Where it stood, and stands again once it is restored. */
  readonly path: string;
  readonly data: DocumentData;
  readonly deletedBy: string;
  readonly deletedAt: Date;
  readonly removeAt: Date;
}

/** An entry as the store holds it; null where it cannot be read. */
export function binEntryOf({ id, data }: StoredDocument, scope: YearScope): StoredBinEntry | null {
  const read = v.safeParse(Stored, data);
  if (!read.success) return null;
  const { of, kind, ...rest } = read.output;
  return { ...rest, id, kind, name: storedName(rest.data), path: inYear(scope, `${kind}/${of}`) };
}
