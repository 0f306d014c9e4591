import { aYear, SCOPE, YEAR } from '../testing/aYear';
import { testServer } from '../testing/testServer';
import { gatherRequests } from './gatherRequests';

const change = (...changedIds: readonly string[]) => ({ everything: false, changedIds });

describe('requests for matching', () => {
  it('that come while one is stored go together, and none is lost', async () => {
    const server = testServer(aYear());
    server.holdEvents = true;
    const transactions = jest.spyOn(server.documents, 'transaction');
    const ask = gatherRequests(server.services);
    await Promise.all(['a', 'b', 'c', 'd', 'a'].map((id) => ask(SCOPE, change(id))));

    expect(await server.data(`${YEAR}/jobs/matching`)).toEqual({
      state: 'requested',
      everything: false,
      changedIds: ['a', 'b', 'c', 'd'],
    });
    expect(transactions.mock.calls.length).toBeLessThan(5);
  });

  it('after one that failed are stored all the same', async () => {
    const server = testServer(aYear());
    server.holdEvents = true;
    jest.spyOn(server.documents, 'transaction').mockRejectedValueOnce(new Error('down'));
    const ask = gatherRequests(server.services);
    await expect(ask(SCOPE, change('a'))).rejects.toThrow('down');
    await ask(SCOPE, change('b'));

    expect(await server.data(`${YEAR}/jobs/matching`)).toMatchObject({ changedIds: ['b'] });
  });
});
