import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asId, failed, succeeded, type MediaId, type UploadedFamily } from 'shared-kernel/model';
import { anOrganisation } from 'shared-kernel/testing';
import { UiProvider } from 'shared-kernel/ui';
import { deleteFont, uploadFont } from '../../server/fonts';
import { UploadedFonts } from './UploadedFonts';

jest.mock('../../server/fonts');
jest.mock('shared-kernel/session', () => ({
  ...jest.requireActual<object>('shared-kernel/session'),
  useRefreshOrganisation: () => () => Promise.resolve(),
}));

const face = (digit: string, weights: string, style: 'normal' | 'italic' = 'normal') => ({
  id: asId<MediaId>(digit.repeat(32)),
  ...{ weights, style, files: { latin: 'U+0020-00FF' }, bytes: 40_960 },
});
const acme: UploadedFamily = {
  name: 'Acme Sans',
  metrics: { ascent: 0.8, descent: 0.2, lineGap: 0, width: 0.5, boldWidth: 0.5 },
  faces: [face('a', '400'), face('b', '700', 'italic')],
};
const file = (name: string) => new File(['x'], name);

function open(...fonts: readonly UploadedFamily[]) {
  const organisation = { ...anOrganisation(), fonts };
  render(
    <UiProvider>
      <UploadedFonts organisation={organisation} />
    </UiProvider>,
  );
  return userEvent.setup({ applyAccept: false });
}
const files = () => screen.getByLabelText('Font files');
const tick = () => screen.getByRole('checkbox', { name: /Our licence lets us/ });

it('[D270] shows each family in its own face, with its cuts and size', () => {
  open(acme);
  const [row] = within(screen.getByRole('list', { name: 'Uploaded fonts' })).getAllByRole(
    'listitem',
  );
  if (row === undefined) throw new Error('There is no family');
  expect(within(row).getByText('Acme Sans').style.fontFamily).toContain('"SS Acme Sans"');
  expect(within(row).getByText('Bold italic').style.fontWeight).toBe('700');
  expect(within(row).getByText('80 kB')).toBeVisible();
});

it('[D270] asks for the licence before a file is chosen', async () => {
  const user = open();
  const chosen = jest.spyOn(HTMLInputElement.prototype, 'click');
  await user.click(screen.getByRole('button', { name: 'Upload fonts' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Confirm the licence first');
  expect(tick()).toHaveFocus();
  expect(chosen).not.toHaveBeenCalled();
  await user.click(tick());
  expect(screen.queryByText(/Confirm the licence first/)).toBeNull();
});

it('[D270] says of each file what became of it, and asks anew for the next', async () => {
  jest
    .mocked(uploadFont)
    .mockResolvedValueOnce(succeeded({ family: 'Acme Sans', known: false }))
    .mockResolvedValueOnce(
      failed({ code: 'server/invalid-argument', message: 'This is no font file.' }),
    );
  const user = open();
  await user.click(tick());
  await user.upload(files(), [file('acme.woff2'), file('notes.otf')]);
  expect(await screen.findByText(/Added to Acme Sans/)).toBeVisible();
  expect(await screen.findByText(/This is no font file/)).toBeVisible();
  expect(tick()).not.toBeChecked();
});

it('[D270] says where a family is that stays', async () => {
  const uses = [
    { yearId: '', yearName: 'Brand kit', screenId: null, screenName: '' },
    { yearId: 'y', yearName: '2026', screenId: 's', screenName: 'Welcome' },
  ];
  jest.mocked(deleteFont).mockResolvedValueOnce(succeeded({ outcome: 'used', uses }));
  const user = open(acme);
  await user.click(screen.getByRole('button', { name: 'Delete Acme Sans' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete Acme Sans?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Welcome, 2026')).toBeVisible();
  expect(screen.getByText('Brand kit')).toBeVisible();
  expect(deleteFont).toHaveBeenCalledWith(
    expect.objectContaining({ family: 'Acme Sans', faceId: null }),
  );
});

it('[D270] lets one of several cuts go', async () => {
  jest.mocked(deleteFont).mockResolvedValueOnce(succeeded({ outcome: 'deleted' }));
  const user = open(acme);
  await user.click(screen.getByRole('button', { name: 'Delete Acme Sans Bold italic' }));
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Delete Bold italic of Acme Sans?',
  });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(deleteFont).toHaveBeenCalledWith(
    expect.objectContaining({ family: 'Acme Sans', faceId: 'b'.repeat(32) }),
  );
});
