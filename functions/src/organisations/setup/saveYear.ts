import {
  asId,
  civilDateInUtc,
  type CivilDate,
  type LastDayQuestion,
  type YearId,
  type YearScope,
  REVISION_FIELDS,
} from 'shared-kernel/model';
import { requireAdmin } from '../../access/requireAdmin';
import { requireLive } from '../../access/requireLive';
import { CallableError } from '../../callableError';
import { emailOf, type CallableFunction, type Caller } from '../../caller';
import { neutralName } from '../../suppressions/neutralText';
import { preparedRequest } from '../../matching/requestMatching';
import { refusedRequest } from '../../parseRequest';
import { nextSave } from '../../saving/nextSave';
import type { Services } from '../../services';
import type { DocumentData, StoredDocument, Transaction } from '../../store/documents';
import {
  organisationPath,
  publishingPath,
  supportersPath,
  yearPath,
  yearsPath,
} from '../../store/paths';
import { NOTHING_PUBLISHED } from '../../published/timeline';
import { storedName } from '../../store/storedName';
import { isSameDay, lastDayChange, storedLastDay } from '../../retention/lastDay';
import { wouldBeLatest, OF_PREPARATION } from './preparation';
import { parseSaveYear, type YearRequest } from './requests';
import { yearActivity } from './yearActivity';
import { hasEnds, yearPayload } from './yearPayload';

/** Guards against a script gone wild. */
const MAX_YEARS = 100;

/**
 * Callable `saveYear`: makes a year (`yearId` null) or changes one, guarded by its revision; for admins. Returns a
 * `SaveAnswer` with the `yearId` where it is saved, or the `LastDayQuestion` whose answer is missing. The ends are stored
 * as the days beside the first and the last (D4). Everything is counted again where they moved. A new year that ends last is
 * in preparation until an admin opens it (D490).
 */
export const saveYear =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { documents, newId } = services;
    const request = parseSaveYear(data);
    const { organisationId, yearId } = request;
    const admin = await requireAdmin(documents, caller, { organisationId }, 'set up its years');
    const scope: YearScope = { organisationId, yearId: yearId ?? asId<YearId>(newId()) };
    const supporters = yearId === null ? 0 : await documents.count(supportersPath(scope));
    return documents.transaction((transaction) =>
      savedYear(transaction, services, { request, scope, admin, supporters }),
    );
  };

interface Saving {
  readonly request: YearRequest;
  readonly scope: YearScope;
  readonly admin: Caller;
  /** Whom the year holds now. */
  readonly supporters: number;
}

/** Writes what is asked for, or answers what stands in its way. */
export async function savedYear(
  transaction: Transaction,
  services: Services,
  { request, scope, admin, supporters }: Saving,
): Promise<unknown> {
  const now = services.now();
  const { stored, years } = await requireRoom(transaction, scope, request.yearId);
  const payload = yearPayload(request);
  const next = nextSave(stored?.data ?? null, REVISION_FIELDS.year, {
    payload,
    expectedRevision: request.expectedRevision,
    savedBy: emailOf(admin),
    savedAt: now,
  });
  if (next.outcome === 'conflict') return next;
  if (next.outcome === 'saved') return { ...next, yearId: scope.yearId };
  const lastDay = storedLastDay(stored?.data ?? null);
  const question = lastDayQuestion(request, stored, { lastDay, now, supporters });
  if (question !== null) return question;

  const countAgain = await preparedRequest(transaction, scope, EVERYTHING, now);
  const nameBefore = await neutralName(
    { documents: transaction, now: services.now },
    scope.organisationId,
    storedName(stored?.data ?? {}),
  );
  transaction.write({
    kind: 'merge',
    path: yearPath(scope),
    data: {
      ...next.data,
      ...(stored === null
        ? {
            supportersData: { total: 0 },
            inPreparation: wouldBeLatest(years, payload.dateTo),
          }
        : {}),
      ...lastDayFields(request, lastDay, admin),
    },
  });
  // A new year is published on purpose; what is saved of older ones was seen at once.
  if (stored === null)
    transaction.write({ kind: 'set', path: publishingPath(scope), data: NOTHING_PUBLISHED });
  for (const write of yearActivity(services, scope, admin, { stored, nameBefore, payload }))
    transaction.write(write);
  if (stored !== null && !hasEnds(stored.data, payload)) countAgain();
  return { outcome: 'saved', revision: next.revision, yearId: scope.yearId };
}

const EVERYTHING = { everything: true, changedIds: [] } as const;

interface LastDayState {
  readonly lastDay: CivilDate | null;
  readonly now: Date;
  readonly supporters: number;
}

/** Null where the last day of supporters' data may be stored; throws where it may not. */
function lastDayQuestion(
  { retainUntil, name, confirmedName }: YearRequest,
  stored: StoredDocument | null,
  { lastDay, now, supporters }: LastDayState,
): LastDayQuestion | null {
  const today = civilDateInUtc(now);
  const change = lastDayChange({ before: lastDay, after: retainUntil, today, supporters });
  if (change === 'over')
    throw refusedRequest('retainUntil', 'This day is over. Choose today or a later day');
  if (change !== 'asked' || retainUntil === null) return null;
  const yearName = stored === null ? name : storedName(stored.data);
  if (confirmedName === undefined)
    return { outcome: 'question', yearName, supporters, lastDay: retainUntil };
  if (confirmedName.trim() !== yearName)
    throw refusedRequest('confirmedName', `Type “${yearName}” to confirm`);
  return null;
}

/** Another last day is somebody's, and ends the grace of the one before. */
const lastDayFields = (
  { retainUntil }: YearRequest,
  before: CivilDate | null,
  admin: Caller,
): DocumentData =>
  isSameDay(before, retainUntil)
    ? {}
    : {
        retainUntilSetBy: emailOf(admin),
        retainUntilSetByUid: admin.uid,
        removeSupportersAt: null,
      };

interface Room {
  /** The year as it stands, null for a new one. */
  readonly stored: StoredDocument | null;
  readonly years: readonly StoredDocument[];
}

/** Where the year is to be saved; throws where it may not. */
async function requireRoom(
  transaction: Transaction,
  scope: YearScope,
  yearId: YearId | null,
): Promise<Room> {
  const [organisation, stored, years] = await Promise.all([
    transaction.get(organisationPath(scope.organisationId)),
    transaction.get(yearPath(scope)),
    transaction.list(yearsPath(scope.organisationId), OF_PREPARATION),
  ]);
  if (organisation === null) throw new CallableError('not-found', 'There is no such organisation');
  if (yearId !== null && stored === null)
    throw new CallableError('not-found', 'There is no such year');
  await requireLive(transaction, scope);
  if (stored === null && years.length >= MAX_YEARS)
    throw new CallableError(
      'resource-exhausted',
      `An organisation has at most ${String(MAX_YEARS)} years`,
    );
  return { stored, years };
}
