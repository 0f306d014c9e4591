import {
  asId,
  type ConditionGroup,
  type ConditionId,
  type ConditionNode,
} from 'shared-kernel/model';
import { aCondition, aField, itInLongRun } from 'shared-kernel/testing';
import { UiProvider } from 'shared-kernel/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConditionEditor } from './ConditionEditor';
import type { ConditionSet } from './conditionSet';

const user = userEvent.setup();
const id = (text: string) => asId<ConditionId>(text);
const leaf = (name: string) => aCondition({ id: id(name), dataId: name });
const group = (name: string, ...conditions: readonly ConditionNode[]): ConditionGroup => ({
  ...{ id: id(name), dataType: 'group', match: 'any', conditions },
});

function open(...conditions: readonly ConditionNode[]) {
  const newest: { value: ConditionSet } = { value: { match: 'all', conditions } };
  const Held = () => {
    const [value, setValue] = useState(newest.value);
    return (
      <ConditionEditor
        owner="search"
        value={value}
        fields={[aField({ name: 'Town', type: 'string' })]}
        searches={[]}
        onChange={(changed) => {
          newest.value = changed;
          setValue(changed);
        }}
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

const choose = async (what: string, action: string) => {
  await user.click(screen.getByRole('button', { name: `More for ${what}` }));
  await user.click(screen.getByRole('menuitem', { name: action }));
};

it('puts a condition into any group beside it, takes it out again, and keeps the focus on it', async () => {
  const newest = open(leaf('a'), group('g', leaf('b')), group('h', leaf('c')));
  await choose('condition 1', 'Move into group 3');
  expect(newest.value.conditions).toEqual([
    group('g', leaf('b')),
    group('h', leaf('c'), leaf('a')),
  ]);
  expect(screen.getByRole('group', { name: 'Condition 2.2' })).toHaveFocus();
  expect(screen.getByRole('status', { name: 'Order of conditions' })).toHaveTextContent(
    'It is now in group 3.',
  );
  await choose('condition 2.2', 'Move out of group 2');
  expect(newest.value.conditions).toEqual([
    group('g', leaf('b')),
    group('h', leaf('c')),
    leaf('a'),
  ]);
  expect(screen.getByRole('group', { name: 'Condition 3' })).toHaveFocus();
});

itInLongRun(
  'wraps a condition in a group and takes the group apart, by keyboard alone',
  async () => {
    const newest = open(leaf('a'), leaf('b'));
    screen.getByRole('button', { name: 'More for condition 1' }).focus();
    await user.keyboard('{Enter}{Enter}');
    expect(newest.value.conditions).toMatchObject([
      { dataType: 'group', match: 'any', conditions: [leaf('a')] },
      leaf('b'),
    ]);
    screen.getByRole('button', { name: 'More for group 1' }).focus();
    await user.keyboard('{Enter}');
    screen.getByRole('menuitem', { name: 'Ungroup' }).focus();
    await user.keyboard('{Enter}');
    expect(newest.value.conditions).toEqual([leaf('a'), leaf('b')]);
  },
);

itInLongRun('says between conditions how they are joined', async () => {
  open(leaf('a'), group('g', leaf('b'), leaf('c')));
  expect(screen.getByText('and')).toBeVisible();
  const inGroup = within(screen.getByRole('group', { name: 'Group 2' }));
  expect(inGroup.getByText('or')).toBeVisible();
  await user.selectOptions(inGroup.getByLabelText('Group 2 is met where'), 'None of these');
  expect(inGroup.getByText('nor')).toBeVisible();
});

it('adds to the group that is named, and begins to fill in what was added', async () => {
  const newest = open(group('g', leaf('a')));
  await user.click(screen.getByRole('button', { name: 'Add condition to group 1' }));
  const added = within(screen.getByRole('group', { name: 'Condition 1.2' }));
  expect(added.getByLabelText('Looks at')).toHaveFocus();
  expect(newest.value.conditions).toMatchObject([{ conditions: [leaf('a'), { dataId: '' }] }]);
});

it('offers no deeper group than may be stored', async () => {
  open(group('1', group('2', group('3', group('4', leaf('a'))))));
  expect(
    screen.queryByRole('button', { name: 'Add group to group 1.1.1.1' }),
  ).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'More for condition 1.1.1.1.1' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Move out of group 1.1.1.1',
    'Duplicate',
  ]);
});

it('says of an empty group what is missing', () => {
  open(group('g'));
  expect(screen.getByText('Add a condition, or delete this group')).toBeVisible();
});

describe('several values', () => {
  const town = { ...leaf('Town'), fieldType: 'data', dataEqualsOperator: 'oneOf' } as const;
  const values = (newest: { value: ConditionSet }) =>
    newest.value.conditions.flatMap((one) => ('dataValues' in one ? one.dataValues : []));

  itInLongRun('are added by Enter and by leaving the input, once each', async () => {
    const newest = open({ ...town, dataValues: [] });
    expect(screen.getByText('Add a value')).toBeVisible();
    await user.type(screen.getByLabelText(/^Values/), 'Oslo{Enter} Bergen ');
    await user.tab();
    await user.type(screen.getByLabelText(/^Values/), 'Oslo{Enter}');
    expect(values(newest)).toEqual(['Oslo', 'Bergen']);
    expect(screen.queryByText('Add a value')).not.toBeInTheDocument();
  });

  it('are taken away by their own button', async () => {
    const newest = open({ ...town, dataValues: ['Oslo', 'Bergen'] });
    await user.click(screen.getByRole('button', { name: 'Remove Oslo' }));
    expect(values(newest)).toEqual(['Bergen']);
  });
});
