import type { PublishingCallable } from '../../../publishing/publishingCallables';
import type { TestServer } from '../../testServer';
import { idsOf, organisationOf, type Home, type Request, type Row } from '../row';

const AT_ONCE = { screenIds: null, timeZone: 'Europe/London', from: null, until: null } as const;

/** A screen is saved that supporters do not see yet; gives what publishing it asks. */
async function withDraft(on: TestServer, home: Home): Promise<Request> {
  const { callables } = on.handlers;
  await callables.takeDown(idsOf(home), home.admin);
  await callables.showAgain(idsOf(home), home.admin);
  const screen = { name: 'New', order: 2, match: 'allUsers', searchIds: [], content: null };
  const path = `organisations/${home.organisationId}/years/${home.yearId}/screens/draft`;
  await on.documents.commit([{ kind: 'set', path, data: screen }]);
  return { ...idsOf(home), ...AT_ONCE };
}

async function hashOf(on: TestServer, home: Home, request: Request): Promise<string> {
  const plan = await on.handlers.callables.planPublishing(request, home.admin);
  return (plan as { readonly hash: string }).hash;
}

async function ready(on: TestServer, home: Home): Promise<Request> {
  const request = await withDraft(on, home);
  return { ...request, hash: await hashOf(on, home, request) };
}

/** The second version, which the admin has made; the first is the year as it stood. */
async function published(on: TestServer, home: Home): Promise<Request> {
  const request = await ready(on, home);
  await on.handlers.callables.publish(request, home.admin);
  return { ...idsOf(home), number: 2, hash: request['hash'] };
}

async function waiting(on: TestServer, home: Home): Promise<Request> {
  const request = await ready(on, home);
  const year = `organisations/${home.organisationId}/years/${home.yearId}`;
  await on.documents.commit([
    {
      kind: 'merge',
      path: `organisations/${home.organisationId}`,
      data: { publishingNeedsApproval: true },
    },
  ]);
  await on.handlers.callables.publish(request, home.admin);
  // Somebody who has left the organisation asked for it, so that everybody may approve.
  await on.documents.commit([
    { kind: 'merge', path: `${year}/publications/2`, data: { by: 'left@example.org', uid: '' } },
  ]);
  return { ...idsOf(home), number: 2, hash: request['hash'] };
}

/** The version that was there before the one that is seen. */
async function earlier(on: TestServer, home: Home): Promise<Request> {
  await published(on, home);
  const year = `organisations/${home.organisationId}/years/${home.yearId}`;
  const { hash } = await on.data(`${year}/publications/1`);
  return { ...idsOf(home), number: 1, hash };
}

export const PUBLISHING_ROWS = {
  readPublishing: { who: 'member', request: withDraft },
  readPublishedScreen: {
    who: 'member',
    request: async (on, home) => {
      await published(on, home);
      return { ...idsOf(home), number: 2, screenId: 'draft' };
    },
  },
  planPublishing: { who: 'member', request: withDraft },
  countPublishing: { who: 'member', request: withDraft },
  publish: { who: 'publisher', request: ready },
  approvePublication: { who: 'publisher', request: waiting },
  withdrawPublication: { who: 'publisher', request: waiting },
  goBackToPublication: { who: 'publisher', request: earlier },
  takeDown: { who: 'publisher', request: published },
  showAgain: {
    who: 'publisher',
    request: async (on, home) => {
      await published(on, home);
      await on.handlers.callables.takeDown(idsOf(home), home.admin);
      return idsOf(home);
    },
  },
  setPublishingApproval: {
    who: 'admin',
    request: (_, home) => ({ ...organisationOf(home), needed: true }),
  },
} as const satisfies Record<PublishingCallable, Row>;
