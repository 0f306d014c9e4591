import type { YearScope } from 'shared-kernel/model';
import { readYear } from '../access/readYear';
import { activityEntry } from '../activity/activityEntry';
import { emailOf, type Caller } from '../caller';
import type { Services } from '../services';
import { approvalNeeded } from './approval';
import type { Composed } from './compose';
import { pieceWrite } from '../published/pieces';
import type { StoredPublication } from '../published/storedPublication';
import { tidyPublications } from '../published/tidyPublications';
import type { Timeline } from '../published/timeline';
import { sameTimeline, writePublication } from './writePublication';

export interface NewPublication {
  readonly scope: YearScope;
  /** As it was when whoever publishes looked. */
  readonly timeline: Timeline;
  readonly madeFrom: number | null;
  readonly made: Pick<Composed, 'parts' | 'hash' | 'changes' | 'pieces'>;
  readonly from: Date | null;
  readonly until: Date | null;
  readonly timeZone: string;
  readonly backTo: number | null;
}

/** Stores a version, which supporters see, or which waits for approval where the organisation asks for it. */
export async function makePublication(
  services: Services,
  caller: Caller,
  asked: NewPublication,
): Promise<{ readonly number: number; readonly state: StoredPublication['state'] }> {
  const { documents } = services;
  const { scope, timeline, made } = asked;
  const now = services.now();
  // Before the version that names them, so that a reader never looks for what is not there yet.
  await documents.bulk(made.pieces.map((piece) => pieceWrite(scope, piece, now)));
  const outcome = await documents.transaction(async (transaction) => {
    await readYear(transaction, scope);
    const before = await sameTimeline(transaction, scope, timeline);
    const waits = await approvalNeeded(transaction, scope.organisationId);
    const publication = publicationBy(caller, asked, { now, waits, number: before.last + 1 });
    writePublication(transaction, scope, before, publication, { now, timeZone: asked.timeZone });
    const action = waits ? 'publishingAsked' : 'published';
    const subject = versionName(publication.number);
    transaction.write(activityEntry(services, scope, caller, action, '', subject));
    return { number: publication.number, state: publication.state };
  });
  await tidyPublications(services, scope);
  return outcome;
}

export const versionName = (number: number): string => `Version ${String(number)}`;

const publicationBy = (
  caller: Caller,
  { made, madeFrom, from, until, backTo }: NewPublication,
  { now, waits, number }: { readonly now: Date; readonly waits: boolean; readonly number: number },
): StoredPublication => ({
  number,
  state: waits ? 'awaiting' : 'published',
  hash: made.hash,
  by: emailOf(caller),
  uid: caller.uid,
  at: now,
  approvedBy: '',
  from: waits ? from : from === null || from < now ? now : from,
  until,
  ...made.parts,
  changes: made.changes.map((change) => ({ ...change, words: [...change.words] })),
  backTo,
  madeFrom,
});
