import { demoBackend, errorOf, valueOf } from 'local-backend/testing';
import {
  createScreen,
  createSearch,
  deleteScreen,
  deleteSearch,
  loadYear,
  loadYears,
} from 'shared-kernel/firestore';
import { asId, DEFAULT_CONTENT, type OrganisationId, type YearId } from 'shared-kernel/model';
import { saveYear, serverSentence, tellServer } from 'shared-kernel/server';
import { readActivity } from '../src/server/activity';
import { deleteYear } from '../src/server/organisations';

/** The calls of set-up against the local backend, through the real SDKs. */
const scope = { organisationId: asId<OrganisationId>('oakhollow'), yearId: asId<YearId>('2026') };
const ADMIN = 'demo-admin';
const MEMBER = 'demo-member';

const backend = demoBackend();

jest.setTimeout(120_000);

describe('the log', () => {
  it('names who deleted a search and a screen from a browser, with their names', async () => {
    await backend.become(MEMBER);
    const member = backend.email;
    const searchId = valueOf(
      await createSearch(scope, { name: 'Walkers', match: 'all', conditions: [] }, backend.email),
    );
    const screen = { name: 'Thanks', match: 'allUsers', searchIds: [], order: 9 } as const;
    const screenId = valueOf(
      await createScreen(scope, { ...screen, content: DEFAULT_CONTENT }, backend.email),
    );
    valueOf(await deleteSearch(scope, searchId));
    valueOf(await deleteScreen(scope, screenId));
    await backend.settled();

    await backend.become(ADMIN);
    const { entries } = valueOf(await readActivity(scope));
    expect(entries.slice(0, 2).map(({ by, deed, subject }) => [by, deed, subject])).toEqual([
      [member, 'screenDeleted', 'Thanks'],
      [member, 'searchDeleted', 'Walkers'],
    ]);
  });
});

describe('a year', () => {
  const settings = {
    organisationId: scope.organisationId,
    yearId: null,
    name: '2031',
    firstDay: { year: 2031, month: 1, day: 1 },
    lastDay: { year: 2031, month: 12, day: 31 },
    embedPage: '',
    retainUntil: null,
  };

  it('is made, guarded by its revision, deleted and restored by an admin', async () => {
    await backend.become(ADMIN);
    const made = valueOf(await saveYear({ ...settings, expectedRevision: 0 }));
    if (made.outcome !== 'saved') throw new Error(made.outcome);
    const { items } = valueOf(await loadYears(scope.organisationId));
    const yearId = items.find(({ name }) => name === '2031')?.id;
    if (yearId === undefined) throw new Error('The year is not there');
    const request = { ...settings, yearId, embedPage: 'https://oak.example/2031' };
    expect(valueOf(await saveYear({ ...request, expectedRevision: 0 }))).toMatchObject({
      outcome: 'conflict',
      revision: 1,
      savedBy: backend.email,
    });
    const soon = { ...request, retainUntil: today(), expectedRevision: 1 };
    expect(valueOf(await saveYear(soon))).toMatchObject({ outcome: 'question', supporters: 0 });

    const of = { organisationId: scope.organisationId, yearId };
    const refused = errorOf(await deleteYear({ ...of, confirmedName: '2030' }));
    expect(refused && serverSentence(refused)).toContain('Type “2031” to confirm');
    const { removeAt } = valueOf(await deleteYear({ ...of, confirmedName: '2031' }));
    expect(valueOf(await loadYear(of)).pendingDeletion).toMatchObject({
      by: backend.email,
      removeAt,
    });
    valueOf(await tellServer('restoreYear', of));
    expect(valueOf(await loadYear(of)).pendingDeletion).toBeNull();
    valueOf(await deleteYear({ ...of, confirmedName: '2031' }));
  });

  const today = () => {
    const now = new Date();
    return { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1, day: now.getUTCDate() };
  };
});
