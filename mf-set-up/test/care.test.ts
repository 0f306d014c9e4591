import { demoBackend, errorOf, valueOf } from 'local-backend/testing';
import { readSupporter } from 'shared-kernel/firestore';
import { asId, isKeptOut, type OrganisationId, type YearId } from 'shared-kernel/model';
import { addToCareList, endCareEntries, readCareList } from '../src/server/care';

/** The care list against the local backend, through the real SDKs and rules. */
const organisationId = asId<OrganisationId>('oakhollow');
const scope = { organisationId, yearId: asId<YearId>('2026') };
const ROBIN = 'robin.ashdown@example.org';

const backend = demoBackend();

const refused = (read: Awaited<ReturnType<typeof readSupporter>>) => {
  if (read.ok) throw new Error('They were read');
  return read.error;
};

jest.setTimeout(120_000);

it('has nobody read who is on it, of members and admins alike, until the entry ends', async () => {
  await backend.become('demo-member');
  expect(valueOf(await readSupporter(scope, ROBIN)).email).toBe(ROBIN);
  expect(errorOf(await readCareList({ organisationId }))?.code).toBe('server/permission-denied');

  await backend.become('demo-admin');
  const entry = { of: 'email', value: ROBIN, effect: 'out', reason: 'complaint' } as const;
  const entries = [{ ...entry, note: '', lastDay: null }];
  const { list, outcomes } = valueOf(await addToCareList({ organisationId, entries }));
  expect(outcomes).toEqual(['added']);
  expect(list).toMatchObject({ applied: true, entries: [{ ...entry, addedBy: backend.email }] });
  expect(isKeptOut(refused(await readSupporter(scope, ROBIN)))).toBe(true);
  await backend.become('demo-member');
  expect(isKeptOut(refused(await readSupporter(scope, ROBIN)))).toBe(true);
  expect(isKeptOut(refused(await readSupporter(scope, 'nobody@example.org')))).toBe(false);

  await backend.become('demo-admin');
  const ids = list.entries.map(({ id }) => id);
  expect(valueOf(await endCareEntries({ organisationId, ids })).entries).toEqual([]);
  expect(valueOf(await readSupporter(scope, ROBIN)).email).toBe(ROBIN);
});
