import type { YearScope } from 'shared-kernel/model';
import { forgetAddresses } from '../addresses/forgetAddresses';
import { noteSaves } from '../activity/noteSaves';
import { applyCare } from '../care/applyCare';
import { resumeDepartures } from '../departure/resumeDepartures';
import type { ErasureAddress } from '../erasure/erasure';
import { resumeErasuresOf } from '../erasure/resumeErasures';
import { runErasure } from '../erasure/runErasure';
import type { DocumentChange } from '../store/documentChange';
import { noteDeletion } from './noteDeletion';
import { runImport } from '../importing/runImport';
import { definitionChanged } from '../matching/definitionChanged';
import { isDefinitionKind } from '../definitions/fingerprint';
import type { AskForMatching } from '../matching/gatherRequests';
import { runMatching } from '../matching/runMatching';
import { keepAsItStands } from '../publishing/keepAsItStands';
import { changesWhatIsSeen } from '../publishing/changesWhatIsSeen';
import type { Services } from '../services';
import { keepVersions } from '../versions/keepVersions';
import { parseErasure, parseYearDocument } from '../store/paths';

/** The collections of a year whose changes mean work. */
const WATCHED: ReadonlySet<string> = new Set(['searches', 'screens', 'jobs']);

/** Whether changes of the document at this path are to be handed to `documentChanged`. */
export const isWatched = (path: string): boolean =>
  WATCHED.has(parseYearDocument(path)?.collection ?? '') || parseErasure(path) !== null;

/** A changed search or screen asks for matching; the document of a job or an erasure that asks for work starts it. */
export async function documentChanged(
  services: Services,
  askForMatching: AskForMatching,
  change: DocumentChange,
): Promise<void> {
  const erasure = parseErasure(change.path);
  if (erasure !== null) return erasureChanged(services, erasure, change);
  const document = parseYearDocument(change.path);
  if (document === null) return;
  const { scope, collection, id } = document;
  if (isDefinitionKind(collection)) {
    const { before, after } = change;
    if (changesWhatIsSeen(collection, before, after))
      await keepAsItStands(services, scope, { kind: collection, id, before });
    if (change.after === null) {
      await noteDeletion(services, scope, collection, id, change);
      await forgetAddresses(services.documents, change.path);
    }
    if (definitionChanged(collection, change.before, change.after))
      await askForMatching(scope, { everything: false, changedIds: [id] });
    await noteSaves(services, scope, collection, id, change);
    await keepVersions(services, scope, collection, id, change);
  } else if (collection === 'jobs') await jobChanged(services, scope, id, change);
}

/** The next run goes on with one that was handed on; its end lets those go on that waited for the same years. */
async function erasureChanged(
  services: Services,
  address: ErasureAddress,
  { before, after }: DocumentChange,
): Promise<void> {
  if (after?.['state'] === 'working' && after['handedOn'] !== before?.['handedOn'])
    await runErasure(services, address);
  if (after?.['state'] === 'done' && before?.['state'] === 'working')
    await resumeErasuresOf(services, address.organisationId);
}

async function jobChanged(
  services: Services,
  scope: YearScope,
  job: string,
  { before, after }: DocumentChange,
): Promise<void> {
  const became = (state: string): boolean =>
    after?.['state'] === state && before?.['state'] !== state;
  if (job === 'matching' && became('requested')) await runMatching(services, scope);
  const isHandedOn = after?.['state'] === 'working' && after['handedOn'] !== before?.['handedOn'];
  if (job === 'import' && (became('working') || isHandedOn)) await runImport(services, scope);
  // An erasure holds the job without an import: its own end is no news.
  if (job === 'import' && became('idle') && before?.['importId'] !== '') {
    await resumeErasuresOf(services, scope.organisationId);
    await resumeDepartures(services, { exclusive: false });
    await applyCare(services, scope.organisationId);
  }
}
