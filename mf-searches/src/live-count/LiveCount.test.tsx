import { leavesOf } from 'shared-kernel/model';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { itInLongRun } from 'shared-kernel/testing';
import type { CountedYear } from './memoryCounting';
import { ASK_AFTER_MS } from 'shared-kernel/newest-answer';
import {
  conditionNumber,
  live,
  openSearch,
  town,
  user,
  walkers,
  withCondition,
} from '../search-editor/testing/openSearch';

describe('the live count', () => {
  it('counts the search as edited, and again as it is edited, before anything is saved', async () => {
    const { stored } = await openSearch();
    expect(await live().findByText('of 4 supporters (50%)')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Only within the year' }));
    expect(await live().findByText('of 4 supporters (75%)')).toBeVisible();
    expect(stored()?.saved.revision).toBe(4);
  });

  it('shows each condition alone, and what is left after each', async () => {
    await openSearch({
      searches: [{ ...walkers, conditions: [...walkers.conditions, town('!=', 'Oslo')] }],
    });
    const table = within(await live().findByRole('table', { name: 'Condition by condition' }));
    const rows = table.getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      '1. Who completed “Spring walk” in 20262',
      '2. Whose “Town” is not “Oslo” (or is missing)1',
    ]);
    expect(conditionNumber(2).getByText(/supporters meet this alone/)).toHaveTextContent('3');
  });

  itInLongRun('hints at what surprises: missing values and excluded days', async () => {
    await openSearch({
      searches: [{ ...walkers, conditions: [...walkers.conditions, town('!=', 'Oslo')] }],
    });
    expect(
      await conditionNumber(2).findByText(/^2 only because the value is missing/),
    ).toBeVisible();
    expect(conditionNumber(1).getByText(/^1 action falls exactly on/)).toBeVisible();
  });

  itInLongRun('names the fields that a fuzzy name hits while it is typed', async () => {
    await openSearch(withCondition({ dataIdMatch: 'fuzzy', dataId: 'Spring' }));
    expect(await conditionNumber(1).findByText('Looks at 1 page: “Spring walk”.')).toBeVisible();
    await user.type(screen.getByLabelText('Page name'), 'x');
    expect(await conditionNumber(1).findByText(/No name contains “Springx”/)).toBeVisible();
  });

  it('leaves out conditions that are not filled in, and says so', async () => {
    await openSearch();
    await user.click(screen.getByRole('button', { name: 'Add new condition' }));
    expect(
      await live().findByText('One condition is not counted until it is filled in.'),
    ).toBeVisible();
    expect(await live().findByText('of 4 supporters (50%)')).toBeVisible();
  });

  itInLongRun('asks again when the day changes under an open page', async () => {
    const asked: CountedYear['asked'] = [];
    await openSearch({ asked });
    await live().findByText('of 4 supporters (50%)');
    expect(asked).toHaveLength(1);
    jest.useFakeTimers({ now: Date.now() + 24 * 60 * 60 * 1000 });
    try {
      fireEvent.focus(window);
      await act(() => jest.advanceTimersByTimeAsync(ASK_AFTER_MS));
      expect(asked).toHaveLength(2);
    } finally {
      jest.useRealTimers();
    }
  });

  itInLongRun('asks once for a word typed quickly, and not at all for a name', async () => {
    const asked: CountedYear['asked'] = [];
    await openSearch({ asked });
    await live().findByText('of 4 supporters (50%)');
    jest.useFakeTimers();
    try {
      const typist = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
      const pause = () => act(() => jest.advanceTimersByTimeAsync(ASK_AFTER_MS));
      await typist.type(screen.getByLabelText('Name'), ' of the north');
      await pause();
      await typist.type(screen.getByLabelText('Page name'), ' and more');
      await pause();
      expect(asked.map(({ conditions }) => leavesOf(conditions)[0]?.dataId)).toEqual([
        'Spring walk',
        'Spring walk and more',
      ]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('says why it could not count, lets people save, and tries again', async () => {
    await openSearch({ failures: [{ code: 'server/unavailable', message: '' }] });
    expect(await live().findByRole('alert')).toHaveTextContent(
      'The server could not be reached. Check your connection and try again. You can still edit and save it.',
    );
    await user.click(live().getByRole('button', { name: 'Try again' }));
    expect(await live().findByText('of 4 supporters (50%)')).toBeVisible();
  });

  itInLongRun('asks again where another tab took the place of its question', async () => {
    await openSearch({ failures: [{ code: 'server/cancelled', message: '' }] });
    expect(await live().findByText('of 4 supporters (50%)')).toBeVisible();
  });
});
