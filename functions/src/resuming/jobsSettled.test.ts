import { setTimeout } from 'node:timers/promises';
import { aScreen, aSupporter, aYear, SCOPE, YEAR } from '../testing/aYear';
import { testServer } from '../testing/testServer';
import { recordOf } from '../testing/importCsv';
import { uploadCsv } from '../testing/uploadCsv';
import { requestMatching } from '../matching/requestMatching';
import { jobsSettled } from './jobsSettled';

const AT_ONCE = { lookEveryMs: 5, patienceMs: 10 };
const EVERYTHING = { everything: true, changedIds: [] };

describe('waiting for the jobs of a year', () => {
  it('is over at once where there is nothing to do', async () => {
    await jobsSettled(testServer(aYear()).services, SCOPE, { patienceMs: 60_000 });
  });

  it('does what nobody claims, imports and counts alike', async () => {
    const server = testServer(aYear({ 'screens/all': aScreen() }));
    server.holdEvents = true;
    const importId = await uploadCsv(server.handlers, 'Email\nann@example.org');
    await requestMatching(server.services, SCOPE, EVERYTHING);

    await jobsSettled(server.services, SCOPE, AT_ONCE);

    expect((await recordOf(server, importId)).state).toBe('mapping');
    expect(await server.data(`${YEAR}/screens/all`)).toMatchObject({ supportersMatched: 0 });
  });

  it('writes addresses masked where an organisation wants that', async () => {
    const server = testServer(
      aYear({ 'screens/all': aScreen(), 'supporters/ann@example.org': aSupporter({}) }),
    );
    const path = 'organisations/grove';
    await server.documents.commit([{ kind: 'merge', path, data: { emailsMasked: true } }]);
    server.holdEvents = true;
    await requestMatching(server.services, SCOPE, EVERYTHING);

    await server.handlers.jobsSettled(SCOPE, AT_ONCE);

    expect(await server.data(`${YEAR}/screens/all`)).toMatchObject({
      supportersMatched: 1,
      supportersMatchedEmails: ['a…@example.org'],
    });
  });

  it('leaves a job alone that another process holds, and waits for it', async () => {
    const server = testServer(aYear());
    const path = `${YEAR}/jobs/import`;
    const held = {
      state: 'working',
      owner: 'another',
      leaseUntil: new Date(server.services.now().getTime() + 60_000),
    };
    await server.documents.commit([{ kind: 'set', path, data: held }]);
    let isSettled = false;
    const settled = jobsSettled(server.services, SCOPE, AT_ONCE).then(() => {
      isSettled = true;
    });
    await setTimeout(60);
    expect(isSettled).toBe(false);
    expect(await server.data(path)).toEqual(held);

    await server.documents.commit([{ kind: 'merge', path, data: { state: 'idle' } }]);
    await settled;
  });
});
