import { beginWork, runningWork, watchWork, type EndedWork, type RunningWork } from '.';

const WORK: RunningWork = {
  ...{ id: 'w', words: 'Exporting', done: 0, to: '/screens/links' },
  needsWindow: true,
};

function watching() {
  const ends: (EndedWork | null)[] = [];
  const seen: (number | null)[] = [];
  const stop = watchWork((ended) => {
    ends.push(ended);
    seen.push(...runningWork().map(({ done }) => done));
  });
  return { ends, seen, stop };
}

const isAskedBeforeClosing = (): boolean => {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
};

it('is told from its begin to its end, which is told once', () => {
  const { ends, seen, stop } = watching();
  const { report, end } = beginWork(WORK);
  report(0.4);
  const done = { failed: false, header: 'Exported', body: 'All of it.' };
  end(done);
  end(done);
  report(0.9);
  expect(seen).toEqual([0, 0.4]);
  expect(ends).toEqual([null, null, { work: { ...WORK, done: 0.4 }, end: done }]);
  expect(runningWork()).toEqual([]);
  stop();
});

it('ends without a word where there is nothing to tell', () => {
  const { ends, stop } = watching();
  beginWork(WORK).end(null);
  expect(ends).toEqual([null, null]);
  stop();
});

it('stands beside other work, and the window asks before it is closed until the last has ended', () => {
  expect(isAskedBeforeClosing()).toBe(false);
  const one = beginWork(WORK);
  const other = beginWork({ ...WORK, id: 'v', done: null });
  expect(runningWork().map(({ id }) => id)).toEqual(['w', 'v']);
  one.end(null);
  expect(isAskedBeforeClosing()).toBe(true);
  other.end(null);
  expect(isAskedBeforeClosing()).toBe(false);
  const onServer = beginWork({ ...WORK, needsWindow: false });
  expect(isAskedBeforeClosing()).toBe(false);
  onServer.end(null);
});

it('leaves out what another release would offer in another shape', () => {
  const offer = (event: Event) => {
    const { detail } = event as CustomEvent<{ offer: (works: readonly unknown[]) => void }>;
    detail.offer([{ id: 'x', title: 'Exporting' }, WORK]);
  };
  window.addEventListener('supporter-screens:running-work', offer);
  expect(runningWork()).toEqual([WORK]);
  window.removeEventListener('supporter-screens:running-work', offer);
});
