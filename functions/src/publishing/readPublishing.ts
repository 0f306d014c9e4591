import {
  asId,
  type Publication,
  type PublishedChange,
  type PublishedScreen,
  type Publishing,
  type ScreenId,
  type YearScope,
} from 'shared-kernel/model';
import { requireMember } from '../access/requireMember';
import { requireLive } from '../access/requireLive';
import { mayPublish } from '../access/requirePublisher';
import { CallableError } from '../callableError';
import type { CallableFunction } from '../caller';
import type { Services } from '../services';
import type { DocumentReads } from '../store/documents';
import { publicationPath, publicationsPath } from '../store/paths';
import { approvalNeeded } from './approval';
import { compose, type Saved } from './compose';
import { draftsOf, withNames } from './draftsOf';
import { parseYear } from '../parseRequest';
import { parseScreen } from './publishingRequests';
import { readSaved } from './readSaved';
import { publicationOf, screenIdsOf, type StoredPublication } from '../published/storedPublication';
import { NOTHING_PUBLISHED, seenAt } from '../published/timeline';
import { readPublished } from '../published/pieces';
import { readTimeline, readVersionParts, NO_VERSION } from '../published/readVersion';

/**
 * Callable `readPublishing`, `{ organisationId, yearId }`: what is published of a year and what differs from it in what is
 * saved, as `Publishing`; moments are ISO texts. Members may ask.
 */
export const readPublishing =
  (services: Services): CallableFunction =>
  async (data, signedIn) => {
    const { documents, now } = services;
    const { scope } = parseYear(data);
    const caller = await requireMember(documents, signedIn, scope, 'see what is published');
    await requireLive(documents, scope);
    const stored = await readTimeline(documents, scope);
    const saved = await readSaved(documents, scope);
    const { live, state } = seenAt(stored ?? NOTHING_PUBLISHED, now());
    const base =
      stored === null
        ? { ...NO_VERSION, ...saved }
        : live === null
          ? NO_VERSION
          : await readVersionParts(documents, scope, live.number);
    const { takenDown = null, timeZone = '' } = stored ?? {};
    const publishing: Publishing = {
      state: stored === null ? 'asSaved' : state,
      live: live?.number ?? null,
      takenDown: takenDown === null ? null : { by: takenDown.by, at: takenDown.at },
      publications: await readPublications(documents, scope, saved),
      timeZone,
      needsApproval: await approvalNeeded(documents, scope.organisationId),
      mayPublish: await mayPublish(documents, caller, scope),
      drafts: draftsOf(base ?? NO_VERSION, saved),
      savedHash: compose(base ?? NO_VERSION, saved, null).hash,
    };
    return onTheWire(publishing);
  };

/**
 * Callable `readPublishedScreen`, `{ organisationId, yearId, number, screenId }`: a screen as a version shows it, and which
 * screens it shows, as `PublishedScreen`; without a screen where `screenId` is null. Members may ask.
 */
export const readPublishedScreen =
  ({ documents }: Services): CallableFunction =>
  async (data, caller): Promise<PublishedScreen> => {
    const { scope, number, screenId } = parseScreen(data);
    await requireMember(documents, caller, scope, 'see what is published');
    await requireLive(documents, scope);
    const version = publicationOf((await documents.get(publicationPath(scope, number)))?.data);
    if (version === null) throw new CallableError('not-found', 'There is no such version any more');
    const screens = version.screens.filter(({ id }) => id === screenId);
    const published = await readPublished(documents, scope, { screens, searches: [] });
    if (published === null)
      throw new CallableError(
        'failed-precondition',
        'This version named somebody who was erased since, and is gone',
      );
    const [screen] = published.screens;
    const screenIds = screenIdsOf(version);
    if (screen === undefined) return { screen: null, screenIds };
    const { match, searchIds, content } = screen;
    return { screen: { match, searchIds, content }, screenIds };
  };

async function readPublications(
  documents: DocumentReads,
  scope: YearScope,
  saved: Saved,
): Promise<readonly Publication[]> {
  const stored = await documents.list(publicationsPath(scope));
  const named = withNames(saved);
  return stored
    .flatMap(({ data }) => publicationOf(data) ?? [])
    .sort((one, other) => other.number - one.number)
    .map((version) =>
      headOf(
        version,
        version.changes.map(({ screenId, ...change }) =>
          named({ screenId: asId<ScreenId>(screenId), ...change }),
        ),
      ),
    );
}

const headOf = (version: StoredPublication, changes: readonly PublishedChange[]): Publication => {
  const { number, state, hash, by, at, approvedBy, from, until, screens, backTo } = version;
  return {
    ...{ number, state, hash, by, at, approvedBy, from, until, changes, backTo },
    screens: screens.length,
  };
};

/** Moments as texts. */
const onTheWire = (value: object): unknown => JSON.parse(JSON.stringify(value));
