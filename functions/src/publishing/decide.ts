import type { YearScope } from 'shared-kernel/model';
import { readYear } from '../access/readYear';
import { requirePublisher } from '../access/requirePublisher';
import { activityEntry } from '../activity/activityEntry';
import { CallableError } from '../callableError';
import { emailOf, type CallableFunction } from '../caller';
import type { Services } from '../services';
import type { DocumentReads } from '../store/documents';
import { publicationPath, publishingPath } from '../store/paths';
import { changesBetween } from './compose';
import { makePublication, versionName } from './makePublication';
import { parseYear } from '../parseRequest';
import { parseVersion } from './publishingRequests';
import { requireTimeline } from './requireTimeline';
import { publicationOf, type StoredPublication } from '../published/storedPublication';
import { seenAt, timelineOf, type Timeline } from '../published/timeline';
import { baseAt, readVersionParts } from '../published/readVersion';
import { writePublication } from './writePublication';

/**
 * Callable `approvePublication`, `{ organisationId, yearId, number, hash }`: the version that waits and has this hash is
 * published. For publishers who did not ask for it themselves.
 */
export const approvePublication =
  (services: Services): CallableFunction =>
  async (data, signedIn) => {
    const { documents } = services;
    const { scope, number, hash } = parseVersion(data);
    const caller = await requirePublisher(documents, signedIn, scope, 'approve what is published');
    return documents.transaction(async (transaction) => {
      await readYear(transaction, scope);
      const timeline = await storedTimeline(transaction, scope);
      const waiting = await storedVersion(transaction, scope, number, hash);
      if (waiting.state !== 'awaiting') throw notWaiting();
      if (waiting.uid === caller.uid || waiting.by === emailOf(caller))
        throw new CallableError(
          'permission-denied',
          'You asked for this to be published. Somebody else has to approve it',
        );
      const now = services.now();
      const begins = waiting.from === null || waiting.from < now ? now : waiting.from;
      if (waiting.until !== null && waiting.until <= begins)
        throw new CallableError('failed-precondition', 'Its last moment has passed meanwhile');
      const { live } = seenAt(timeline, begins);
      if ((live?.number ?? null) !== waiting.madeFrom)
        throw new CallableError(
          'failed-precondition',
          'Another version was published since this was asked for, and would be lost. Ask again',
        );
      const approved = { state: 'published', approvedBy: emailOf(caller), from: begins } as const;
      const place = { now, timeZone: '' };
      writePublication(transaction, scope, timeline, { ...waiting, ...approved }, place);
      const entry = [services, scope, caller, 'publishingApproved'] as const;
      transaction.write(activityEntry(...entry, waiting.by, versionName(number)));
      return {};
    });
  };

/**
 * Callable `withdrawPublication`, `{ organisationId, yearId, number, hash }`: a version that waits, or that nobody has
 * seen yet, is never seen. For publishers.
 */
export const withdrawPublication =
  (services: Services): CallableFunction =>
  async (data, signedIn) => {
    const { documents } = services;
    const { scope, number, hash } = parseVersion(data);
    const caller = await requirePublisher(documents, signedIn, scope, 'withdraw what is published');
    return documents.transaction(async (transaction) => {
      await readYear(transaction, scope);
      const timeline = await storedTimeline(transaction, scope);
      const version = await storedVersion(transaction, scope, number, hash);
      const isAhead = version.from !== null && version.from > services.now();
      if (version.state !== 'awaiting' && !(version.state === 'published' && isAhead))
        throw new CallableError(
          'failed-precondition',
          'Supporters have seen this version already. Take it down, or go back to another one',
        );
      const withdrawn = { ...version, state: 'withdrawn' } as const;
      transaction.write({ kind: 'set', path: publicationPath(scope, number), data: withdrawn });
      transaction.write({
        kind: 'merge',
        path: publishingPath(scope),
        data: { timeline: timeline.timeline.filter((entry) => entry.number !== number) },
      });
      const entry = [services, scope, caller, 'publishingWithdrawn', ''] as const;
      transaction.write(activityEntry(...entry, versionName(number)));
      return {};
    });
  };

/** Callable `takeDown`, `{ organisationId, yearId }`: supporters see no screens any more. For publishers. */
export const takeDown = (services: Services): CallableFunction => switching(services, true);

/** Callable `showAgain`: what was taken down is seen again. For publishers. */
export const showAgain = (services: Services): CallableFunction => switching(services, false);

const switching =
  (services: Services, isDown: boolean): CallableFunction =>
  async (data, signedIn) => {
    const { documents } = services;
    const { scope } = parseYear(data);
    const what = isDown ? 'take its screens down' : 'show its screens again';
    const caller = await requirePublisher(documents, signedIn, scope, what);
    await requireTimeline(services, scope);
    return documents.transaction(async (transaction) => {
      await readYear(transaction, scope);
      const { takenDown } = await storedTimeline(transaction, scope);
      if ((takenDown !== null) === isDown) return {};
      const down = isDown ? { by: emailOf(caller), uid: caller.uid, at: services.now() } : null;
      transaction.write({
        kind: 'merge',
        path: publishingPath(scope),
        data: { takenDown: down },
      });
      const action = isDown ? 'screensTakenDown' : 'screensShownAgain';
      transaction.write(activityEntry(services, scope, caller, action));
      return {};
    });
  };

/**
 * Callable `goBackToPublication`, `{ organisationId, yearId, number, hash }`: an earlier version is published again, as a
 * new one. What staff have saved stays as it is. Gives `{ number, state }`. For publishers.
 */
export const goBackToPublication =
  (services: Services): CallableFunction =>
  async (data, signedIn) => {
    const { documents } = services;
    const { scope, number, hash } = parseVersion(data);
    const caller = await requirePublisher(documents, signedIn, scope, 'go back to a version');
    const timeline = await requireTimeline(services, scope);
    const version = await storedVersion(documents, scope, number, hash);
    if (version.state === 'awaiting') throw notWaiting();
    const now = services.now();
    const seen = seenAt(timeline, now);
    if (seen.state === 'published' && seen.live?.number === number)
      throw new CallableError('failed-precondition', 'Supporters see this version already');
    const target = await readVersionParts(documents, scope, number);
    if (target === null)
      throw new CallableError(
        'failed-precondition',
        'This version named somebody who was erased since, and cannot be brought back',
      );
    const base = await baseAt(documents, scope, timeline, now);
    const made = {
      ...{ parts: target.parts, hash, pieces: [] },
      changes: changesBetween(base, target),
    };
    const madeFrom = seen.live?.number ?? null;
    const when = { from: null, until: null, timeZone: '' };
    return makePublication(services, caller, {
      ...{ scope, timeline, madeFrom, made, backTo: number },
      ...when,
    });
  };

async function storedTimeline(documents: DocumentReads, scope: YearScope): Promise<Timeline> {
  const timeline = timelineOf((await documents.get(publishingPath(scope)))?.data);
  if (timeline === null) throw new CallableError('not-found', 'Nothing is published of this year');
  return timeline;
}

async function storedVersion(
  documents: DocumentReads,
  scope: YearScope,
  number: number,
  hash: string,
): Promise<StoredPublication> {
  const version = publicationOf((await documents.get(publicationPath(scope, number)))?.data);
  if (version?.hash !== hash)
    throw new CallableError('not-found', 'There is no such version any more');
  return version;
}

const notWaiting = (): CallableError =>
  new CallableError('failed-precondition', 'Somebody has decided about this version already');
