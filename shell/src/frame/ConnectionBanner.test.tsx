import { act, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { readUser } from 'shared-kernel/firestore';
import { failed } from 'shared-kernel/model';
import * as session from 'shared-kernel/session';
import { signedIn } from 'shared-kernel/testing';
import { UiProvider } from 'shared-kernel/ui';
import { ConnectionBanner } from './ConnectionBanner';

jest.mock('shared-kernel/firestore');
jest.mock('shared-kernel/session', () => ({
  ...jest.requireActual<typeof session>('shared-kernel/session'),
  observeServerReach: jest.fn(),
}));

let answered: (isReached: boolean) => void;
const probe = jest.mocked(readUser);

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(session.observeServerReach).mockImplementation((listener) => {
    answered = (isReached) => {
      act(() => {
        listener(isReached);
      });
    };
    return () => undefined;
  });
  probe.mockReset().mockResolvedValue(failed({ code: 'data/unavailable', message: '' }));
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function show(store = signedIn()) {
  render(
    <UiProvider>
      <Provider store={store}>
        <ConnectionBanner />
      </Provider>
    </UiProvider>,
  );
  return screen.getByRole('status', { name: 'Connection' });
}

const pass = (durationMs: number) => act(() => jest.advanceTimersByTimeAsync(durationMs));

it('keeps silent about a single request without an answer', async () => {
  const banner = show();
  answered(false);
  expect(banner).toBeEmptyDOMElement();
  answered(true);
  await pass(10_000);
  expect(banner).toBeEmptyDOMElement();
  expect(probe).not.toHaveBeenCalled();
});

it('says that edits are kept, asks the server until it answers, and goes away by itself', async () => {
  const banner = show();
  answered(false);
  answered(false);
  expect(banner).toHaveTextContent('The server cannot be reached. What you edit is kept');
  await pass(6_000);
  expect(probe).toHaveBeenCalledTimes(3);
  expect(probe).toHaveBeenLastCalledWith('user-1');
  answered(true);
  expect(banner).toBeEmptyDOMElement();
  await pass(10_000);
  expect(probe).toHaveBeenCalledTimes(3);
});

it('tells of a network that is gone at once, and asks nothing until it is back', async () => {
  const banner = show();
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => {
    window.dispatchEvent(new Event('offline'));
  });
  expect(banner).toHaveTextContent('You are offline');
  answered(false);
  await pass(10_000);
  expect(probe).not.toHaveBeenCalled();
  network.mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(banner).toBeEmptyDOMElement();
  await pass(2_000);
  expect(probe).toHaveBeenCalledTimes(1);
});

it('asks nothing for somebody who is not signed in', async () => {
  const store = signedIn();
  store.set(session.authAtom, { status: 'loggedOut' });
  const banner = show(store);
  answered(false);
  answered(false);
  await pass(10_000);
  expect(banner).toBeEmptyDOMElement();
  expect(probe).not.toHaveBeenCalled();
});
