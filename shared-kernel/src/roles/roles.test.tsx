import { render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { asId, type Roles, type UserId } from 'shared-kernel/model';
import { authAtom } from 'shared-kernel/session';
import { UiProvider } from 'shared-kernel/ui';
import { EditorsInputs, ForEditors } from './ForEditors';

function show(roles: Roles | null) {
  const store = createStore();
  if (roles !== null)
    store.set(authAtom, {
      status: 'loggedIn',
      userId: asId<UserId>('milo'),
      email: 'milo@example.org',
      user: null,
      roles,
    });
  render(
    <UiProvider>
      <Provider store={store}>
        <ForEditors>
          <button>Delete</button>
        </ForEditors>
        <EditorsInputs>
          <input aria-label="Name" />
        </EditorsInputs>
      </Provider>
    </UiProvider>,
  );
}

const NONE = { superadmin: false, admin: false };

it.each([
  ['a member', { ...NONE, given: null }],
  ['a publisher', { ...NONE, given: 'publisher' }],
  ['an admin who was a viewer', { ...NONE, admin: true, given: 'viewer' }],
  ['a superadmin', { ...NONE, superadmin: true, given: 'viewer' }],
  ['somebody of whom the shell of an earlier release says no role', NONE],
] as const)('offers changes to %s', (_, roles) => {
  show(roles);
  expect(screen.getByRole('button', { name: 'Delete' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeEnabled();
});

it('offers no change to a viewer, who sees what there is', () => {
  show({ ...NONE, given: 'viewer' });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeDisabled();
});
