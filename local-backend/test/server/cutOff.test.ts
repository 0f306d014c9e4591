import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { itInLongRun } from 'shared-kernel/testing';
import { startLocalBackend, type LocalBackend } from '../../src';
import { localClient } from './localClient';

const ADMIN = 'ada.greenwood@example.org';
const YEAR = 'organisations/oakhollow/years/2026';
const SUPPORTERS = 1_500;

const csv = new TextEncoder().encode(
  [
    'Supporter Email,First Name,Gift',
    ...Array.from({ length: SUPPORTERS }, (_, index) => `new${index}@example.org,New,${index % 7}`),
  ].join('\n'),
);

const MAPPING = {
  emailPosition: 1,
  supporterIdPosition: null,
  columns: [
    { position: 2, name: 'First Name', type: null, include: true },
    { position: 3, name: 'Gift', type: null, include: true },
  ],
};

let folder: string;

const start = (): Promise<LocalBackend> =>
  startLocalBackend({
    port: 0,
    dataDirectory: join(folder, 'data'),
    demo: true,
    webRoots: { shell: folder, remotes: () => [], embed: folder },
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cut-off-'));
});
afterAll(() => rm(folder, { recursive: true }));

itInLongRun(
  'an import that the end of the process cuts off is completed at the next start (D19)',
  async () => {
    const first = await start();
    const client = await localClient(first.origin, ADMIN);
    const importId = await client.importCsv('oakhollow', '2026', csv, MAPPING, first.settled);
    await first.close();

    const second = await start();
    const again = await localClient(second.origin, ADMIN);
    await second.settled();
    const [record, year, hello] = await again.read(
      `${YEAR}/imports/${importId}`,
      YEAR,
      `${YEAR}/screens/hello`,
    );
    const total = { integerValue: String(600 + SUPPORTERS) };
    expect(record).toMatchObject({
      state: { stringValue: 'done' },
      processed: { integerValue: String(SUPPORTERS) },
    });
    expect(year).toMatchObject({ supportersData: { mapValue: { fields: { total } } } });
    expect(hello).toMatchObject({
      supportersMatched: total,
      supportersMatchedUpdate: { booleanValue: false },
    });
    await second.close();
  },
  60_000,
);
