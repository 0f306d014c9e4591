import { demoBackend, errorOf, valueOf } from 'local-backend/testing';
import { asId, DEFAULT_STORY, type OrganisationId, type YearId } from 'shared-kernel/model';
import { loadYear } from 'shared-kernel/firestore';
import { linkState, saveStory, serverSentence } from 'shared-kernel/server';
import { exportLinks, revokeAllLinks, revokeLink, saveSharing } from '../src/server/links';
import { readResults } from '../src/server/readResults';

/** The calls for links and results against the local backend, through the real SDKs. */
const scope = { organisationId: asId<OrganisationId>('oakhollow'), yearId: asId<YearId>('2026') };
const ADMIN = 'demo-admin';
const MEMBER = 'demo-member';

const backend = demoBackend();

jest.setTimeout(120_000);

describe('personal links', () => {
  const validUntil = { year: new Date().getUTCFullYear() + 1, month: 1, day: 31 };

  it('are exported, told of, revoked, and shared from by admins', async () => {
    await backend.become(ADMIN);
    const { rows, next } = valueOf(await exportLinks({ ...scope, validUntil }));
    expect(rows.length).toBeGreaterThan(500);
    expect(next).toBeNull();
    const sharing = { hashtag: '#Trees', picture: false };
    const { sharingSaved } = valueOf(await linkState(scope));
    expect(
      valueOf(await saveSharing({ ...scope, sharing, expectedRevision: sharingSaved.revision })),
    ).toMatchObject({ outcome: 'saved' });
    valueOf(await revokeLink({ ...scope, supporter: 'robin.ashdown@example.org' }));

    const state = valueOf(await linkState(scope));
    expect(state).toMatchObject({
      links: rows.length - 1,
      revoked: 1,
      newestExport: { by: backend.email, validUntil },
      allRevokedAt: null,
      sharing: { hashtag: '#Trees', picture: false },
    });
    expect(state.newestExport?.at).toBeInstanceOf(Date);
    valueOf(await revokeAllLinks(scope));
    expect(valueOf(await linkState(scope)).links).toBe(0);
  });

  it('say in a sentence why they are not exported', async () => {
    await backend.become(ADMIN);
    const yesterday = { year: 2020, month: 1, day: 1 };
    const failure = errorOf(await exportLinks({ ...scope, validUntil: yesterday }));
    expect(failure && serverSentence(failure)).toBe(
      'Choose a last day from today on, at most two years ahead.',
    );
  });

  it('are seen by members, with the results, but not handed out by them', async () => {
    await backend.become(MEMBER);
    expect(valueOf(await linkState(scope)).revoked).toBe(1);
    const few = { kind: 'fewerThan', count: 10 };
    const screenIds = [
      ...['actions', 'hello', 'rings', 'saplings', 'spoke-up', 'thanks', 'together'],
    ];
    const { days, total } = valueOf(await readResults(scope));
    expect(days).not.toEqual([]);
    expect(total.opened.kind).toBe('exact');
    expect(total.leftAt.map(({ screenId }) => screenId)).toEqual(screenIds);
    // Too few to be told, also over all days.
    expect(total.leftAt).toContainEqual({ screenId: 'spoke-up', count: few });
    const refused = await exportLinks({ ...scope, validUntil });
    expect(errorOf(refused)?.code).toBe('server/permission-denied');
  });
});

describe('the story of a year', () => {
  it('is saved by admins, read by members, and keeps its path from other years', async () => {
    await backend.become(ADMIN);
    const before = valueOf(await loadYear(scope));
    const story = {
      ...DEFAULT_STORY,
      language: 'nl' as const,
      hostedPage: { path: 'a-path-of-ours', title: 'Your year', description: '' },
    };
    const request = { ...scope, story, expectedRevision: before.storySaved.revision };
    const { outcome } = valueOf(await saveStory(request));
    expect(outcome).toBe('saved');
    await backend.become(MEMBER);
    const { story: stored, storySaved } = valueOf(await loadYear(scope));
    expect(stored).toEqual(story);
    expect(storySaved.savedAt).toBeInstanceOf(Date);
    expect(errorOf(await saveStory(request))?.code).toBe('server/permission-denied');

    await backend.become('demo-superadmin');
    const elsewhere = {
      ...request,
      organisationId: asId<OrganisationId>('lantern-street'),
      expectedRevision: 0,
    };
    expect(valueOf(await saveStory(elsewhere))).toMatchObject({
      outcome: 'refused',
      at: 'hostedPage.path',
    });
  });
});
