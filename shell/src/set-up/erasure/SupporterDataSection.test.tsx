import { fireEvent, screen, waitFor } from '@testing-library/react';
import { readSupporter } from 'shared-kernel/firestore';
import { failed, succeeded } from 'shared-kernel/model';
import { eraseSupporter, exportSupporter } from 'shared-kernel/server';
import { toastAtom } from 'shared-kernel/session';
import { aYear, renderPage, signedIn } from 'shared-kernel/testing';
import { SupporterDataSection } from './SupporterDataSection';
import { saveJson } from '../saveFile';

jest.mock('shared-kernel/firestore', () => ({
  ...jest.requireActual<object>('shared-kernel/firestore'),
  readSupporter: jest.fn(),
}));
jest.mock('shared-kernel/server', () => ({
  ...jest.requireActual<object>('shared-kernel/server'),
  eraseSupporter: jest.fn(),
  exportSupporter: jest.fn(),
}));
jest.mock('../saveFile');
jest.setTimeout(30_000);

const found = succeeded({ email: 'robin@example.org', supporterId: '1', fields: {} });

function open() {
  const store = signedIn({ roles: { admin: true }, year: aYear({ name: 'Year 26' }) });
  renderPage(SupporterDataSection, { path: '/set-up', store });
  return { toast: () => store.get(toastAtom)?.toast };
}

const write = (email: string): void => {
  fireEvent.change(screen.getByLabelText('Supporter email'), { target: { value: email } });
};
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

/** The look-up begins half a second after the last key. */
const lookedUp = (status: string | RegExp): Promise<HTMLElement> =>
  waitFor(
    () => {
      const shown = screen.getByRole('status');
      expect(shown).toHaveTextContent(status);
      return shown;
    },
    { timeout: 10_000 },
  );

beforeEach(() => {
  jest.mocked(readSupporter).mockResolvedValue(found);
});

it('can do nothing before it is known whom it is about', async () => {
  open();
  expect(button('Erase')).toBeDisabled();
  write('robin@example.org');
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  expect(button('Erase')).toBeDisabled();
  await lookedUp('Supporter found');
  expect(button('Erase')).toBeEnabled();
});

it('saves what is held as a file that bears the name of the year', async () => {
  const held = { email: 'robin@example.org' };
  jest.mocked(exportSupporter).mockResolvedValue(succeeded(held));
  const { toast } = open();
  write('Robin@example.org');
  await lookedUp('Supporter found');
  fireEvent.click(button('Save as a file'));
  await waitFor(() => {
    expect(saveJson).toHaveBeenCalledWith('supporter-data-Year 26.json', held);
  });
  await waitFor(() => {
    expect(toast()).toMatchObject({ variant: 'success' });
  });
});

it('erases only after it was asked, and keeps the e-mail where the server refuses', async () => {
  jest
    .mocked(eraseSupporter)
    .mockResolvedValue(
      failed({ code: 'server/failed-precondition', message: 'An import of this year is working' }),
    );
  const { toast } = open();
  write('robin@example.org');
  await lookedUp('Supporter found');
  fireEvent.click(button('Erase'));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('no longer be undone');
  expect(eraseSupporter).not.toHaveBeenCalled();
  fireEvent.click(button('Erase for good'));
  await waitFor(() => {
    expect(toast()).toMatchObject({ body: 'An import of this year is working.' });
  });
  expect(screen.getByLabelText('Supporter email')).toHaveValue('robin@example.org');
});

it('offers to erase what is left of somebody who is no supporter any more', async () => {
  jest.mocked(readSupporter).mockResolvedValue(failed({ code: 'data/not-found', message: '' }));
  open();
  write('gone@example.org');
  expect(await lookedUp(/^Cannot find supporter/)).toHaveTextContent('still be erased');
  expect(button('Erase')).toBeEnabled();
});

it('says why nobody could be looked up, and offers nothing', async () => {
  jest.mocked(readSupporter).mockResolvedValue(failed({ code: 'data/unavailable', message: '' }));
  open();
  write('robin@example.org');
  await lookedUp(/^(?!Loading)/);
  expect(screen.getByRole('status')).not.toHaveTextContent('Cannot find');
  expect(button('Erase')).toBeDisabled();
});
