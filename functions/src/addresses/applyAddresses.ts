import { asId, type OrganisationId, type YearScope } from 'shared-kernel/model';
import type { Services } from '../services';
import { inBatches } from '../store/inBatches';
import {
  addressesPath,
  addressWorkPath,
  inYear,
  yearPath,
  yearScope,
  yearsPath,
} from '../store/paths';
import { heldIn, holderOf, HOLDING } from './holders';
import { isMasked } from './isMasked';

/** Documents in one transaction, each of which holds some dozen addresses. */
const AT_ONCE = 50;

type Has = Pick<Services, 'documents'>;

/**
 * Brings all that is stored of an organisation in line with its setting: masks in the documents of its years, or their
 * addresses. Doing it again changes nothing; a setting that changes meanwhile is followed as well.
 */
export async function applyAddresses(services: Has, organisationId: OrganisationId): Promise<void> {
  const { documents } = services;
  for (;;) {
    const wanted = await isMasked(documents, organisationId);
    for (const { id } of await documents.list(yearsPath(organisationId), ['name']))
      await applyInYear(services, yearScope(organisationId, id), wanted);
    const isDone = await documents.transaction(async (transaction) => {
      if ((await isMasked(transaction, organisationId)) !== wanted) return false;
      const path = addressWorkPath(organisationId);
      if ((await transaction.get(path)) !== null) transaction.write({ kind: 'delete', path });
      return true;
    });
    if (isDone) return;
  }
}

/** Goes on with what died. */
export async function resumeAddresses(services: Has): Promise<void> {
  for (const { path } of await services.documents.group('addressWork', 'state', ['working']))
    await applyAddresses(services, asId<OrganisationId>(path.split('/')[1] ?? ''));
}

/** The documents as they are read are written again: the store puts masks or addresses into them, as it is set. */
async function applyInYear({ documents }: Has, scope: YearScope, wanted: boolean): Promise<void> {
  const paths: string[] = [];
  for (const collection of Object.keys(HOLDING))
    if (collection === '') paths.push(yearPath(scope));
    else
      for (const { path } of await documents.list(inYear(scope, collection), ['name']))
        paths.push(path);
  for (const some of inBatches(paths, AT_ONCE))
    await documents.transaction(async (transaction) => {
      for (const stored of await transaction.getAll(some)) {
        const held = stored && heldIn(stored.data, holderOf(stored.path)?.fields ?? []);
        if (held === null || Object.keys(held).length === 0) continue;
        transaction.write({ kind: 'merge', path: stored?.path ?? '', data: held });
      }
    });
  if (wanted) return;
  const left = await documents.list(addressesPath(scope), ['name']);
  for (const some of inBatches(left, AT_ONCE))
    await documents.transaction(async (transaction) => {
      if (await isMasked(transaction, scope.organisationId)) return;
      for (const { path } of some) transaction.write({ kind: 'delete', path });
    });
}
