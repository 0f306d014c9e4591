import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asId, succeeded, type ScreenId } from 'shared-kernel/model';
import {
  templateStoreAtom,
  type TemplateStore,
  type TemplateToSave,
} from 'shared-kernel/saved-templates';
import { aScreen, signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import { TemplateActions } from './TemplateActions';

const SCREENS = ['Hello', 'Given', 'Goodbye'].map((name) =>
  aScreen({ id: asId<ScreenId>(name), name }),
);
const nothing = () => Promise.resolve(succeeded(undefined));

it('[S152] saves the chosen screens of the list, in its order, as a story', async () => {
  const saved: TemplateToSave[] = [];
  const templates: TemplateStore = {
    read: () => Promise.resolve(succeeded({ templates: [], unreadable: [] })),
    save: (_scope, template) => {
      saved.push(template);
      return Promise.resolve(succeeded({ outcome: 'saved' }));
    },
    rename: () => Promise.resolve(succeeded({ outcome: 'saved', revision: 2 })),
    remove: nothing,
  };
  const store = signedIn();
  store.set(templateStoreAtom, templates);
  renderPage(() => <TemplateActions screens={SCREENS} />, { path: '/screens', store });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Save as a template' }));
  const dialog = await screen.findByRole('alertdialog', {}, { timeout: 10_000 });
  const save = within(dialog).getByRole('button', { name: 'Save template' });

  await user.click(within(dialog).getByRole('button', { name: 'Choose none' }));
  await user.click(save);
  expect(within(dialog).getByText('Choose at least one screen.')).toBeVisible();
  expect(saved).toEqual([]);

  await user.click(within(dialog).getByRole('checkbox', { name: '3. Goodbye' }));
  await user.click(within(dialog).getByRole('checkbox', { name: '1. Hello' }));
  expect(within(dialog).getByText('2 of 3')).toBeVisible();
  await user.click(save);
  await waitFor(() => {
    expect(dialog).not.toBeInTheDocument();
  });
  expect(saved.map(({ screens }) => screens)).toEqual([
    [
      { id: 'Hello', content: null },
      { id: 'Goodbye', content: null },
    ],
  ]);
});
