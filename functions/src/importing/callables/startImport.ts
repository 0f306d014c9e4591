import {
  asId,
  longDay,
  NO_CHOICES,
  NOTHING_CHOSEN,
  type ImportId,
  type ImportRecord,
  type YearScope,
} from 'shared-kernel/model';
import { requireImporter } from '../../access/requireImporter';
import { CallableError } from '../../callableError';
import type { CallableFunction } from '../../caller';
import { isPastRetention } from '../../retention/retention';
import { readYear } from '../../access/readYear';
import type { Services } from '../../services';
import type { DocumentReads } from '../../store/documents';
import { openErasures } from '../../store/openErasures';
import { importPath, importsPath } from '../../store/paths';
import { hasEnded, readableRecords } from '../importWork';
import { MAX_CHUNK_BYTES } from '../limits';
import { parseStartImport, type StartImportRequest } from '../requests';
import { receivedChunks } from '../upload/receivedChunks';

/**
 * Callable `startImport`: opens a record that takes the file's chunks, or goes on with one of the same file that has
 * not ended, unless asked to begin anew. Returns `{ importId, receivedChunks }`.
 */
export const startImport =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const request = parseStartImport(data);
    const { token } = await requireImporter(services.documents, caller, request.scope);
    if (Math.ceil(request.sizeBytes / MAX_CHUNK_BYTES) > request.chunkCount)
      throw new CallableError(
        'invalid-argument',
        'The file is larger than it was when it was chosen. Please choose it again',
      );
    await requireTime(services, request.scope);
    await requireNoErasure(services, request.scope);

    const begun = request.anew ? null : await unfinishedImport(services.documents, request);
    if (begun !== null) return goOn(services, request, begun);

    const importId = asId<ImportId>(services.newId());
    const startedBy = typeof token['email'] === 'string' ? token['email'] : '';
    await services.documents.commit([
      {
        kind: 'set',
        path: importPath(request.scope, importId),
        data: newRecord(request, startedBy, services.now()),
      },
    ]);
    return { importId, receivedChunks: [] };
  };

/** What came in after the last day on which the year's data is kept would go the next night. */
async function requireTime({ documents, now }: Services, scope: YearScope): Promise<void> {
  const { year } = await readYear(documents, scope);
  if (year.retainUntil !== null && isPastRetention(year, now()))
    throw new CallableError(
      'failed-precondition',
      `Supporter data of ${year.name} was to be kept until ${longDay(year.retainUntil)}. Choose a later day under Set up first`,
    );
}

/** A file that comes in meanwhile would hold who is being erased. */
async function requireNoErasure(services: Services, { organisationId }: YearScope): Promise<void> {
  if ((await openErasures(services.documents, organisationId)).length > 0)
    throw new CallableError(
      'failed-precondition',
      'Somebody is being erased at the moment. Please try again in a minute',
    );
}

/** What tells whether a record is of the same file: the rest of it is long. */
const COMPARED = [
  'state',
  'fingerprint',
  'sizeBytes',
  'chunkCount',
  'startedAt',
] as const satisfies readonly (keyof ImportRecord)[];

/** The newest import of the same file that has not ended; whoever began it. */
async function unfinishedImport(
  documents: DocumentReads,
  { scope, fingerprint, sizeBytes, chunkCount }: StartImportRequest,
): Promise<ImportRecord | null> {
  const records = readableRecords(await documents.list(importsPath(scope), COMPARED));
  return records
    .filter(
      (record) =>
        !hasEnded(record.state) &&
        record.state !== 'undoing' &&
        record.fingerprint === fingerprint &&
        record.sizeBytes === sizeBytes &&
        record.chunkCount === chunkCount,
    )
    .reduce<ImportRecord | null>(
      (newest, record) => (newest === null || startOf(record) > startOf(newest) ? record : newest),
      null,
    );
}

const startOf = ({ startedAt }: ImportRecord): number => startedAt?.getTime() ?? 0;

async function goOn(
  { documents, now }: Services,
  { scope, options }: StartImportRequest,
  { id, state, chunkCount }: ImportRecord,
): Promise<unknown> {
  if (state !== 'uploading')
    return { importId: id, receivedChunks: Array.from({ length: chunkCount }, (_, n) => n) };
  await documents.commit([
    { kind: 'merge', path: importPath(scope, id), data: { options, stepStartedAt: now() } },
  ]);
  const chunks = await receivedChunks(documents, { scope, importId: id });
  return { importId: id, receivedChunks: chunks.numbers };
}

const newRecord = (
  { fileName, sizeBytes, chunkCount, fingerprint, options }: StartImportRequest,
  startedBy: string,
  startedAt: Date,
): Omit<ImportRecord, 'id'> => ({
  fileName,
  sizeBytes,
  chunkCount,
  fingerprint,
  options,
  readAs: NOTHING_CHOSEN,
  state: 'uploading',
  step: '',
  processed: 0,
  total: 0,
  stepStartedAt: null,
  cancelRequested: false,
  columns: null,
  mapping: null,
  earlier: null,
  check: null,
  choices: NO_CHOICES,
  absent: 'keep',
  counts: null,
  outcome: null,
  rejectedRows: [],
  failure: '',
  startedBy,
  startedAt,
  finishedAt: null,
  undoable: false,
});
