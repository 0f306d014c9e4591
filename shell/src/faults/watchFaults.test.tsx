import { placeRemotes } from './remoteFacts';
import { tellFault } from './tellFault';
import { watchFaults } from './watchFaults';

jest.mock('./tellFault', () => ({ tellFault: jest.fn() }));

let note: (duration: number, scripts?: readonly object[]) => void = () => undefined;
let stop: () => void;

beforeEach(() => {
  jest.mocked(tellFault).mockClear();
  placeRemotes([
    {
      ...{ id: 'searches', manifest: '/remotes/searches/mf-manifest.json' },
      ...{ paths: [], needs: 'year', nav: null },
    },
  ]);
  class Observer {
    static readonly supportedEntryTypes = ['longtask', 'long-animation-frame'];
    constructor(tell: (list: { getEntries: () => readonly object[] }) => void) {
      note = (duration, scripts) => {
        tell({ getEntries: () => [{ duration, ...(scripts && { scripts }) }] });
      };
    }
    observe = jest.fn();
    disconnect = jest.fn();
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
  stop = watchFaults();
});

afterEach(() => {
  stop();
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
});

const SCRIPT = `${location.origin}/remotes/searches/main.js`;
const stackOf = (script: string) => `Error: boom\n at press (${script}:1:2)`;
const thrown = (stack: string) => Object.assign(new Error('boom'), { stack });
const refused = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });

it.each([
  ['a handler of a remote', SCRIPT, 'searches'],
  ['a handler of the shell', `${location.origin}/main.js`, 'shell'],
])('%s that throws is told', (_, script, remote) => {
  const error = thrown(stackOf(script));
  window.dispatchEvent(new ErrorEvent('error', { error, message: 'Uncaught Error: boom' }));
  expect(tellFault).toHaveBeenCalledWith(remote, 'handler', {
    message: 'Error: boom',
    stack: stackOf(script),
  });
});

it('a promise that is refused is told', () => {
  window.dispatchEvent(refused(thrown(stackOf(SCRIPT))));
  expect(tellFault).toHaveBeenCalledWith('searches', 'promise', expect.anything());
});

it('what is no error is told by its kind alone', () => {
  window.dispatchEvent(refused({ email: 'robin@example.org' }));
  expect(tellFault).toHaveBeenCalledWith('shell', 'promise', {
    message: 'Something that is no error was thrown: Object',
    stack: '',
  });
});

it('sizes that settle in the next frame are no fault', () => {
  const message = 'ResizeObserver loop completed with undelivered notifications.';
  window.dispatchEvent(new ErrorEvent('error', { message }));
  expect(tellFault).not.toHaveBeenCalled();
});

it('a frame that took over a second is told, as that of the script that took longest', () => {
  note(999);
  expect(tellFault).not.toHaveBeenCalled();
  const script = { sourceFunctionName: 'count', sourceCharPosition: 7 };
  note(3_100, [
    { ...script, duration: 5, sourceURL: `${location.origin}/main.js` },
    { ...script, duration: 3_000, sourceURL: SCRIPT },
  ]);
  expect(tellFault).toHaveBeenCalledWith('searches', 'blocked', {
    message: 'The page stood still for over 2 s',
    stack: `at count (${SCRIPT}:7)\nat count (${location.origin}/main.js:7)`,
  });
});

it('nothing is told any more once nobody watches', () => {
  stop();
  window.dispatchEvent(refused('boom'));
  expect(tellFault).not.toHaveBeenCalled();
});
