/** Production: the same handlers as Cloud Functions (2nd gen). Nothing is decided here. */
import { randomBytes, randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { setGlobalOptions } from 'firebase-functions';
import { onDocumentWrittenWithAuthContext } from 'firebase-functions/firestore';
import {
  onCall,
  onRequest,
  HttpsError,
  type CallableOptions,
  type CallableRequest,
  type Request as FunctionRequest,
  type Response as FunctionResponse,
} from 'firebase-functions/https';
import { error as logError } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { bucketStore } from 'registry';
import { FUNCTIONS_REGION } from 'shared-kernel/model';
import { CallableError } from './callableError';
import type { CallableFunction, Caller } from './caller';
import { authorOf } from './changes/authorOf';
import { startCountingThreads } from './counting/startCountingThreads';
import { createHandlers } from './createHandlers';
import { HAND_ON_MS } from './jobs/lease';
import { mailDocuments } from './mail/mailDocuments';
import { serveReleases } from './remotes/serveReleases';
import { firestoreDocuments } from './store/firestoreDocuments';
import { openedOnUse } from './store/openedOnUse';
import { plainData } from './store/plainValue';
import { removeAccountOf } from './store/removeAccountOf';

initializeApp();
setGlobalOptions({ region: FUNCTIONS_REGION, maxInstances: 20 });

const documents = firestoreDocuments(getFirestore(), { throttleBulkWrites: true });
const now = (): Date => new Date();

const handlers = createHandlers({
  files: openedOnUse(() => bucketStore(getStorage().bucket(process.env['MEDIA_BUCKET']))),
  documents,
  countingThreads: startCountingThreads(),
  removeAccount: removeAccountOf(getAuth()),
  outbox: mailDocuments({ documents, now, newId: randomUUID }),
  staffOrigin: () =>
    process.env['STAFF_ORIGIN'] ?? `https://${process.env['GCLOUD_PROJECT'] ?? ''}.web.app`,
  now,
  supportersOrigin: () =>
    process.env['SUPPORTERS_ORIGIN'] ?? `https://${process.env['GCLOUD_PROJECT'] ?? ''}.web.app`,
  newId: randomUUID,
  newSecret: () => randomBytes(32),
  log: (message, facts = {}) => logError(message, facts),
});

/**
 * A job may take as long as an event-driven function can; what is left then is claimed by `resumeJobs`. It has its instance
 * for itself: a year's columns fill the memory.
 */
const JOB_OPTIONS = { timeoutSeconds: 540, memory: '2GiB', concurrency: 1 } as const;
/** A run is told when its time is nearly over. */
const ofOneRun = () => ({ timeIsUp: AbortSignal.timeout(HAND_ON_MS) });
const IN_YEAR = 'organisations/{organisationId}/years/{yearId}';

export const startImport = callable(handlers.callables.startImport);
export const finishUpload = callable(handlers.callables.finishUpload);
export const reinspectImport = callable(handlers.callables.reinspectImport);
export const checkImport = callable(handlers.callables.checkImport);
export const runImport = callable(handlers.callables.runImport);
export const cancelImport = callable(handlers.callables.cancelImport);
export const undoImport = callable(handlers.callables.undoImport);
export const downloadRejectedRows = callable(handlers.callables.downloadRejectedRows);
export const setFieldType = callable(handlers.callables.setFieldType);
export const setNeverShare = callable(handlers.callables.setNeverShare);
export const describeField = callable(handlers.callables.describeField);

export const claimInstallation = callable(handlers.callables.claimInstallation);
export const createOrganisation = callable(handlers.callables.createOrganisation);
export const renameOrganisation = callable(handlers.callables.renameOrganisation);
export const savePreferences = callable(handlers.callables.savePreferences);
export const setEmailsMasked = callable(handlers.callables.setEmailsMasked, JOB_OPTIONS);
export const setWhoPublishes = callable(handlers.callables.setWhoPublishes);
export const saveBrand = callable(handlers.callables.saveBrand);
export const saveYear = callable(handlers.callables.saveYear);
export const setYearOpen = callable(handlers.callables.setYearOpen);
export const deleteYear = callable(handlers.callables.deleteYear);
export const restoreYear = callable(handlers.callables.restoreYear);
export const deleteOrganisation = callable(handlers.callables.deleteOrganisation);
export const restoreOrganisation = callable(handlers.callables.restoreOrganisation);
export const listPeople = callable(handlers.callables.listPeople);
export const invitePerson = callable(handlers.callables.invitePerson);
export const withdrawInvitation = callable(handlers.callables.withdrawInvitation);
export const listInvitations = callable(handlers.callables.listInvitations);
export const takeUpInvitation = callable(handlers.callables.takeUpInvitation);
export const declineInvitation = callable(handlers.callables.declineInvitation);
export const leaveOrganisation = callable(handlers.callables.leaveOrganisation);
export const removeMember = callable(handlers.callables.removeMember);
export const setRole = callable(handlers.callables.setRole);
export const setAdmin = callable(handlers.callables.setAdmin);

/** An instance keeps the snapshots that it is asked about in memory. */
const COUNTING_OPTIONS = { memory: '2GiB', cpu: 2 } as const;
export const countSearch = callable(handlers.callables.countSearch, COUNTING_OPTIONS);
export const countAudience = callable(handlers.callables.countAudience, COUNTING_OPTIONS);
export const compareSearches = callable(handlers.callables.compareSearches, COUNTING_OPTIONS);
export const previewSearch = callable(handlers.callables.previewSearch, COUNTING_OPTIONS);
export const previewCalculatedField = callable(
  handlers.callables.previewCalculatedField,
  COUNTING_OPTIONS,
);
export const saveCalculatedField = callable(handlers.callables.saveCalculatedField);
export const deleteCalculatedField = callable(handlers.callables.deleteCalculatedField);
export const showAddresses = callable(handlers.callables.showAddresses, COUNTING_OPTIONS);
export const restoreCalculatedField = callable(handlers.callables.restoreCalculatedField);
export const readHome = callable(handlers.callables.readHome);
export const readReach = callable(handlers.callables.readReach, COUNTING_OPTIONS);

export const readPublishing = callable(handlers.callables.readPublishing);
export const readPublishedScreen = callable(handlers.callables.readPublishedScreen);
export const planPublishing = callable(handlers.callables.planPublishing);
export const countPublishing = callable(handlers.callables.countPublishing, COUNTING_OPTIONS);
export const publish = callable(handlers.callables.publish);
export const approvePublication = callable(handlers.callables.approvePublication);
export const withdrawPublication = callable(handlers.callables.withdrawPublication);
export const goBackToPublication = callable(handlers.callables.goBackToPublication);
export const takeDown = callable(handlers.callables.takeDown);
export const showAgain = callable(handlers.callables.showAgain);
export const setPublishingApproval = callable(handlers.callables.setPublishingApproval);

export const exportLinks = callable(handlers.callables.exportLinks);
export const makeLink = callable(handlers.callables.makeLink);
export const sendTestLink = callable(handlers.callables.sendTestLink);
export const revokeLink = callable(handlers.callables.revokeLink);
export const revokeAllLinks = callable(handlers.callables.revokeAllLinks);
export const linkState = callable(handlers.callables.linkState);
export const saveSharing = callable(handlers.callables.saveSharing);
export const saveStory = callable(handlers.callables.saveStory);
export const readResults = callable(handlers.callables.readResults);

/** Re-encoding fills the memory, and one picture at a time is what an instance can hold. */
const MEDIA_OPTIONS = { memory: '2GiB', cpu: 2, concurrency: 1, timeoutSeconds: 120 } as const;
export const describePicture = callable(handlers.callables.describePicture);
export const bringInPicture = callable(handlers.callables.bringInPicture, MEDIA_OPTIONS);
export const readLibrary = callable(handlers.callables.readLibrary);
export const readMediaUses = callable(handlers.callables.readMediaUses);
export const replacePicture = callable(handlers.callables.replacePicture);
export const deleteFont = callable(handlers.callables.deleteFont);
export const deletePicture = callable(handlers.callables.deletePicture);
export const restorePicture = callable(handlers.callables.restorePicture);

export const saveMapping = callable(handlers.callables.saveMapping);
export const readMappings = callable(handlers.callables.readMappings);
export const renameMapping = callable(handlers.callables.renameMapping);
export const deleteMapping = callable(handlers.callables.deleteMapping);
export const saveTemplate = callable(handlers.callables.saveTemplate);
export const readTemplates = callable(handlers.callables.readTemplates);
export const renameTemplate = callable(handlers.callables.renameTemplate);
export const deleteTemplate = callable(handlers.callables.deleteTemplate);
export const readVersions = callable(handlers.callables.readVersions);
export const readVersion = callable(handlers.callables.readVersion);
export const readBin = callable(handlers.callables.readBin);
export const restoreDeleted = callable(handlers.callables.restoreDeleted);
export const noteRollForward = callable(handlers.callables.noteRollForward);
export const readRollForwards = callable(handlers.callables.readRollForwards);
export const planRollForwardUndo = callable(handlers.callables.planRollForwardUndo);
export const undoRollForward = callable(handlers.callables.undoRollForward, JOB_OPTIONS);

export const readActivity = callable(handlers.callables.readActivity);
export const exportActivity = callable(handlers.callables.exportActivity, JOB_OPTIONS);
export const eraseSupporter = callable(handlers.callables.eraseSupporter, JOB_OPTIONS);
export const exportSupporter = callable(handlers.callables.exportSupporter, JOB_OPTIONS);
export const findSupporter = callable(handlers.callables.findSupporter);
export const listAddresses = callable(handlers.callables.listAddresses);
export const readSupporter = callable(handlers.callables.readSupporter);
export const showSensitiveField = callable(handlers.callables.showSensitiveField);
export const allowSupporter = callable(handlers.callables.allowSupporter);
export const readCareList = callable(handlers.callables.readCareList);
export const addToCareList = callable(handlers.callables.addToCareList, JOB_OPTIONS);
export const endCareEntries = callable(handlers.callables.endCareEntries, JOB_OPTIONS);
export const exportYear = callable(handlers.callables.exportYear);
export const bringBackYear = callable(handlers.callables.bringBackYear, JOB_OPTIONS);
export const deleteMyAccount = callable(handlers.callables.deleteMyAccount, JOB_OPTIONS);

export const reportFault = callable(handlers.callables.reportFault);
export const readFaults = callable(handlers.callables.readFaults);

export const uploadImportChunk = onRequest(async (request, response) => {
  const caller = await bearerOf(request.headers.authorization);
  await send(await handlers.chunkUpload(withBody(request), caller), response);
});

export const uploadPicture = onRequest(MEDIA_OPTIONS, async (request, response) => {
  const caller = await bearerOf(request.headers.authorization);
  await send(await handlers.mediaUpload(withBody(request), caller), response);
});

/** The pictures of libraries at `/media/{id}`, and the files of fonts. */
export const serveMedia = onRequest({ concurrency: 80 }, async (request, response) => {
  const { method } = request;
  const address = new URL(request.originalUrl, 'https://functions.invalid');
  await sendBytes(await handlers.media(new Request(address, { method })), response);
});

/** An instance keeps the years that it serves in memory. */
export const serveEmbed = onRequest({ concurrency: 80 }, async (request, response) => {
  const { origin } = request.headers;
  const asked = withBody(request, originOf(request), origin === undefined ? {} : { origin });
  const address = request.get('fastly-client-ip') ?? request.ip ?? '';
  await send(await handlers.embed(asked, address), response);
});

/** The pages of years at `/y/{path}`. */
export const serveHostedPage = onRequest({ concurrency: 80 }, async (request, response) => {
  const { method } = request;
  const address = new URL(request.originalUrl, originOf(request));
  await send(await handlers.hostedPage(new Request(address, { method })), response);
});

/** The bucket of releases: the project's own, or the one that is named. */
const releases = serveReleases(
  () => bucketStore(getStorage().bucket(process.env['RELEASES_BUCKET'])),
  (message) => logError(message),
);

/** Which release of each remote is live, and the files of all releases. */
export const serveRemotes = onRequest({ concurrency: 80 }, async (request, response) => {
  const answer = await releases(
    new Request(new URL(request.originalUrl, 'https://functions.invalid'), {
      method: request.method,
      headers: { 'accept-encoding': request.get('accept-encoding') ?? '' },
    }),
  );
  await sendBytes(answer, response);
});

export const searchChanged = changed(`${IN_YEAR}/searches/{id}`, {});
export const screenChanged = changed(`${IN_YEAR}/screens/{id}`, {});
export const jobChanged = changed(`${IN_YEAR}/jobs/{id}`, JOB_OPTIONS);
export const erasureChanged = changed('organisations/{organisationId}/erasures/{id}', JOB_OPTIONS);

export const resumeJobs = onSchedule({ schedule: 'every 5 minutes', ...JOB_OPTIONS }, () =>
  handlers.resumeAll({ exclusive: false }, ofOneRun()),
);

/** A minute after the day begins in UTC, which is the day that counts are of (D418). */
export const recountDaily = onSchedule(
  { schedule: 'every day 00:01', timeZone: 'Etc/UTC', retryCount: 3, ...JOB_OPTIONS },
  () => handlers.recountDaily(),
);

export const expireImports = onSchedule({ schedule: 'every day 03:00', ...JOB_OPTIONS }, () =>
  handlers.expireImports(),
);

export const removeExpiredSupporters = onSchedule(
  { schedule: 'every day 03:30', ...JOB_OPTIONS },
  () => handlers.removeExpiredSupporters(),
);

export const removeDeleted = onSchedule({ schedule: 'every day 04:00', ...JOB_OPTIONS }, () =>
  handlers.removeDeleted(),
);

export const closeDays = onSchedule({ schedule: 'every day 05:00', ...JOB_OPTIONS }, () =>
  handlers.closeDays(),
);

export const removeOldFaults = onSchedule({ schedule: 'every day 04:30', ...JOB_OPTIONS }, () =>
  handlers.removeOldFaults(),
);

/** What was asked, for a handler that reads its body. */
function withBody(
  request: FunctionRequest,
  origin = 'https://functions.invalid',
  headers: Record<string, string> = {},
): Request {
  const { method } = request;
  const body = new Uint8Array(request.rawBody);
  return new Request(new URL(request.originalUrl, origin), {
    method,
    headers: { 'content-length': String(body.byteLength), ...headers },
    ...(method === 'POST' ? { body } : {}),
  });
}

/** Where it was asked: hosting passes on the name of its site. */
function originOf({ headers }: FunctionRequest): string {
  const host = headers['x-forwarded-host'] ?? headers.host ?? 'functions.invalid';
  return `https://${String(host)}`;
}

async function send(answer: Response, response: FunctionResponse): Promise<void> {
  response
    .status(answer.status)
    .set(Object.fromEntries(answer.headers))
    .send(await answer.text());
}

async function sendBytes(answer: Response, response: FunctionResponse): Promise<void> {
  response
    .status(answer.status)
    .set(Object.fromEntries(answer.headers))
    .send(Buffer.from(await answer.arrayBuffer()));
}

function callable(handler: CallableFunction, options: CallableOptions = {}) {
  return onCall(options, async ({ data, auth }: CallableRequest<unknown>) => {
    try {
      return await handler(data, auth === undefined ? null : { uid: auth.uid, token: auth.token });
    } catch (failure) {
      if (!(failure instanceof CallableError)) throw failure;
      throw new HttpsError(failure.code, failure.message, failure.details);
    }
  });
}

/** With the context that says who made the change: a deletion leaves nothing else behind. */
function changed(document: string, options: Partial<typeof JOB_OPTIONS>) {
  return onDocumentWrittenWithAuthContext(
    { document, retry: true, ...options },
    async ({ document: path, data, id, time, authType, authId }) => {
      const before = data?.before.data();
      const after = data?.after.data();
      await handlers.documentChanged(
        {
          path,
          before: before === undefined ? null : plainData(before),
          after: after === undefined ? null : plainData(after),
          eventId: id,
          at: new Date(time),
          author: authorOf({ authType, authId }),
        },
        ofOneRun(),
      );
    },
  );
}

async function bearerOf(authorization: string | undefined): Promise<Caller | null> {
  const [, token] = /^Bearer (.+)$/.exec(authorization ?? '') ?? [];
  if (token === undefined) return null;
  try {
    const decoded = await getAuth().verifyIdToken(token);
    return { uid: decoded.uid, token: decoded };
  } catch {
    return null; // an invalid token is no token
  }
}
