import { asId, type OrganisationId } from 'shared-kernel/model';
import { startJobServer, type JobServer } from './jobServer';

/** The log over firebase-admin, as in production. */
let server: JobServer;

beforeAll(async () => {
  server = await startJobServer();
});
afterAll(() => server.close());

const LOG = 'organisations/grove/activity';
const line = (id: string, data: Readonly<Record<string, unknown>> = {}) =>
  ({ kind: 'create', path: `${LOG}/${id}`, data: { deed: 'linkRevoked', ...data } }) as const;

it('what is to be new is refused where it is there, and all that was to be written with it', async () => {
  const { documents } = server;
  await documents.commit([line('there', { by: 'first' })]);
  const again = line('there', { by: 'second' });
  await expect(documents.commit([line('beside'), again])).rejects.toThrow(/exists/i);
  await expect(
    documents.transaction((transaction) => {
      transaction.write(again);
      return Promise.resolve();
    }),
  ).rejects.toThrow(/exists/i);
  await expect(documents.bulk([again])).rejects.toThrow('1 documents were not written');
  expect((await documents.list(LOG)).map(({ id, data }) => [id, data['by']])).toEqual([
    ['there', 'first'],
  ]);
});

it('a page holds what is equal in all that is asked for, between two ids', async () => {
  const { documents } = server;
  await documents.commit(
    Array.from({ length: 40 }, (_, n) =>
      line(String(100 + n), { by: n % 2 === 0 ? 'ada' : 'mia', yearId: n % 3 === 0 ? 'y' : null }),
    ),
  );
  const ask = async (after: string | null) =>
    (
      await documents.page(LOG, {
        ...{ size: 3, after, until: '130', select: ['by'] },
        holding: { by: ['ada', 'nobody'], yearId: ['y'], deed: ['linkRevoked', 'linksExported'] },
      })
    ).map(({ id }) => id);
  expect(await ask('101')).toEqual(['106', '112', '118']);
  expect(await ask('118')).toEqual(['124', '130']);
});

it('days are closed once, whoever else closes them at the same time', async () => {
  const { documents, handlers } = server;
  const yesterday = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const organisationId = asId<OrganisationId>('birch');
  await documents.commit([
    { kind: 'set', path: `organisations/${organisationId}`, data: { name: 'Birch' } },
    {
      kind: 'create',
      path: `organisations/${organisationId}/activity/1`,
      data: { deed: 'linkRevoked', at: new Date(), day: yesterday },
    },
  ]);
  await Promise.all([handlers.closeDays(), handlers.closeDays()]);
  const digests = await documents.list(`organisations/${organisationId}/activityDigests`);
  expect(digests[0]).toMatchObject({ id: yesterday, data: { count: 1, previous: '' } });
  digests.reduce((before, digest) => {
    expect(digest.data['previous']).toBe(before.data['digest']);
    return digest;
  });
});
