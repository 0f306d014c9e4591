import { asId, civilDateInUtc, dayBeside, isoDay, type OrganisationId } from 'shared-kernel/model';
import { yearsOf } from '../erasure/erasedPerson';
import type { Services } from '../services';
import { ORGANISATIONS, suppressionPath } from '../store/paths';
import { careRevision, writeCareRevision } from '../suppressions/careRevision';
import { listedCare } from '../suppressions/readCare';
import { applyInYear } from './applyInYear';
import { careWorkWrite, isOver, nextDayOf } from './careWork';

/**
 * Brings all years of an organisation in line with its care list, and says whether that is done: an import at work is
 * waited for. What changes meanwhile is done as well.
 */
export async function applyCare(
  services: Services,
  organisationId: OrganisationId,
): Promise<boolean> {
  const { documents } = services;
  for (;;) {
    const revision = await currentRevision(services, organisationId);
    if (revision === '') return true;
    let isDone = true;
    for (const scope of await yearsOf(documents, organisationId))
      isDone = (await applyInYear(services, scope)) && isDone;
    if (!isDone) return false;
    if (await ended(services, organisationId, revision)) return true;
  }
}

/** Entries whose days are over hold no longer in any case, and are named no longer from here on. */
const currentRevision = (services: Services, organisationId: OrganisationId): Promise<string> =>
  services.documents.transaction(async (transaction) => {
    const revision = await careRevision(transaction, organisationId);
    if (revision === '') return '';
    const entries = await listedCare(transaction, organisationId);
    const over = entries.filter((entry) => isOver(entry, services.now()));
    if (over.length === 0) return revision;
    for (const { id } of over)
      transaction.write({ kind: 'delete', path: suppressionPath(organisationId, id) });
    transaction.write(careWorkWrite(organisationId, { state: 'working' }));
    return writeCareRevision(transaction, services, organisationId);
  });

/** False where the list has changed since. */
const ended = (
  services: Services,
  organisationId: OrganisationId,
  revision: string,
): Promise<boolean> =>
  services.documents.transaction(async (transaction) => {
    if ((await careRevision(transaction, organisationId)) !== revision) return false;
    const entries = await listedCare(transaction, organisationId);
    const nextDay = nextDayOf(entries, services.now());
    transaction.write(careWorkWrite(organisationId, { state: 'idle', nextDay }));
    return true;
  });

/** Days that a server which was off may have missed; a database asks for 30 values at most. */
const MISSED_DAYS = 29;

/** Goes on with changes that died or waited for an import, and with lists of which an entry's day has come. */
export async function resumeCare(services: Services): Promise<void> {
  const { documents, now } = services;
  const today = civilDateInUtc(now());
  const days = Array.from({ length: MISSED_DAYS }, (_, back) => isoDay(dayBeside(today, -back)));
  const due = [
    ...(await documents.group('careWork', 'state', ['working'], ['state'])),
    ...(await documents.group('careWork', 'nextDay', days, ['state'])),
  ];
  for (const path of new Set(due.map((work) => work.path)))
    await applyCare(services, asId<OrganisationId>(path.split('/')[1] ?? ''));
}

/** After a backup was restored: its years know an earlier list. */
export async function applyAllCare(services: Services): Promise<void> {
  for (const { id } of await services.documents.list(ORGANISATIONS, ['name']))
    await applyCare(services, asId<OrganisationId>(id));
}
