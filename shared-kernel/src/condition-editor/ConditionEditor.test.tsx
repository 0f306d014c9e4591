import { asId, leavesOf, type ConditionId } from 'shared-kernel/model';
import { aCondition, aField, aSearch, itInLongRun } from 'shared-kernel/testing';
import { UiProvider } from 'shared-kernel/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentProps } from 'react';
import { ConditionEditor } from './ConditionEditor';
import type { ConditionSet } from './conditionSet';

const user = userEvent.setup();
const id = (text: string) => asId<ConditionId>(text);
const fields = [
  aField({ name: 'Spring walk', type: 'action' }),
  aField({ name: 'Town', type: 'string' }),
];
const callers = aSearch({ name: 'Callers', conditions: [aCondition({ dataId: 'Phone bank' })] });

/** The editor over conditions in memory, as an item's property panel holds them. */
function open(start: ConditionSet, parts: Partial<ComponentProps<typeof ConditionEditor>> = {}) {
  const newest = { value: start };
  const Held = () => {
    const [value, setValue] = useState(start);
    return (
      <ConditionEditor
        owner="item"
        value={value}
        fields={fields}
        searches={[callers]}
        onChange={(changed) => {
          newest.value = changed;
          setValue(changed);
        }}
        {...parts}
      />
    );
  };
  render(
    <UiProvider>
      <Held />
    </UiProvider>,
  );
  return newest;
}

const none: ConditionSet = { match: 'all', conditions: [] };
const walk = aCondition({ id: id('walk'), dataId: 'Spring walk' });
const town = aCondition({ id: id('town'), fieldType: 'data', dataId: 'Town' });
const conditionNumber = (number: number) =>
  within(screen.getByRole('group', { name: `Condition ${String(number)}` }));

it('says that an object without conditions always shows, and adds the first one', async () => {
  const newest = open(none);
  expect(
    screen.getByText('No conditions: everybody who gets this screen sees this object.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add new condition' }));
  await user.type(conditionNumber(1).getByLabelText('Page name'), 'Spring');
  expect(newest.value.conditions).toMatchObject([{ dataId: 'Spring', fieldType: 'page' }]);
});

itInLongRun('takes by Enter the only field that what was typed leaves over', async () => {
  const newest = open({ match: 'all', conditions: [{ ...town, dataId: '' }] });
  await user.type(conditionNumber(1).getByLabelText('Field name'), 'tow{Enter}');
  expect(newest.value.conditions).toMatchObject([{ dataId: 'Town' }]);
});

it('says of a calculated field that it is one', async () => {
  const calculated = {
    ...{ id: 't', figures: null, explained: false },
    calculation: { kind: 'yearsSince', field: 'Joined' } as const,
    saved: { revision: 1, savedBy: '', savedAt: null },
  };
  open(
    { match: 'all', conditions: [town] },
    { fields: [...fields, { ...aField({ name: 'Years', type: 'number' }), calculated }] },
  );
  expect(screen.queryByText(/^A calculated field/)).not.toBeInTheDocument();
  const name = conditionNumber(1).getByLabelText('Field name');
  await user.clear(name);
  await user.type(name, 'Years');
  expect(screen.getByText('A calculated field: worked out of other fields')).toBeVisible();
});

itInLongRun('hands out the match mode', async () => {
  const newest = open({ match: 'all', conditions: [walk, town] });
  await user.click(screen.getByRole('radio', { name: 'Any condition' }));
  expect(newest.value).toEqual({ match: 'any', conditions: [walk, town] });
});

it('offers every search with a page condition where the conditions are no search’s own', async () => {
  const newest = open({ match: 'all', conditions: [walk] });
  await user.selectOptions(conditionNumber(1).getByLabelText('Looks at'), 'Another search');
  await user.selectOptions(conditionNumber(1).getByLabelText('Search'), 'Callers');
  expect(newest.value.conditions[0]).toMatchObject({ dataType: 'search', dataId: callers.id });
});

it('never offers a search to itself', async () => {
  open({ match: 'all', conditions: [walk] }, { owner: 'search', ownId: callers.id });
  await user.selectOptions(conditionNumber(1).getByLabelText('Looks at'), 'Another search');
  expect(screen.getByText('No other search has a page condition yet')).toBeVisible();
});

it('deletes a condition after a question in the words of its owner', async () => {
  const newest = open({ match: 'all', conditions: [walk, town] });
  await user.click(screen.getByRole('button', { name: 'Delete condition 1' }));
  const question = screen.getByRole('alertdialog', { name: 'Delete condition 1?' });
  expect(question).toHaveTextContent('It is gone for good once you save the screen.');
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(newest.value.conditions).toEqual([town]);
});

itInLongRun('moves and duplicates by keyboard, and says where a condition went', async () => {
  const newest = open({ match: 'all', conditions: [walk, town] });
  screen.getByRole('button', { name: 'Move condition 2 up' }).focus();
  await user.keyboard('{Enter}');
  expect(newest.value.conditions).toEqual([town, walk]);
  expect(screen.getByRole('status', { name: 'Order of conditions' })).toHaveTextContent(
    'The condition is now number 1.',
  );
  expect(screen.getByRole('button', { name: 'Move condition 1 up' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'More for condition 1' }));
  await user.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
  expect(leavesOf(newest.value.conditions).map(({ dataId }) => dataId)).toEqual([
    'Town',
    'Town',
    'Spring walk',
  ]);
});

it('shows what is known about each condition under its inputs', () => {
  open(
    { match: 'all', conditions: [walk, town] },
    { figuresOf: (one) => `12 meet ${leavesOf([one])[0]?.dataId ?? ''}` },
  );
  expect(conditionNumber(2).getByText('12 meet Town')).toBeVisible();
});

itInLongRun('has no room for more than a hundred conditions, and says so', () => {
  const conditions = Array.from({ length: 100 }, (_, index) =>
    aCondition({ id: id(String(index)), dataId: 'Town' }),
  );
  open({ match: 'all', conditions });
  expect(screen.getByRole('button', { name: 'Add new condition' })).toBeDisabled();
  expect(screen.getByText('An object holds 100 conditions at most.')).toBeVisible();
});
