import { createFieldUses, type FieldDefinition } from 'evaluation';
import {
  createFileTypes,
  createUnreadableTexts,
  rejectedRowLine,
  rejectedRowsHead,
} from 'supporter-data';
import { nothingToImport, specialCategoryOf, WORK_STEPS } from 'shared-kernel/model';
import type {
  BrokenUse,
  ChangedType,
  FieldListEntry,
  FieldType,
  ImportCheck,
} from 'shared-kernel/model';
import { plainEmail } from '../../suppressions/plainSpelling';
import { readCare } from '../../suppressions/readCare';
import { readSuppressions } from '../../suppressions/readSuppressions';
import { readCalculated } from '../../definitions/readCalculated';
import { readDefinitions } from '../../definitions/readDefinitions';
import { askAhead } from '../askAhead';
import { compareYear, countStates, type YearChanges } from '../compareYear';
import { saidForYear } from '../../fields/saidOfFields';
import { setTypes, type SetType } from '../../fields/setTypes';
import { storedFields } from '../../fields/storedFields';
import type { FileRead } from '../fileInShards';
import type { ImportRun } from '../importRun';
import type { Ending } from './finish';
import { MAX_MERGED_ROWS, MAX_REJECTED_ROWS, MAX_SPECIAL } from '../limits';
import { isPlanExpected, keepPlan } from '../planAhead';
import { planChanges } from '../plannedChanges';
import { readFile } from '../readFile';
import { keepCsvAsItComes } from '../rejectedCsv';
import { unreadableFields } from '../unreadable';
import { supportersRevision } from '../../snapshot/supportersRevision';
import { supportersPath } from '../../store/paths';
import { namedUses } from './namedUses';

/** The dry run: what the import would do; nothing of it is written before a person confirms. */
export async function check(run: ImportRun): Promise<Ending> {
  const { services, address, progress, stored } = run;
  const { documents } = services;
  await progress.begin(WORK_STEPS.reading, stored.record.sizeBytes);
  const counted = askAhead(documents.count(supportersPath(address.scope)));
  const keptOut = await readSuppressions(services, address.scope.organisationId);
  const onList = await isKeptOut(run);
  const header = stored.record.columns?.map((column) => column.header) ?? [];
  const rejected = keepCsvAsItComes(services, address, 'rejected', rejectedRowsHead(header));
  const fileTypes = createFileTypes(stored.work.rows === 0 ? Infinity : stored.work.rows);
  const file = await readFile(run, keptOut, {
    onRejected: (row) => {
      if (!row.cells.some(onList)) rejected.add(rejectedRowLine(row));
    },
    afterPiece: rejected.putAside,
    onShard: ({ builder }) => {
      fileTypes.add(builder.finish());
    },
  });
  if (!file.ok)
    return { state: 'mapping', data: { failure: file.error.message, processed: 0, total: 0 } };
  await rejected.end();

  const revision = await supportersRevision(documents, address.scope);
  const storedFieldList = await storedFields(documents, address.scope);
  const unreadable = createUnreadableTexts(
    file.value.columns,
    fileTypes,
    typesOnly(setTypes(storedFieldList.values(), stored.record.mapping, '')),
  );
  await progress.begin(WORK_STEPS.comparing, await counted);
  const comparison = {
    file: file.value,
    onFileShard: unreadable.add,
    listed: storedFieldList,
    removesAbsent: false,
    keptOut,
    counted,
    supportersOfShard: services.supportersOfShard,
    onCompared: progress.advance,
  };
  const { importId } = address;
  const plan = isPlanExpected(importId)
    ? await planChanges(documents, address.scope, comparison)
    : null;
  const changes = plan?.changes ?? (await compareYear(documents, address.scope, comparison));
  const read = file.value.read();
  const unreadableInFile = await unreadableFields(run, {
    file: read,
    columns: unreadable.columns(),
    isLeftOut: onList,
  });
  await progress.begin(WORK_STEPS.fields);
  const fields = await fieldChanges(run, storedFieldList, read, changes);
  const check: ImportCheck = {
    id: services.newId(),
    ...rowChanges(read, changes, onList),
    ...fields,
    supportersRevision: revision,
  };
  if (plan !== null && nothingToImport(read.counts) === null)
    keepPlan(importId, { ...plan, checkId: check.id, keptOut: keptOut.state, revision });
  return {
    state: 'checked',
    data: {
      check,
      counts: read.counts,
      rejectedRows: read.rejectedRows.slice(0, MAX_REJECTED_ROWS),
      unreadable: unreadableInFile,
    },
  };
}

