import { REVISION_FIELDS, type FieldDescription, type YearScope } from 'shared-kernel/model';
import { storedFieldEntry } from 'supporter-data';
import { isAdminOf } from '../../access/requireAdmin';
import { requireEditor } from '../../access/requireEditor';
import { requireLive } from '../../access/requireLive';
import { activityEntry } from '../../activity/activityEntry';
import { CallableError } from '../../callableError';
import { emailOf, type CallableFunction } from '../../caller';
import { calculatedFrom } from '../../definitions/calculatedFrom';
import { readCalculated } from '../../definitions/readCalculated';
import { sensitiveIn, sensitiveWrite } from '../../definitions/sensitiveFields';
import { NO_VALUES } from '../../fields/maskedEntry';
import { profileStoredField } from '../../fields/profileStoredField';
import { entryOf } from '../../fields/storedFields';
import { preparedRequest } from '../../matching/requestMatching';
import { jobOf } from '../../jobs/jobDocument';
import { nextSave } from '../../saving/nextSave';
import type { Services } from '../../services';
import { supportersRevision } from '../../snapshot/supportersRevision';
import type {
  DocumentData,
  DocumentWrite,
  StoredDocument,
  Transaction,
} from '../../store/documents';
import {
  calculatedFieldPath,
  fieldListPath,
  fieldSpreadsPath,
  importsPath,
  jobPath,
  sensitiveFieldsPath,
  yearPath,
} from '../../store/paths';
import { refuseState } from '../handOver';
import { readableRecords } from '../importWork';
import { withoutSamples, withoutValues } from '../withoutSamples';
import { parseDescribeField } from '../requests';

/**
 * Callable `describeField`: what staff say of a field in its dictionary, guarded by its revision; answers a `SaveAnswer`. It
 * survives imports (D366). Members only; that a field is sensitive is taken back by admins alone.
 */
export const describeField =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { scope, fieldName, description, expectedRevision } = parseDescribeField(data);
    const { documents, now } = services;
    const member = await requireEditor(documents, caller, scope, 'describe its fields');
    await requireLive(documents, scope);
    const isAdmin = await isAdminOf(documents, member, scope);
    const found = await documents.where(fieldListPath(scope), 'name', [fieldName]);
    if (found.length === 0) throw new CallableError('not-found', 'There is no such field');
    const shownAgain = description.sensitive ? null : await valuesAgain(services, scope, found);
    return documents.transaction(async (transaction) => {
      const job = jobOf(await transaction.get(jobPath(scope, 'import')));
      if (job.state === 'working')
        refuseState('An import of this year is working. Please wait until it is done');
      const stored = (await transaction.getAll(found.map(({ path }) => path))).flatMap((field) =>
        field === null ? [] : [field],
      );
      const before = stored.flatMap(entryOf)[0]?.dictionary;
      const next = nextSave(
        before === undefined ? null : { ...before },
        REVISION_FIELDS.dictionary,
        {
          payload: { ...description },
          expectedRevision,
          savedBy: emailOf(member),
          savedAt: now(),
        },
      );
      if (next.outcome !== 'write') return next;
      if (before?.sensitive === true && !description.sensitive && !isAdmin)
        throw new CallableError(
          'permission-denied',
          'Only an admin of the organisation can say that a field is not sensitive any more',
        );
      const sensitive = sensitiveIn(await transaction.get(sensitiveFieldsPath(scope)));
      const revision = await supportersRevision(transaction, scope);
      const wasSensitive = before?.sensitive === true;
      if (wasSensitive && !description.sensitive && shownAgain?.revision !== revision)
        refuseState('The supporters of this year have changed meanwhile. Please try again');

      // What shares and ranks of it are read from is counted again, and stored where it may stand by then.
      const ranked =
        sensitive.has(fieldName) === description.sensitive
          ? []
          : calculatedFrom([fieldName], await readCalculated(transaction, scope)).filter(
              ({ figures }) => figures?.thresholds != null,
            );
      const changedIds = ranked.map(({ id }) => id);
      const ask = await preparedRequest(
        transaction,
        scope,
        { everything: false, changedIds },
        now(),
      );
      const shownInImports = description.sensitive
        ? await samplesOf(transaction, scope, fieldName)
        : [];

      for (const write of shownInImports) transaction.write(write);
      for (const { path, data } of stored)
        transaction.write(
          description.sensitive
            ? masking(path, data, next.data)
            : {
                ...{ kind: 'merge', path },
                data: { dictionary: next.data, ...(wasSensitive ? shownAgain?.values : {}) },
              },
        );
      if (description.sensitive) {
        for (const { data } of stored)
          if (typeof data['spreadId'] === 'string')
            transaction.write({
              kind: 'delete',
              path: `${fieldSpreadsPath(scope)}/${data['spreadId']}`,
            });
        // Years of an older product held their field list, with examples, on their own document (spec §3).
        transaction.write({ kind: 'merge', path: yearPath(scope), data: {}, without: ['fields'] });
      }
      for (const { id } of ranked)
        transaction.write({
          ...{ kind: 'merge', path: calculatedFieldPath(scope, id) },
          data: { figures: null, figuresOf: '' },
        });
      if (ranked.length > 0) ask();
      const others = [...sensitive].filter((name) => name !== fieldName);
      transaction.write(
        sensitiveWrite(scope, description.sensitive ? [...others, fieldName] : others),
      );
      for (const action of actionsOf(before, description))
        transaction.write(activityEntry(services, scope, member, action, '', fieldName));
      return { outcome: 'saved', revision: next.revision };
    });
  };

