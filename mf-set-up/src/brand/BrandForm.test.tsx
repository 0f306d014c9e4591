import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  NO_BRAND,
  succeeded,
  type Brand,
  type BrandKit,
  type SaveAnswer,
} from 'shared-kernel/model';
import { anOrganisation, itInLongRun, signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import { BrandForm } from './BrandForm';
import { brandPortAtom, type BrandPort } from './brandPort';

const KIT: BrandKit = {
  logo: '',
  palette: { ground: '#ffffff', text: '#1b2a2e', accent: '#206f5c', secondAccent: '#8a3d1f' },
  fonts: { heading: 'Playfair Display', body: 'Lora' },
  corners: 'soft',
};
const brandOfKit = (kit: BrandKit, revision = 3): Brand => ({
  kit,
  former: [],
  saved: { revision, savedBy: 'bea@example.org', savedAt: null },
});
const CONFLICT: SaveAnswer = {
  outcome: 'conflict',
  revision: 4,
  savedBy: 'bea@example.org',
  savedAt: null,
};

function open(brand: Brand = NO_BRAND, answers: readonly SaveAnswer[] = [], theirs = brand) {
  const saved: Parameters<BrandPort['saveBrand']>[0][] = [];
  const organisation = anOrganisation({
    preferences: { fontFamilies: ['Lora'], colours: ['#12372a', '#f6f1e3', '#f2b950'] },
    brand,
  });
  const store = signedIn({ roles: { admin: true }, organisation });
  store.set(brandPortAtom, {
    saveBrand: (request) => {
      const answer = answers[saved.length] ?? { outcome: 'saved', revision: 9 };
      saved.push(request);
      return Promise.resolve(succeeded(answer));
    },
    loadOrganisation: () => Promise.resolve(succeeded({ ...organisation, brand: theirs })),
  });
  renderPage(
    () => (
      <BrandForm organisation={organisation} onStored={() => Promise.resolve()}>
        {null}
      </BrandForm>
    ),
    { path: '/set-up/brand', store },
  );
  return { user: userEvent.setup(), saved };
}

const colour = (role: string) => screen.getByRole('textbox', { name: new RegExp(`^${role}`) });
const save = () => screen.getByRole('button', { name: 'Save brand kit' });

it('begins with the organisation’s own fonts and colours, and saves what was made of them', async () => {
  const { user, saved } = open();
  expect(screen.getByText(/^No brand kit is saved yet/)).toBeVisible();
  expect(colour('Ground')).toHaveValue('#f6f1e3');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Heading' }), 'Playfair Display');
  await user.click(screen.getByRole('radio', { name: 'Round' }));
  await user.click(save());
  await waitFor(() => {
    expect(saved).toHaveLength(1);
  });
  expect(saved[0]).toMatchObject({
    expectedRevision: 0,
    brand: {
      palette: { ground: '#f6f1e3', accent: '#f2b950' },
      fonts: { heading: 'Playfair Display', body: 'Lora' },
      corners: 'round',
    },
  });
});

itInLongRun('says in words how each pair can be read, and mends one by a press', async () => {
  const { user } = open(brandOfKit({ ...KIT, palette: { ...KIT.palette, text: '#9a9a9a' } }));
  const pair = () => within(screen.getByText('Text on the ground').closest('li') ?? document.body);
  expect(pair().getByText('2.8 : 1 · Too weak')).toBeVisible();
  await user.click(pair().getByRole('button', { name: /^Text: use #[0-9a-f]{6}, which passes$/ }));
  expect(pair().getByText(/^4\.\d : 1 · Passes$/)).toBeVisible();
  expect(pair().queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('● Unsaved edits')).toBeVisible();
});

itInLongRun('does not send what is no colour, and leads to it', async () => {
  const { user, saved } = open(brandOfKit(KIT));
  await user.clear(colour('Accent'));
  await user.type(colour('Accent'), 'red');
  await user.click(save());
  expect(saved).toEqual([]);
  expect(screen.getByText(/Mend those that are marked first/)).toBeVisible();
  await waitFor(() => {
    expect(colour('Accent')).toHaveFocus();
  });
});

it('writes nothing over what somebody else has saved, and can go on from it (D22)', async () => {
  const theirs = brandOfKit({ ...KIT, corners: 'square' }, 4);
  const { user, saved } = open(brandOfKit(KIT), [CONFLICT], theirs);
  await user.click(screen.getByRole('radio', { name: 'Round' }));
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Load theirs' }));
  await waitFor(() => {
    expect(screen.getByRole('radio', { name: 'Square' })).toBeChecked();
  });
  await user.click(save());
  await waitFor(() => {
    expect(saved.map(({ expectedRevision }) => expectedRevision)).toEqual([3, 4]);
  });
});

it('removes the kit once that was asked about', async () => {
  const { user, saved } = open(brandOfKit(KIT));
  await user.click(screen.getByRole('button', { name: 'Remove the brand kit' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(saved).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Remove the brand kit' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => {
    expect(saved).toMatchObject([{ brand: null, expectedRevision: 3 }]);
  });
});
