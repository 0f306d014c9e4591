import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import { memoryScreenStore } from '../screen-store/memoryScreenStore';
import { screenStoreAtom } from '../screen-store/screenStore';
import { SupporterBox } from './SupporterBox';

jest.mock('../supporter-evaluation/screensOf', () => {
  throw new Error('Loading chunk 1 failed');
});

it('says that it could not be reached where what evaluates cannot be loaded', async () => {
  globalThis.reportError = jest.fn();
  const store = signedIn();
  const ann = { email: 'ann@example.org', supporterId: '1', fields: {} };
  store.set(screenStoreAtom, memoryScreenStore({ supporters: [ann], screens: [] }));
  renderPage(() => <SupporterBox plays />, { path: '/screens', store });
  await userEvent.type(screen.getByLabelText('Supporter email'), ann.email);
  expect(await screen.findByText(/^The server could not be reached/)).toBeVisible();
  expect(reportError).toHaveBeenCalledTimes(1);
});