/** Imports that wait for a person show values of the file's columns. */
async function samplesOf(
  transaction: Transaction,
  scope: YearScope,
  fieldName: string,
): Promise<readonly DocumentWrite[]> {
  const stored = await transaction.list(importsPath(scope), [
    'state',
    'columns',
    'mapping',
    'unreadable',
  ]);
  const paths = new Map(stored.map(({ id, path }) => [id, path]));
  return readableRecords(stored).flatMap(
    ({ id, columns, mapping, unreadable }): readonly DocumentWrite[] => {
      const path = paths.get(id);
      if (path === undefined || columns === null) return [];
      const isSensitive = (name: string): boolean => name === fieldName;
      return [
        {
          kind: 'merge',
          path,
          data: {
            columns: withoutSamples(columns, mapping?.columns ?? [], isSensitive),
            unreadable: withoutValues(unreadable, isSensitive),
          },
        },
      ];
    },
  );
}

/** An entry without any value of it, also one that cannot be read. */
const masking = (path: string, stored: DocumentData, dictionary: object): DocumentWrite => ({
  ...{ kind: 'merge', path },
  data: {
    ...{ dictionary, ...NO_VALUES },
    ...Object.fromEntries(
      entryOf({ id: '', data: stored }).map(({ count }) => ['count', count] as const),
    ),
  },
  without: ['spreadId', 'histogram', 'topValues'],
});

/** What a field that was sensitive shows once it is not, and of which supporters; null where it was not. */
async function valuesAgain(
  services: Services,
  scope: YearScope,
  found: readonly StoredDocument[],
): Promise<{ readonly revision: string; readonly values: DocumentData } | null> {
  const entry = found.flatMap(entryOf)[0];
  if (entry?.dictionary?.sensitive !== true) return null;
  const revision = await supportersRevision(services.documents, scope);
  const { name, type, typeSetBy: by } = entry;
  const profiled = await profileStoredField(
    services,
    scope,
    name,
    by === undefined ? null : { type, by },
  );
  const { count, exampleValues, spread, histogram, distinct, topValues } =
    storedFieldEntry(profiled);
  return {
    revision,
    values: {
      ...{ count, exampleValues, spread },
      ...(histogram === undefined ? {} : { histogram }),
      ...(distinct === undefined ? {} : { distinct }),
      ...(topValues === undefined ? {} : { topValues }),
    },
  };
}

const TEXTS = ['description', 'owner', 'source', 'retention'] as const;

function* actionsOf(before: FieldDescription | undefined, after: FieldDescription) {
  if (TEXTS.some((text) => (before?.[text] ?? '') !== after[text])) yield 'fieldDescribed' as const;
  if ((before?.sensitive ?? false) !== after.sensitive)
    yield after.sensitive ? ('fieldSensitive' as const) : ('fieldNotSensitive' as const);
}
