import { fieldDocumentId } from '../fields/fieldDocumentId';
import { dropSnapshot } from '../snapshot/storeSnapshot';
import { ADA, aShowServer, exported, IN_YEAR } from '../testing/aShow';
import { SCOPE, YEAR } from '../testing/aYear';
import { pathsHolding } from '../testing/everything';
import { importCsv } from '../testing/importCsv';
import type { TestServer } from '../testing/testServer';

const FINCH = 'finch@example.org';
const FINCHS_ID = '88112233';
const OF_FINCH = /finch@example\.org|finch\.new@example\.org|88112233|987654/;

const CSV = [
  'Email,Supporter Id,Gift',
  'robin@example.org,5100,11',
  'wren@example.org,5200,12',
  `${FINCH},${FINCHS_ID},13`,
].join('\n');

/** What another sync stores of somebody who was erased, under the same email or another one. */
const STORED = {
  'under the same email': { email: FINCH, supporterId: '' },
  'under the same supporter id': { email: 'finch.new@example.org', supporterId: FINCHS_ID },
} as const;

interface Way {
  readonly stored: { readonly email: string; readonly supporterId: string };
  readonly from: 'snapshot' | 'documents';
}

/** Finch was erased, and a sync brought Finch back; the snapshot was made before anybody was kept out. */
async function broughtBack({ stored: { email, supporterId }, from }: Way): Promise<TestServer> {
  const on = aShowServer();
  await importCsv(on, CSV);
  await on.handlers.callables.eraseSupporter({ ...IN_YEAR, email: FINCH }, ADA);
  await on.settled();
  const suppressions = await on.documents.list('organisations/grove/suppressions');
  const lift = suppressions.map(({ path }) => ({ kind: 'delete' as const, path }));
  await on.documents.commit(lift);
  await importCsv(on, `${CSV.split('\n').slice(0, 3).join('\n')}\n${email},${supporterId},987654`);
  await on.documents.commit(
    suppressions.map(({ path, data }) => ({ kind: 'set' as const, path, data })),
  );
  if (from === 'documents') await dropSnapshot(on.services, SCOPE);
  return on;
}

const giftOf = (on: TestServer) => on.data(`${YEAR}/fieldsList/${fieldDocumentId('Gift')}`);

const WAYS = Object.entries(STORED).flatMap(([name, stored]) =>
  (['snapshot', 'documents'] as const).map((from) => ({ name, stored, from })),
);

describe.each(WAYS)('whom the organisation keeps out, stored $name, read from the $from', (way) => {
  it('is neither counted nor shown in a field whose type is set', async () => {
    const on = await broughtBack(way);
    expect(JSON.stringify(await giftOf(on))).toMatch(/987654/);
    const request = { ...IN_YEAR, fieldName: 'Gift', type: 'number' };
    await on.handlers.callables.setFieldType(request, ADA);
    const gift = await giftOf(on);
    expect(JSON.stringify(gift)).not.toMatch(OF_FINCH);
    expect(gift).toMatchObject({ count: 2, spread: { 11: 1, 12: 1 } });
  });

  it('is neither counted nor shown after the erasure of somebody else', async () => {
    const on = await broughtBack(way);
    await on.handlers.callables.eraseSupporter({ ...IN_YEAR, email: 'wren@example.org' }, ADA);
    await on.settled();
    const held = pathsHolding(on.documents, OF_FINCH);
    // What the sync stored is the sync's to take back: nothing else says it on.
    expect(held).toEqual([`${YEAR}/supporters/${way.stored.email}`]);
    expect(await giftOf(on)).toMatchObject({ count: 1 });
    expect(await on.data(YEAR)).toMatchObject({ supportersData: { total: 1 } });
  });

  it('is given no personal link', async () => {
    const on = await broughtBack(way);
    expect(await exported(on)).toMatchObject({
      rows: [{ supporterId: '5100' }, { supporterId: '5200' }],
      withoutId: 0,
    });
    expect(pathsHolding(on.documents, OF_FINCH).join()).not.toContain('personalLinks');
  });
});
