import {
  decodeSupporter,
  encodeSupporter,
  type FieldListEntry,
  type ImportOutcome,
} from 'shared-kernel/model';
import {
  isSuppressed,
  readSuppressions,
  type Suppressions,
} from '../../suppressions/readSuppressions';
import { staleCare } from '../../suppressions/careState';
import { readCare } from '../../suppressions/readCare';
import { markedSensitive } from '../../definitions/sensitiveFields';
import { dropSnapshot } from '../../snapshot/storeSnapshot';
import type { DocumentWrite, StoredDocument } from '../../store/documents';
import {
  beforePath,
  fieldListPath,
  keptOutMarksPath,
  supporterPath,
  supportersPath,
} from '../../store/paths';
import { partId } from '../before/partId';
import { unpacked } from '../before/packedParts';
import { fieldDocumentId } from '../../fields/fieldDocumentId';
import { NO_VALUES } from '../../fields/maskedEntry';
import { profileStoredField } from '../../fields/profileStoredField';
import { SAID_PATHS, saidOf, withSaid } from '../../fields/saidOfFields';
import { entryOf } from '../../fields/storedFields';
import { fieldWrite } from '../../fields/writeFieldList';
import type { ImportRun } from '../importRun';
import { writingSince, type ImportWork } from '../importWork';
import type { Ending } from './finish';

/**
 * Returns the year to what stood before the import wrote (D2d). A run that died is gone on with where its last note
 * says, so that it ends however often it is killed; restoring a supporter again gives the same.
 */
export async function revert(run: ImportRun): Promise<Ending> {
  const { services, address, progress, stored } = run;
  const { documents } = services;
  const { outcome, failure } = stored.record;
  await progress.begin(
    'Taking the import back',
    outcome === null ? 0 : changedBy(outcome),
    stored.work.takenBack.restored,
  );
  const keptOut = await readSuppressions(services, address.scope.organisationId);
  const { state } = await readCare(services, address.scope.organisationId);
  const fields = await restoreSupporters(run, keptOut);
  await dropSnapshot(services, address.scope);
  await restoreFields(run, fields, state !== '');
  if (state !== '') await documents.commit([staleCare(address.scope)]);
  return {
    state: stored.work.endAs,
    data: { failure },
    supporters: {
      total: (await documents.count(supportersPath(address.scope))) - (await markedCount(run)),
      revision: services.newId(),
    },
  };
}

/** How many supporters of the year are kept out of it. */
async function markedCount({ services: { documents }, scope }: ImportRun): Promise<number> {
  const marks = await documents.list(keptOutMarksPath(scope));
  const supporters = await documents.getAll(marks.map(({ id }) => supporterPath(scope, id)));
  return supporters.filter((supporter) => supporter !== null).length;
}

/** Gives back the field list's entries, which lie behind the supporters. */
async function restoreSupporters(
  run: ImportRun,
  keptOut: Suppressions,
): Promise<readonly unknown[]> {
  const {
    services: { documents, now },
    progress,
    stored: { work },
  } = run;
  const place = { ...work.takenBack };
  const fields: unknown[] = [];
  const since = writingSince(work, now());
  await documents.bulk(
    restoringWrites(run, keptOut, place, fields),
    () => {
      const position: Partial<ImportWork> = {
        takenBack: { ...place },
        pace: { since, at: now() },
      };
      return progress.advance(place.restored, position);
    },
    { since },
  );
  return fields;
}

const PART_FIELDS = ['kind', 'bytes'] as const;

/** `place` is where to begin, and is told how far the writes that were taken go; `fields` gets the field list's entries. */
async function* restoringWrites(
  run: ImportRun,
  keptOut: Suppressions,
  place: { -readonly [Key in keyof ImportWork['takenBack']]: number },
  fields: unknown[],
): AsyncGenerator<DocumentWrite> {
  const { services, address } = run;
  const folder = beforePath(address.scope, address.importId);
  let after = place.part === 0 ? null : partId(place.part - 1);
  for (;;) {
    const [part] = await services.documents.page(folder, { size: 1, after, select: PART_FIELDS });
    if (part === undefined) return;
    after = part.id;
    const values = valuesOf(part);
    if (part.data['kind'] === 'fields') {
      fields.push(...values);
      continue;
    }
    const number = Number(part.id);
    const first = number === place.part ? place.value : 0;
    for (let value = first; value < values.length; value += 1) {
      Object.assign(place, { part: number, value: value + 1, restored: place.restored + 1 });
      yield supporterWrite(run, keptOut, values[value]);
    }
  }
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
  const path = supporterPath(scope, email);
  if (before === null) return { kind: 'delete', path };
  const supporter = decodeSupporter(email, before);
  if (!supporter.ok) throw new Error(`${path}: ${supporter.error.message}`);
  // Who asked to be erased since then does not come back.
  if (isSuppressed(keptOut, supporter.value)) return { kind: 'delete', path };
  return { kind: 'set', path, data: { ...encodeSupporter(supporter.value) } };
}

/** What was said of a field since then holds, also where the import had brought the field. */
async function restoreFields(
  { services, scope }: ImportRun,
  values: readonly unknown[],
  hasCareList: boolean,
): Promise<void> {
  const { documents } = services;
  const current = await documents.list(fieldListPath(scope), [...SAID_PATHS]);
  const said = saidOf(current.flatMap(entryOf));
  const before = values.flatMap((value) => entryOf({ id: '', data: value }));
  const names = new Set(before.map(({ name }) => name));
  const left = [...said.keys()].filter((name) => !names.has(name)).map(emptyField);
  // Whom the list names by now may be an example of before: the next look at the list makes the examples anew.
  const entries = [...before, ...left]
    .map((entry) => (hasCareList ? { ...entry, ...NO_VALUES } : entry))
    .map((entry) => withSaid(entry, said));
  const ids = new Set(entries.map(({ name }) => fieldDocumentId(name)));
  await documents.bulk([
    ...current
      .filter(({ id }) => !ids.has(id))
      .map(({ path }) => ({ kind: 'delete' as const, path })),
    ...entries.map((entry) => fieldWrite(scope, entry)),
  ]);
  // What was masked before the import, and was said not to be sensitive since then, has its values to be found again.
  const sensitive = new Set(markedSensitive(entries));
  for (const name of markedSensitive(before).filter((one) => !sensitive.has(one))) {
    const entry = entries.find((one) => one.name === name);
    const set = entry?.typeSetBy === undefined ? null : { type: entry.type, by: entry.typeSetBy };
    const found = await profileStoredField(services, scope, name, set);
    await documents.commit([fieldWrite(scope, withSaid(found, said))]);
  }
}

/** A field that nobody has a value of. */
const emptyField = (name: string): FieldListEntry => ({
  name,
  type: 'unknown',
  count: 0,
  ...NO_VALUES,
});
