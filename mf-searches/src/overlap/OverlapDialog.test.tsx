import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai';
import { asId, failed, succeeded, type SearchId } from 'shared-kernel/model';
import { aSearch, signedIn } from 'shared-kernel/testing';
import { UiProvider } from 'shared-kernel/ui';
import { OverlapDialog } from './OverlapDialog';
import { overlapPortAtom, type OverlapPort } from './overlapPort';

const named = (name: string) => aSearch({ id: asId<SearchId>(name.toLowerCase()), name });
const searches = [named('Callers'), named('Givers'), named('Walkers')];
const FOUND = { supporters: 1_000, both: 120, onlyFirst: 80, onlySecond: 300 };

function open(second: SearchId | null) {
  const compareSearches = jest.fn<
    ReturnType<OverlapPort['compareSearches']>,
    Parameters<OverlapPort['compareSearches']>
  >(() => Promise.resolve(succeeded(FOUND)));
  const store = signedIn();
  store.set(overlapPortAtom, { compareSearches });
  render(
    <Provider store={store}>
      <UiProvider>
        <OverlapDialog
          searches={searches}
          first={asId<SearchId>('givers')}
          second={second}
          onClose={() => undefined}
        />
      </UiProvider>
    </Provider>,
  );
  return { compareSearches, user: userEvent.setup() };
}

const figures = async () => {
  const table = await screen.findByRole('table', { name: 'Overlap' });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
};

it('says how many match both, one alone and neither', async () => {
  const { compareSearches } = open(asId<SearchId>('walkers'));
  expect(await figures()).toEqual([
    'Both12012%',
    'Only “Givers”808%',
    'Only “Walkers”30030%',
    'Neither50050%',
  ]);
  expect(compareSearches.mock.calls[0]?.[0].searchIds).toEqual(['givers', 'walkers']);
});

it('waits for the second search to be chosen', async () => {
  const { compareSearches, user } = open(null);
  expect(screen.getByText('Choose the search to compare it with.')).toBeVisible();
  expect(compareSearches).not.toHaveBeenCalled();
  await user.selectOptions(screen.getByLabelText('Second search'), 'Callers');
  expect((await figures())[2]).toBe('Only “Callers”30030%');
});

it('says when they cannot be compared, and tries again', async () => {
  const { compareSearches, user } = open(null);
  compareSearches.mockResolvedValueOnce(failed({ code: 'server/unavailable', message: '' }));
  await user.selectOptions(screen.getByLabelText('Second search'), 'Callers');
  expect(await screen.findByText('The searches could not be compared')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await figures()).toHaveLength(4);
});
