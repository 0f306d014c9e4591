import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  asId,
  DEFAULT_CONTENT,
  failed,
  succeeded,
  type BrandKit,
  type Screen,
  type ScreenId,
} from 'shared-kernel/model';
import { useState } from 'react';
import { anOrganisation, aScreen, aYear, signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import { dressStoreAtom, type DressStore } from './dressStore';
import { DressYear } from './DressYear';

const BEFORE: BrandKit = {
  logo: '',
  palette: { ground: '#f6f1e3', text: '#12372a', accent: '#a8431f', secondAccent: '#2f6f8f' },
  fonts: { heading: 'Lora', body: 'Inter' },
  corners: 'soft',
};
const NOW: BrandKit = { ...BEFORE, palette: { ...BEFORE.palette, ground: '#fdf0ff' } };

const OWN_GROUND: BrandKit = { ...BEFORE, palette: { ...BEFORE.palette, ground: '#e0ffe0' } };

const on = (name: string, order: number, backgroundColour: string): Screen =>
  aScreen({
    id: asId<ScreenId>(name.toLowerCase()),
    name,
    order,
    content: { ...DEFAULT_CONTENT, backgroundColour },
    contentSaved: { revision: order + 6, savedBy: '', savedAt: null },
  });
const SCREENS = [
  on('Second', 2, '#F6F1E3'),
  on('Own', 3, '#ff0000'),
  on('First', 1, 'rgb(246, 241, 227)'),
];

type Save = DressStore['saveScreenContent'];

function open(screens = SCREENS, former: readonly BrandKit[] = [BEFORE], conflicts = ['none']) {
  const saved: (readonly [id: string, ground: string, revision: number])[] = [];
  let stored = screens;
  const save: Save = (_, id, content, { expectedRevision }) => {
    if (conflicts.includes(id)) {
      return Promise.resolve(
        failed({ code: 'data/conflict', revision: 20, savedBy: 'bea@example.org', savedAt: null }),
      );
    }
    saved.push([id, content.backgroundColour, expectedRevision]);
    stored = stored.map((one) => (one.id === id ? { ...one, content } : one));
    return Promise.resolve(succeeded({ revision: expectedRevision + 1 }));
  };
  const organisation = anOrganisation();
  const year = aYear();
  const store = signedIn({ roles: { admin: true }, organisation, year });
  store.set(dressStoreAtom, {
    loadScreens: () => Promise.resolve(succeeded({ items: stored, malformed: [] })),
    saveScreenContent: save,
  });
  const scope = { organisationId: organisation.id, yearId: year.id };
  const Page = () => {
    const [kit, setKit] = useState(NOW);
    const revision = kit === NOW ? 2 : 3;
    return (
      <>
        <button
          onClick={() => {
            setKit(OWN_GROUND);
          }}
        >
          Another kit arrives
        </button>
        <DressYear {...{ scope, year, kit, former, revision }} />
      </>
    );
  };
  renderPage(Page, { path: '/set-up/brand', store });
  return { user: userEvent.setup(), saved };
}

const start = () => screen.findByRole('button', { name: 'Dress this year’s screens' });

it('shows every screen that changes before and after, in the year’s order, and no other', async () => {
  const { user, saved } = open();
  await user.click(await start());
  const boxes = await screen.findAllByRole('checkbox');
  expect(boxes).toHaveLength(2);
  const names = screen.getAllByRole('listitem').map((row) => within(row).getByRole('checkbox'));
  expect(names[0]).toHaveAccessibleName('First');
  expect(names[1]).toHaveAccessibleName('Second');
  expect(screen.getAllByText('Before')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(await start()).toHaveFocus();
  expect(saved).toEqual([]);
});

it('saves those that are ticked over the revision that was read', async () => {
  const { user, saved } = open();
  await user.click(await start());
  await user.click(await screen.findByRole('checkbox', { name: 'First' }));
  await user.click(screen.getByRole('button', { name: 'Dress 1 screen' }));
  expect(await screen.findByText('1 screen was dressed.')).toBeVisible();
  expect(saved).toEqual([['second', '#fdf0ff', 8]]);
  await waitFor(() => {
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  });
});

it('stays open where a kit that was just saved arrives, and begins anew with it', async () => {
  const { user, saved } = open();
  await user.click(await start());
  await user.click(await screen.findByRole('checkbox', { name: 'First' }));
  await user.click(screen.getByRole('button', { name: 'Another kit arrives' }));
  await user.click(await screen.findByRole('button', { name: 'Dress 2 screens' }));
  expect(await screen.findByText('2 screens were dressed.')).toBeVisible();
  expect(saved.map(([, ground]) => ground)).toEqual(['#e0ffe0', '#e0ffe0']);
});

it('names what somebody else has saved meanwhile, and leaves it', async () => {
  const { user, saved } = open(SCREENS, [BEFORE], ['first']);
  await user.click(await start());
  await user.click(await screen.findByRole('button', { name: 'Dress 2 screens' }));
  expect(await screen.findByText('1 screen was dressed.')).toBeVisible();
  const why = screen.getByText(/^Somebody changed these meanwhile/);
  expect(within(why.parentElement ?? document.body).getByText('First')).toBeVisible();
  expect(saved.map(([id]) => id)).toEqual(['second']);
});

it('says where there is nothing to change, and where there was no kit before', async () => {
  const { user } = open([on('Own', 1, '#ff0000')]);
  await user.click(await start());
  expect(await screen.findByText(/there is nothing to change/)).toBeVisible();
});

it('has nothing to lead from after the first kit', () => {
  open(SCREENS, []);
  expect(screen.getByText(/^This is your first kit/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Dress/ })).not.toBeInTheDocument();
});