const typesOnly = (types: ReadonlyMap<string, SetType>): ReadonlyMap<string, FieldType> =>
  new Map(Array.from(types, ([name, { type }]) => [name, type]));

function rowChanges(
  { counts, mergedRows, shortRows }: FileRead,
  { shards }: YearChanges,
  isOnCareList: (email: string) => boolean,
) {
  const { new: newSupporters, changed, unchanged } = countStates(shards);
  return {
    rows: counts.rows,
    newSupporters,
    changed,
    unchanged,
    rejected: {
      rejectedNoEmail: counts.rejectedNoEmail,
      rejectedInvalidEmail: counts.rejectedInvalidEmail,
      rejectedTooManyCells: counts.rejectedTooManyCells,
      rejectedOther: counts.rejectedOther,
    },
    shortRows,
    mergedRows: counts.mergedRows,
    erasedRows: counts.erasedRows,
    merged: mergedRows
      .filter(({ email }) => !isOnCareList(email))
      .slice(0, MAX_MERGED_ROWS)
      .map(({ line, email }) => ({ line, email })),
    absentSupporters: shards.reduce((sum, { absent }) => sum + absent, 0),
  } satisfies Partial<ImportCheck>;
}

/** Whom the care list names by email. */
async function isKeptOut({ services, address }: ImportRun): Promise<(email: string) => boolean> {
  const { keptOut } = await readCare(services, address.scope.organisationId);
  return (email) => keptOut?.emails.has(plainEmail(email)) === true;
}

type FieldChange =
  | 'fieldsNew'
  | 'fieldsSpecial'
  | 'fieldsCalculated'
  | 'fieldsGone'
  | 'fieldsOfChangedType'
  | 'brokenUses'
  | 'brokenUsesMore';

/** Fields that come, go and change their type, where those who are absent stay. */
async function fieldChanges(
  { services: { documents }, address, stored: { record } }: ImportRun,
  stored: ReadonlyMap<string, FieldListEntry>,
  file: FileRead,
  { inferredTypes }: YearChanges,
): Promise<Pick<ImportCheck, FieldChange>> {
  const columns = new Set(file.fieldNames);
  const gone = [...stored.values()].filter(({ name }) => !columns.has(name));
  const inferred = await inferredTypes((name) => columns.has(name) && stored.has(name));
  const types = setTypes(stored.values(), record.mapping, record.startedBy);
  const { searches, screens } = await readDefinitions(documents, address.scope);
  const usesOf = createFieldUses(searches, screens);
  const calculated = new Set(
    (await readCalculated(documents, address.scope)).map(({ name }) => name),
  );
  const fieldsNew = file.fieldNames.filter((name) => !stored.has(name));
  const said = await saidForYear(documents, address.scope, stored, fieldsNew);
  return {
    fieldsSpecial: fieldsNew
      .filter(
        (name) => specialCategoryOf(name) !== null && said.get(name)?.dictionary === undefined,
      )
      .slice(0, MAX_SPECIAL),
    fieldsCalculated: file.fieldNames.filter((name) => calculated.has(name)),
    fieldsNew,
    fieldsGone: gone.map(({ name }) => name),
    fieldsOfChangedType: inferred.flatMap(({ name, type }) =>
      changedType(stored, { name, type: types.get(name)?.type ?? type }),
    ),
    ...namedUses(gone.flatMap((field) => brokenUse(field, usesOf(field)))),
  };
}

function changedType(
  stored: ReadonlyMap<string, { readonly type: FieldType }>,
  { name, type }: FieldDefinition,
): readonly ChangedType[] {
  const before = stored.get(name)?.type;
  return before === undefined || before === type ? [] : [{ name, before, after: type }];
}

const brokenUse = (
  { name }: FieldListEntry,
  { searches, screens }: Omit<BrokenUse, 'fieldName'>,
): readonly BrokenUse[] =>
  searches.length + screens.length === 0 ? [] : [{ fieldName: name, searches, screens }];
