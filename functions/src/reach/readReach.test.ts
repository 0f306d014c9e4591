import type { YearReach } from 'shared-kernel/model';
import type { Caller } from '../caller';
import { aField, aScreen, aSearch, aSupporter, atLeast, aYear } from '../testing/aYear';
import { testServer, type TestServer } from '../testing/testServer';

const MILO: Caller = { uid: 'milo', token: {} };

const WITH_A_PICTURE = { content: { backgroundImage: '/demo/dawn.svg' } };

const GROVE = aYear({
  'fieldsList/f1': aField('Gift', 'number'),
  'fieldsList/f2': aField('Spring walk', 'action'),
  'fieldsList/f3': aField('City', 'string'),
  'supporters/a@example.org': aSupporter({ Gift: '5', 'Spring walk': '01/06/2026' }),
  'supporters/b@example.org': aSupporter({ 'Spring walk': '02/06/2026', City: 'Oban' }),
  'supporters/c@example.org': aSupporter({ 'Spring walk': '02/06/2025', City: 'Oban' }),
  'supporters/d@example.org': aSupporter({ 'Spring walk': '03/06/2026' }),
  'searches/givers': aSearch(atLeast('Gift', 1)),
  'screens/thanks': { ...aScreen('givers'), ...WITH_A_PICTURE },
});

const ask = (server: TestServer, data: unknown, caller: Caller | null = MILO) =>
  server.handlers.callables.readReach(data, caller);

const OF_GROVE = { organisationId: 'grove', yearId: '2026' };

it('says who sees nothing, what would reach them, and how long the screens play', async () => {
  const expected: YearReach = {
    supporters: 4,
    unseen: {
      total: 3,
      supporterEmails: expect.arrayContaining([
        'b@example.org',
        'c@example.org',
        'd@example.org',
      ]) as readonly string[],
    },
    candidates: [
      { kind: 'notEmpty', fieldName: 'City', supporters: 2 },
      { kind: 'completed', fieldName: 'Spring walk', supporters: 2 },
    ],
    playing: {
      supporters: 1,
      medianMs: 2000,
      longestMs: 2000,
      longestEmails: ['a@example.org'],
    },
  };
  await expect(ask(testServer(GROVE), OF_GROVE)).resolves.toEqual(expected);
});

it('answers of the screens as they are stored now', async () => {
  const server = testServer(GROVE);
  await ask(server, OF_GROVE);
  await server.documents.commit([
    {
      kind: 'set',
      path: 'organisations/grove/years/2026/screens/everybody',
      data: { ...aScreen(), ...WITH_A_PICTURE },
    },
  ]);
  await expect(ask(server, OF_GROVE)).resolves.toMatchObject({
    unseen: { total: 0, supporterEmails: [] },
    candidates: [],
    playing: { supporters: 4, medianMs: 2000, longestMs: 4000 },
  });
});

it('counts nobody for a screen with nothing on it', async () => {
  const server = testServer(GROVE);
  await server.documents.commit([
    { kind: 'set', path: 'organisations/grove/years/2026/screens/blank', data: aScreen() },
  ]);
  await expect(ask(server, OF_GROVE)).resolves.toMatchObject({
    unseen: { total: 3 },
    playing: { supporters: 1, longestMs: 2000 },
  });
});

it.each([
  ['nobody', null, 'unauthenticated'],
  ['somebody of another organisation', { uid: 'otto', token: {} }, 'permission-denied'],
])('refuses %s', async (_, caller, code) => {
  await expect(ask(testServer(GROVE), OF_GROVE, caller)).rejects.toMatchObject({ code });
});

it.each([
  ['a year that is a path', { ...OF_GROVE, yearId: 'a/b' }, 'invalid-argument'],
  ['no year', { organisationId: 'grove' }, 'invalid-argument'],
  ['a year that is not there', { ...OF_GROVE, yearId: '1999' }, 'not-found'],
])('refuses %s', async (_, data, code) => {
  await expect(ask(testServer(GROVE), data)).rejects.toMatchObject({ code });
});
