import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MediaUse } from 'shared-kernel/model';
import { signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';

import { mediaStoreAtom } from 'shared-kernel/picture-library';
import { aMedia, memoryMediaStore } from '../media/memoryMediaStore';
import { LibraryPage } from './LibraryPage';

const BEECH = aMedia('b', { name: 'Beech wood', alternativeText: 'Beeches', bytes: 3_200_000 });
const OAK = aMedia('a', { name: 'Oak', uploadedAt: new Date('2026-05-02T09:00:00Z') });
const shownOn = (screenId: string): MediaUse => ({
  ...{ mediaId: BEECH.id, yearId: '2026', yearName: '2026', screenId, screenName: screenId },
  place: 'object',
});

function open(uses: readonly MediaUse[] = [shownOn('hello'), shownOn('thanks')]) {
  const media = memoryMediaStore({ pictures: [OAK, BEECH], uses });
  const store = signedIn();
  store.set(mediaStoreAtom, media.store);
  renderPage(LibraryPage, { path: '/set-up/pictures', store });
  return { media, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}
const names = () =>
  within(screen.getByRole('group', { name: 'Pictures' }))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));

describe('[S142] the page of all pictures', () => {
  it('says how large each is, where it is shown, and how full the library is', async () => {
    open();
    expect(await screen.findByText(/^3\.1\sMB, shown 2 times$/)).toBeVisible();
    expect(screen.getByText(/^0\.5\sMB, shown nowhere$/)).toBeVisible();
    expect(screen.getByText(/^2 pictures, .* of 2\sGB$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use this picture' })).not.toBeInTheDocument();
  });

  it('orders them, and shows those that need somebody', async () => {
    const { user } = open();
    await screen.findByText(/shown 2 times/);
    expect(names()).toEqual(['Oak', 'Beech wood']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Largest first');
    expect(names()).toEqual(['Beech wood', 'Oak']);
    const which = screen.getByRole('combobox', { name: 'Which pictures' });
    await user.selectOptions(which, 'Shown nowhere');
    expect(names()).toEqual(['Oak']);
    await user.selectOptions(which, 'Without alternative text');
    expect(names()).toEqual(['Oak']);
  });

  it('keeps what is said of a picture, and what is shown from being deleted', async () => {
    const { user, media } = open();
    await user.click(await screen.findByRole('button', { name: 'Beech wood' }));
    expect(await screen.findByText('hello, 2026: object')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete picture' })).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: 'Credit' }), 'Bea Marsh');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(media.pictures().find(({ id }) => id === BEECH.id)?.credit).toBe('Bea Marsh');
    });
  });
});
