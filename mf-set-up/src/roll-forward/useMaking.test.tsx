import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createAbsent } from 'shared-kernel/firestore';
import { asId, failed, succeeded, type OrganisationId, type YearId } from 'shared-kernel/model';
import { runningWork, watchWork, type EndedWork } from 'shared-kernel/running-work';
import { aScreen, aSearch, aYear, signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import { noteRollForward } from '../server/rollForward';
import type { RollForwardPlan } from './rollForwardPlan';
import { useMaking } from './useMaking';

jest.mock('../server/rollForward');
jest.mock('shared-kernel/firestore', () => ({
  ...jest.requireActual<object>('shared-kernel/firestore'),
  createAbsent: jest.fn(),
}));

const TARGET = {
  organisationId: asId<OrganisationId>('oak'),
  yearId: asId<YearId>('next'),
};
/** One search and nine screens: two batches. */
const PLAN: RollForwardPlan = {
  ...{ fields: [], mentions: [], unreadable: [], checked: true },
  ...{ madeBefore: [], named: [], dangling: [], keptThere: [], story: null },
  made: {
    searches: [aSearch({ id: asId('walkers') })],
    screens: Array.from({ length: 9 }, (_, index) => aScreen({ id: asId(`s${String(index)}`) })),
  },
};

const Page = () => {
  const { state, start } = useMaking(TARGET, asId<YearId>('last'));
  return (
    <button
      onClick={() => {
        start(PLAN);
      }}
    >
      {state.status}
    </button>
  );
};

/** The work that ended so far, as it is told in the header. */
function open() {
  const ended: EndedWork[] = [];
  const stop = watchWork((one) => {
    if (one !== null) ended.push(one);
  });
  const { unmount } = renderPage(Page, {
    path: '/roll-forward',
    store: signedIn({ roles: { admin: true }, year: aYear({ id: asId('next') }) }),
  });
  return { ended, unmount, stop };
}

beforeEach(() => {
  jest.mocked(noteRollForward).mockResolvedValue(succeeded(undefined));
});

it('shows in the header how far it is, goes on where its page is left, and tells its end', async () => {
  let store: () => void = () => undefined;
  jest
    .mocked(createAbsent)
    .mockResolvedValueOnce(succeeded(undefined))
    .mockReturnValueOnce(
      new Promise((resolve) => {
        store = () => {
          resolve(succeeded(undefined));
        };
      }),
    );
  const { ended, unmount, stop } = open();
  fireEvent.click(screen.getByRole('button', { name: 'idle' }));
  await waitFor(() => {
    expect(runningWork()).toMatchObject([
      { words: 'Rolling forward', done: 0.8, to: '/set-up/roll-forward', needsWindow: true },
    ]);
  });
  unmount();
  expect(runningWork()).toHaveLength(1);
  store();
  await waitFor(() => {
    expect(ended).toMatchObject([
      {
        end: { failed: false, header: 'Rolled forward', body: '1 search and 9 screens were made.' },
      },
    ]);
  });
  expect(runningWork()).toEqual([]);
  stop();
});

it('tells in the header why it stopped, and leads to where it goes on', async () => {
  jest
    .mocked(createAbsent)
    .mockResolvedValueOnce(succeeded(undefined))
    .mockResolvedValueOnce(failed({ code: 'data/unavailable', message: 'gone' }));
  const { ended, stop } = open();
  fireEvent.click(screen.getByRole('button', { name: 'idle' }));
  await screen.findByRole('button', { name: 'failed' });
  expect(ended).toMatchObject([
    {
      end: {
        failed: true,
        header: 'Roll forward stopped',
        body: expect.stringContaining('8 of 10 were made before.') as string,
        link: { to: '/set-up/roll-forward' },
      },
    },
  ]);
  expect(runningWork()).toEqual([]);
  stop();
});
