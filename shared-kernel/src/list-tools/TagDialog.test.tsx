import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Tagged } from 'shared-kernel/model';
import { itInLongRun } from 'shared-kernel/testing';
import { UiProvider } from 'shared-kernel/ui';
import { TagDialog } from './TagDialog';

async function open(things: readonly Tagged[], known: readonly string[] = ['Gala', 'Walk']) {
  const save = jest.fn();
  render(
    <UiProvider>
      <TagDialog
        title="Tags"
        known={known}
        things={things}
        saving={false}
        onSave={save}
        onClose={jest.fn()}
      />
    </UiProvider>,
  );
  await screen.findByRole('alertdialog', { name: 'Tags' });
  return { save, user: userEvent.setup() };
}

const choice = (name: string) => screen.getByRole('checkbox', { name });
const saveButton = () => screen.getByRole('button', { name: 'Save tags' });

it('gives a tag that some have to all, and takes another one, before it gives', async () => {
  const { save, user } = await open([{ tags: ['Gala'] }, { tags: ['Gala', 'Walk'] }]);
  expect(choice('Gala')).toBeChecked();
  expect(choice('Walk').closest('[data-state]')).toHaveAttribute('data-state', 'indeterminate');
  await user.click(choice('Walk'));
  await user.click(choice('Gala'));
  await user.click(saveButton());
  expect(save).toHaveBeenCalledWith([
    { tag: 'Gala', on: false },
    { tag: 'Walk', on: true },
  ]);
});

it('changes nothing of what nobody touched', async () => {
  const { save, user } = await open([{ tags: ['Gala'] }, { tags: [] }]);
  await user.click(saveButton());
  expect(save).toHaveBeenCalledWith([]);
});

itInLongRun(
  'adds a new tag by Enter, and one that is still in the box on saving, as it is known',
  async () => {
    const { save, user } = await open([{ tags: [] }]);
    await user.type(screen.getByRole('textbox', { name: 'New tag' }), '  To   check {Enter}');
    expect(choice('To check')).toBeChecked();
    await user.type(screen.getByRole('textbox', { name: 'New tag' }), 'gala');
    await user.click(saveButton());
    expect(save).toHaveBeenCalledWith([
      { tag: 'To check', on: true },
      { tag: 'Gala', on: true },
    ]);
  },
);

it('refuses more tags than one can have, and says so where it can be mended', async () => {
  const full = Array.from({ length: 20 }, (_, at) => `Tag ${String(at)}`);
  const { save, user } = await open([{ tags: full }], full);
  await user.type(screen.getByRole('textbox', { name: 'New tag' }), 'One more');
  expect(screen.getByRole('alert')).toHaveTextContent('more than 20 tags');
  await user.click(saveButton());
  expect(save).not.toHaveBeenCalled();
  await user.click(choice('Tag 3'));
  await user.click(saveButton());
  expect(save).toHaveBeenCalledTimes(1);
});

it('says what tags are where there are none', async () => {
  await open([{ tags: [] }], []);
  expect(screen.getByText(/supporters never see it/)).toBeVisible();
});
