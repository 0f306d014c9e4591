import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failed } from 'shared-kernel/model';
import { aField, aSearch, aYear, signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';

import { mediaStoreAtom } from 'shared-kernel/picture-library';
import { memoryMediaStore } from '../media/memoryMediaStore';
import { designStoreAtom } from '../persistence/designStore';
import { memoryDesignStore, type MemoryContents } from '../persistence/memoryDesignStore';
import { StoryTemplatesPage } from './StoryTemplatesPage';

jest.setTimeout(60_000);

/** The page in a year with what was given, and its stories; one screen may be refused once. */
async function open(contents: MemoryContents = {}, refusedAt = -1) {
  const database = memoryDesignStore({
    fields: [
      aField({ name: 'First Name', count: 5 }),
      aField({ name: 'Total given', type: 'donation', count: 3 }),
      aField({ name: 'Date Joined', type: 'date', count: 4 }),
    ],
    ...contents,
  });
  const media = memoryMediaStore();
  const store = signedIn({ year: aYear({ supportersTotal: 5 }) });
  let asked = 0;
  store.set(designStoreAtom, {
    ...database,
    createScreen: (...screen) => {
      asked += 1;
      return asked === refusedAt
        ? Promise.resolve(failed({ code: 'data/unavailable', message: 'offline' }))
        : database.createScreen(...screen);
    },
  });
  store.set(mediaStoreAtom, media.store);
  renderPage(StoryTemplatesPage, { path: '/screens/templates', at: '/screens/templates', store });
  await screen.findByRole('radio', { name: /^For donors/ }, { timeout: 20_000 });
  return { database, media, user: userEvent.setup() };
}

const screens = () => screen.getByRole('list', { name: 'Screens of the story' });

it('[S151] makes the screens of a story behind those of the year, each for those of whom it is true', async () => {
  const { database, user } = await open();
  expect(within(screens()).getAllByRole('listitem')).toHaveLength(7);
  expect(screen.getByText(/^Left out, .*: Month after month\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Make these 7 screens' }));
  await waitFor(
    () => {
      expect(database.created).toHaveLength(7);
    },
    { timeout: 20_000 },
  );
  expect(
    database.created.map(({ name, order, match, searchIds }) => [
      name,
      order,
      match,
      searchIds.length,
    ]),
  ).toEqual([
    ['Thank you', 2, 'allUsers', 0],
    ['Total given', 3, 'allSearches', 1],
    ['A milestone', 4, 'allSearches', 1],
    ['Every part counts', 5, 'allUsers', 0],
    ['Together with others', 6, 'allUsers', 0],
    ['Stay close', 7, 'allUsers', 0],
    ['Share', 8, 'allUsers', 0],
  ]);
  const transitions = database.created.map(({ content }) => content.transition.kind);
  expect(transitions).toEqual(['year', ...Array.from({ length: 6 }, () => 'sharedElement')]);
});

it('[S151] shows the screens in each view', async () => {
  const { user } = await open();
  const [first] = within(screens()).getAllByRole('listitem');
  const asPhone = first?.style.width;
  await user.selectOptions(screen.getByRole('combobox', { name: 'View' }), 'Desktop');
  expect(first?.style.width).toBe('420px');
  expect(asPhone).not.toBe('420px');
});

it('[S151] takes a search that the year has, and asks for each field once', async () => {
  const { database, user } = await open();
  expect(screen.getAllByRole('combobox', { name: 'Field with what was given' })).toHaveLength(1);
  await user.click(screen.getByRole('radio', { name: /^For people of whom little is known/ }));
  expect(within(screens()).getAllByRole('listitem')).toHaveLength(6);
  expect(screen.queryByRole('combobox', { name: 'Field with what was given' })).toBeNull();
  expect(database.created).toEqual([]);
});

it('[S151] says what stopped it, and begins anew with another story', async () => {
  const { database, user } = await open({ searches: [aSearch({ name: 'Other' })] }, 1);
  await user.click(screen.getByRole('radio', { name: /^For people of whom little is known/ }));
  await user.click(screen.getByRole('button', { name: 'Make these 6 screens' }));
  expect(await screen.findByText('0 of 6 screens were made')).toBeVisible();
  // Another story begins anew; the one that was stopped can be had still.
  await user.click(screen.getByRole('radio', { name: /^For donors/ }));
  expect(screen.getByRole('button', { name: 'Make these 7 screens' })).toBeEnabled();
  await user.click(screen.getByRole('radio', { name: /^For people of whom little is known/ }));
  await user.click(screen.getByRole('button', { name: 'Make these 6 screens' }));
  await waitFor(
    () => {
      expect(database.created).toHaveLength(6);
    },
    { timeout: 20_000 },
  );
});

it('[S151] goes on from where it was stopped', async () => {
  const { database, user } = await open({}, 3);
  await user.click(screen.getByRole('radio', { name: /^For people of whom little is known/ }));
  await user.click(screen.getByRole('button', { name: 'Make these 6 screens' }));
  expect(
    await screen.findByText('2 of 6 screens were made', {}, { timeout: 20_000 }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Make the other 4' }));
  await waitFor(
    () => {
      expect(database.created.map(({ name }) => name)).toEqual([
        'Hello',
        'Every part counts',
        'Together with others',
        'What is next',
        'Stay close',
        'Share',
      ]);
    },
    { timeout: 20_000 },
  );
});

it('[S150] brings the drawings of a style into the library, and nothing where it refuses', async () => {
  const { database, media, user } = await open();
  await user.click(screen.getByRole('radio', { name: /^Illustrated/ }));
  await user.click(screen.getByRole('radio', { name: /^For people of whom little is known/ }));
  await user.click(screen.getByRole('button', { name: 'Make these 6 screens' }));
  await waitFor(
    () => {
      expect(database.created).toHaveLength(6);
    },
    { timeout: 20_000 },
  );
  const drawings = database.created.flatMap(({ content }) =>
    content.items.filter(({ type }) => type === 'image'),
  );
  expect(drawings).toHaveLength(5);
  for (const { url, text } of drawings) {
    expect(url).toMatch(/^\/media\//);
    expect(text).not.toBe('');
  }
  expect(media.uploads).toHaveLength(5);
});
