import type { YearScope } from 'shared-kernel/model';
import { resumeAddresses } from '../addresses/applyAddresses';
import { resumeCare } from '../care/applyCare';
import { resumeDepartures } from '../departure/resumeDepartures';
import { resumeErasures } from '../erasure/resumeErasures';
import { runImport } from '../importing/runImport';
import { resumeUndos } from '../roll-forward/runUndo';
import { requestMatching } from '../matching/requestMatching';
import { runMatching } from '../matching/runMatching';
import type { Services } from '../services';
import type { StoredDocument } from '../store/documents';
import { jobPath, parseYearDocument, yearPath } from '../store/paths';
import { jobOf } from '../jobs/jobDocument';
import { isHeld } from '../jobs/lease';
import { claimable } from '../jobs/leasedRun';

const ASKS = 'supportersMatchedUpdate';

export interface ResumeOptions {
  /** True where no other process can be at work on this data: then every running job is a dead one, lease or not. */
  readonly exclusive: boolean;
}

/**
 * Claims what nobody is at work on (D19): jobs whose lease has run out, and counts that were asked for but never
 * reached a job, because the process ended between the write and its event.
 */
export async function resumeAll(services: Services, { exclusive }: ResumeOptions): Promise<void> {
  const { documents, now } = services;
  const jobs = await documents.group('jobs', 'state', ['requested', 'working']);
  const dead = await claimable(services, jobs, { exclusive });
  await inTurn(yearsOf(dead, 'import'), (scope) => runImport(services, scope));
  await resumeErasures(services, { exclusive });
  await resumeDepartures(services, { exclusive });
  await resumeCare(services);
  await resumeAddresses(services);
  await resumeUndos(services, { exclusive });

  const asking = await Promise.all(
    (['searches', 'screens'] as const).map((kind) =>
      // Which they are, and no more: a year may hold thousands of them.
      documents.group(kind, ASKS, [true], [ASKS]),
    ),
  );
  await inTurn(yearsOf(asking.flat()), async (scope) => {
    const job = jobOf(await documents.get(jobPath(scope, 'matching')));
    if (!isHeld(job, now()))
      await requestMatching(services, scope, { everything: false, changedIds: [] });
  });
  await inTurn(yearsOf([...asking.flat(), ...dead]), (scope) => runMatching(services, scope));
}

/** The years of these documents, each once; only documents of this id where one is given. */
function yearsOf(documents: readonly StoredDocument[], id?: string): readonly YearScope[] {
  const scopes = documents
    .filter((document) => id === undefined || document.id === id)
    .flatMap(({ path }) => parseYearDocument(path)?.scope ?? []);
  return [...new Map(scopes.map((scope) => [yearPath(scope), scope])).values()];
}

async function inTurn(
  scopes: readonly YearScope[],
  work: (scope: YearScope) => Promise<void>,
): Promise<void> {
  for (const scope of scopes) await work(scope);
}
