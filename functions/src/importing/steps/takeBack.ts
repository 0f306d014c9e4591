import { decodeSupporter, encodeSupporter, type ImportOutcome } from 'shared-kernel/model';
import {
  isSuppressed,
  readSuppressions,
  type Suppressions,
} from '../../erasure/suppressions/readSuppressions';
import { dropSnapshot } from '../../snapshot/storeSnapshot';
import type { DocumentWrite, StoredDocument } from '../../store/documents';
import { beforePath, fieldListPath, supportersPath } from '../../store/paths';
import { unpacked } from '../before/packedParts';
import { fieldDocumentId } from '../fields/fieldDocumentId';
import { entryOf } from '../fields/storedFields';
import { fieldWrite } from '../fields/writeFieldList';
import type { ImportRun } from '../importRun';
import type { Ending } from '../leaveWork';

/** Parts of a document each that are unpacked at a time. */
const PARTS_AT_ONCE = 4;

/** Returns the year to what stood before the import wrote (D2d); again gives the same. */
export async function takeBack(run: ImportRun): Promise<Ending> {
  const { services, address, progress, stored } = run;
  const { documents } = services;
  const { outcome, failure } = stored.record;
  await progress.begin('Taking the import back', outcome === null ? 0 : changedBy(outcome));
  const keptOut = await readSuppressions(services, address.scope.organisationId);
  const fields: unknown[] = [];
  let restored = 0;
  const folder = beforePath(address.scope, address.importId);
  for await (const parts of documents.pages(folder, PARTS_AT_ONCE))
    for (const part of parts) {
      const values = valuesOf(part);
      if (part.data['kind'] === 'fields') fields.push(...values);
      else {
        await documents.bulk(values.map((value) => supporterWrite(run, keptOut, value)));
        restored += values.length;
        await progress.advance(restored);
      }
    }
  await restoreFields(run, fields);
  await dropSnapshot(services, address.scope);
  return {
    state: stored.work.endAs,
    data: { failure },
    supporters: {
      total: await documents.count(supportersPath(address.scope)),
      revision: services.newId(),
    },
  };
}

const changedBy = ({ newSupporters, changed, removed }: ImportOutcome): number =>
  newSupporters + changed + removed;

function valuesOf({ path, data }: StoredDocument): readonly unknown[] {
  if (!(data['bytes'] instanceof Uint8Array)) throw new Error(`${path} holds no bytes`);
  return unpacked(data['bytes']);
}

/** Each value is `[email, supporter or null]`. */
function supporterWrite(
  { scope }: ImportRun,
  keptOut: Suppressions,
  value: unknown,
): DocumentWrite {
  const pair: readonly unknown[] = Array.isArray(value) ? value : [];
  const [email, before] = pair;
  if (typeof email !== 'string') throw new Error('What stood before an import cannot be read');
  const path = `${supportersPath(scope)}/${email}`;
  if (before === null) return { kind: 'delete', path };
  const supporter = decodeSupporter(email, before);
  if (!supporter.ok) throw new Error(`${path}: ${supporter.error.message}`);
  // Who asked to be erased since then does not come back.
  if (isSuppressed(keptOut, supporter.value)) return { kind: 'delete', path };
  return { kind: 'set', path, data: { ...encodeSupporter(supporter.value) } };
}

async function restoreFields(
  { services: { documents }, scope }: ImportRun,
  values: readonly unknown[],
): Promise<void> {
  const entries = values.flatMap((value) => entryOf({ id: '', data: value }));
  const ids = new Set(entries.map(({ name }) => fieldDocumentId(name)));
  const current = await documents.list(fieldListPath(scope), ['name']);
  await documents.bulk([
    ...current
      .filter(({ id }) => !ids.has(id))
      .map(({ path }) => ({ kind: 'delete' as const, path })),
    ...entries.map((entry) => fieldWrite(scope, entry)),
  ]);
}
