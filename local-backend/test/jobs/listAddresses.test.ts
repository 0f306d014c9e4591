import { startJobServer, type JobServer } from './jobServer';

/** Addresses by how they begin, over firebase-admin as in production. */
let server: JobServer;

const YEAR = 'organisations/grove/years/2026';
const ADA = { uid: 'ada', token: { email: 'ada@example.org' } };
/** In the order of ids, which is that of their bytes. */
const EMAILS = [
  'rob@example.org',
  'rob@example.org.uk',
  'robin@example.org',
  'robé@example.org',
  'rob\uff21@example.org',
  'rob🌱@example.org',
];

beforeAll(async () => {
  server = await startJobServer();
  await server.documents.commit([
    { kind: 'set', path: 'organisations/grove', data: { name: 'Grove' } },
    { kind: 'set', path: 'organisations/grove/admins/ada', data: {} },
    { kind: 'set', path: 'users/ada', data: { organisation: 'grove' } },
    {
      ...{ kind: 'set', path: YEAR },
      data: { name: '2026', dateFrom: new Date('2026-01-01'), dateTo: new Date('2027-01-01') },
    },
    ...['roa@example.org', 'roc@example.org', ...EMAILS].map((email) => ({
      ...{ kind: 'set' as const, path: `${YEAR}/supporters/${email}` },
      data: { supporterId: '', fields: {} },
    })),
  ]);
});
afterAll(() => server.close());

const list = (prefix: string): Promise<unknown> =>
  server.handlers.callables.listAddresses({ organisationId: 'grove', yearId: '2026', prefix }, ADA);

it('the store finds all that begin so, whatever they go on with, and nobody else', async () => {
  expect(await list('rob')).toEqual({ outcome: 'listed', emails: EMAILS });
  expect(await list('rob@example.org')).toEqual({
    outcome: 'listed',
    emails: ['rob@example.org.uk'],
  });
});

it.each(['a/b', '__rob__', 'rob\ud83c'])(
  'the store is not asked for what no id can begin with: %j',
  async (prefix) => {
    expect(await list(prefix)).toEqual({ outcome: 'listed', emails: [] });
  },
);

it('the store finds the line of the last hour again', async () => {
  await list('rob');
  await list('robi');
  const lines = await server.documents.list('organisations/grove/activity');
  expect(lines.map(({ data }) => data['deed'])).toEqual(['addressesListed']);
});
