import {
  asId,
  dayBeside,
  timestampOf,
  type OrganisationId,
  type YearId,
  type YearScope,
} from 'shared-kernel/model';
import { requireAdmin } from '../../access/requireAdmin';
import { activityEntry } from '../../activity/activityEntry';
import { CallableError } from '../../callableError';
import type { CallableFunction } from '../../caller';
import { preparedRequest } from '../../matching/requestMatching';
import type { Services } from '../../services';
import type { StoredDocument, Transaction } from '../../store/documents';
import { yearPath } from '../../store/paths';
import { organisationPath } from '../paths';
import { parseSaveYear } from './requests';

/** Guards against a script gone wild. */
const MAX_YEARS = 100;

/**
 * Callable `saveYear`: makes a year (`yearId` null) or changes one, and answers `{ yearId }`; for admins. The ends are
 * stored as the days beside the first and the last (D4). Everything is counted again where they moved. That the embed
 * page changed is written down, since links that were sent lead to the one before.
 */
export const saveYear =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { documents, newId, now } = services;
    const { organisationId, yearId, name, firstDay, lastDay, embedPage, retainUntil } =
      parseSaveYear(data);
    const admin = await requireAdmin(documents, caller, { organisationId }, 'set up its years');
    const scope: YearScope = { organisationId, yearId: yearId ?? asId<YearId>(newId()) };
    await documents.transaction(async (transaction) => {
      const stored = await requireRoom(transaction, scope, yearId);
      const ends = {
        dateFrom: timestampOf(dayBeside(firstDay, -1)),
        dateTo: timestampOf(dayBeside(lastDay, 1)),
      };
      const moved = stored !== null && !hasEnds(stored, ends);
      const countAgain = await preparedRequest(
        transaction,
        scope,
        { everything: true, changedIds: [] },
        now(),
      );
      transaction.write({
        kind: 'merge',
        path: yearPath(scope),
        data: {
          name,
          ...ends,
          embedPage,
          retainUntil: retainUntil === null ? null : timestampOf(retainUntil),
          ...(stored === null ? { supportersData: { total: 0 } } : {}),
        },
      });
      if (stored !== null && (stored.data['embedPage'] ?? '') !== embedPage)
        transaction.write(activityEntry(services, scope, admin, 'embedPageChanged'));
      if (moved) countAgain();
    });
    return { yearId: scope.yearId };
  };

/** The year as it stands, null for a new one that may be made; throws where it may not. */
async function requireRoom(
  transaction: Transaction,
  scope: YearScope,
  yearId: YearId | null,
): Promise<StoredDocument | null> {
  const [organisation, stored, years] = await Promise.all([
    transaction.get(organisationPath(scope.organisationId)),
    transaction.get(yearPath(scope)),
    transaction.list(yearsPath(scope.organisationId), ['name']),
  ]);
  if (organisation === null) throw new CallableError('not-found', 'There is no such organisation');
  if (yearId !== null && stored === null)
    throw new CallableError('not-found', 'There is no such year');
  if (stored === null && years.length >= MAX_YEARS)
    throw new CallableError(
      'resource-exhausted',
      `An organisation has at most ${String(MAX_YEARS)} years`,
    );
  return stored;
}

const yearsPath = (organisationId: OrganisationId): string =>
  `${organisationPath(organisationId)}/years`;

const hasEnds = (
  { data }: StoredDocument,
  ends: { readonly dateFrom: Date; readonly dateTo: Date },
): boolean => isSame(data['dateFrom'], ends.dateFrom) && isSame(data['dateTo'], ends.dateTo);

const isSame = (stored: unknown, date: Date): boolean =>
  stored instanceof Date && stored.getTime() === date.getTime();
