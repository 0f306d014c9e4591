import type { FaultReport } from 'shared-kernel/model';
import { faultQueue, MOST_REPORTS } from './faultQueue';

const aReport = (message: string, changes: Partial<FaultReport> = {}): FaultReport => ({
  ...{ remote: 'searches', version: '1.0.0', owner: 'Searches team' },
  ...{ kind: 'handler', message, stack: '' },
  ...changes,
});

function aQueue() {
  const sent: FaultReport[] = [];
  const server = { isReached: true };
  const queue = faultQueue((report) => {
    if (server.isReached) sent.push(report);
    return Promise.resolve(server.isReached);
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { queue, server, settled, told: () => sent.map(({ message }) => message), sent };
}

describe('faults on their way', () => {
  it('wait until somebody is signed in, and are told in their order', async () => {
    const { queue, told, settled } = aQueue();
    queue.add(aReport('first'));
    queue.add(aReport('second'));
    await settled();
    expect(told()).toEqual([]);
    queue.open();
    queue.add(aReport('third'));
    await settled();
    expect(told()).toEqual(['first', 'second', 'third']);
    queue.close();
    queue.add(aReport('fourth'));
    await settled();
    expect(told()).toHaveLength(3);
  });

  it('are told once, unless they are of another remote, version or kind', async () => {
    const { queue, told, settled } = aQueue();
    queue.open();
    queue.add(aReport('boom'));
    queue.add(aReport('boom', { stack: 'elsewhere' }));
    queue.add(aReport('boom', { remote: 'screens' }));
    queue.add(aReport('boom', { version: '2.0.0' }));
    queue.add(aReport('boom', { kind: 'render' }));
    await settled();
    expect(told()).toHaveLength(4);
  });

  it('are so many at most', async () => {
    const { queue, told, settled } = aQueue();
    queue.open();
    for (let n = 0; n < MOST_REPORTS + 5; n += 1) queue.add(aReport('x'.repeat(n + 1)));
    await settled();
    expect(told()).toHaveLength(MOST_REPORTS);
  });

  it('leave the browser without what could tell of people', async () => {
    const { queue, sent, settled } = aQueue();
    queue.open();
    queue.add(aReport('No robin@example.org', { stack: 'at https://a.org/x.js?token=a:1:2' }));
    await settled();
    expect(sent).toMatchObject([{ message: 'No …', stack: 'at https://a.org/x.js:1:2' }]);
  });

  it('that the server could not be told go with the next', async () => {
    const { queue, server, told, settled } = aQueue();
    queue.open();
    server.isReached = false;
    queue.add(aReport('while it was away'));
    await settled();
    server.isReached = true;
    queue.add(aReport('afterwards'));
    await settled();
    expect(told()).toEqual(['while it was away', 'afterwards']);
  });
});
