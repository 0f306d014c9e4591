import { screen, within } from '@testing-library/react';
import { asId, type ScreenId, type SearchId } from 'shared-kernel/model';
import { aCondition, aScreen, aSearch, itInLongRun } from 'shared-kernel/testing';
import {
  callers,
  conditionNumber,
  id,
  openSearch,
  town,
  user,
  walkers,
} from '../search-editor/testing/openSearch';

const panel = () => within(screen.getByRole('region', { name: 'Before you save' }));

const friends = aSearch({
  id: asId<SearchId>('friends'),
  name: 'Friends of walkers',
  conditions: [
    aCondition({ dataType: 'search', dataId: 'walkers', dataEqualsOperator: '>=', dataValue: '1' }),
  ],
});
const thanks = aScreen({
  ...{
    id: asId<ScreenId>('thanks'),
    name: 'Thanks',
    match: 'anySearches',
    searchIds: [friends.id],
  },
});

it('asks nothing while nothing is edited, and shows on request who matches', async () => {
  await openSearch();
  expect(panel().getByText(/stands here as you edit/)).toBeVisible();
  await user.click(panel().getByRole('button', { name: 'Who matches now' }));
  expect(await panel().findByRole('button', { name: 'ada@example.org' })).toBeVisible();
  expect(panel().queryByRole('button', { name: 'di@example.org' })).toBeNull();
});

it('says whom a save adds and removes, and what changes along with it', async () => {
  await openSearch({ searches: [walkers, callers, friends], screens: [thanks] });
  await user.click(screen.getByRole('button', { name: 'Add new condition' }));
  await user.selectOptions(conditionNumber(2).getByLabelText('Looks at'), 'data');
  await user.type(conditionNumber(2).getByLabelText('Field name'), 'Town');
  await user.selectOptions(conditionNumber(2).getByLabelText('Comparison'), 'notEmpty');
  const removed = await panel().findByRole('button', { name: '−1 removed' });
  expect(panel().getByText(/Instead of 2 supporters, 1 will match/)).toBeVisible();
  expect(panel().getByText('Nobody is added')).toBeVisible();
  await user.click(removed);
  expect(panel().getByRole('button', { name: 'cy@example.org' })).toBeVisible();
  const along = within(panel().getByRole('list', { name: 'Changes along' }));
  expect(along.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Screen Thanks−1',
    'Search Friends of walkers−1',
  ]);
  expect(along.getByRole('link', { name: 'Thanks' })).toHaveAttribute(
    'href',
    '/screens/thanks/setup',
  );
});

itInLongRun('does not take another name for a change', async () => {
  await openSearch();
  await user.type(
    screen.getAllByRole('textbox', { name: 'Name' })[0] ?? document.body,
    ' and more',
  );
  expect(panel().getByText(/stands here as you edit/)).toBeVisible();
});

itInLongRun('says that a save changes nobody where it does not', async () => {
  await openSearch({
    searches: [
      { ...walkers, id, conditions: [aCondition({ dataId: 'Spring walk' }), town('notEmpty', '')] },
    ],
  });
  await user.click(screen.getByRole('radio', { name: /any condition/i }));
  await user.click(screen.getByRole('radio', { name: /all conditions/i }));
  expect(panel().getByText(/stands here as you edit/)).toBeVisible();
});
