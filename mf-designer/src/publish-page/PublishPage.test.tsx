import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  asId,
  DEFAULT_CONTENT,
  DEFAULT_LAYOUT,
  defaultItem,
  type ItemId,
  type Roles,
  type ScreenId,
  type SearchId,
} from 'shared-kernel/model';
import { publishingStoreAtom } from 'shared-kernel/publishing';
import { toastAtom } from 'shared-kernel/session';
import { aScreen, itInLongRun, signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';

import { designStoreAtom } from '../persistence/designStore';
import { memoryDesignStore } from '../persistence/memoryDesignStore';
import { aDraft, aPublication, memoryPublishing } from '../publishing/memoryPublishing';
import { PublishPage } from './PublishPage';

const id = (name: string) => asId<ScreenId>(name);
const saying = (text: string) => ({
  ...DEFAULT_CONTENT,
  items: [
    {
      ...defaultItem(asId<ItemId>('i'), 1),
      text,
      screenSizes: { mobilePortrait: DEFAULT_LAYOUT },
    },
  ],
});

const THANKS = aScreen({ id: id('thanks'), name: 'Thank you', content: saying('New words') });
const SHARE = aScreen({ id: id('share'), name: 'Share', order: 2, content: saying('Share it') });
const DRAFTS = [
  aDraft({ screenId: THANKS.id, name: THANKS.name }),
  aDraft({ screenId: SHARE.id, name: SHARE.name, change: 'added', words: [] }),
];

interface Setting {
  readonly at?: string;
  readonly roles?: Partial<Roles>;
  readonly contents?: Parameters<typeof memoryPublishing>[0];
}

async function open({ at = '/screens/publish', roles = {}, contents = {} }: Setting = {}) {
  const publishing = memoryPublishing({
    drafts: DRAFTS,
    shown: saying('Old words'),
    effect: {
      supporters: 200,
      reached: { before: 184, after: 193, gained: 12, lost: 3 },
      screens: [
        { screenId: THANKS.id, before: 175, after: 184, gained: 12, lost: 3 },
        { screenId: SHARE.id, before: 0, after: 200, gained: 200, lost: 0 },
      ],
      searches: [
        { id: asId<SearchId>('givers'), name: 'Givers', changed: true, screenIds: [THANKS.id] },
      ],
    },
    ...contents,
  });
  const store = signedIn({ roles });
  store.set(publishingStoreAtom, publishing);
  store.set(designStoreAtom, memoryDesignStore({ stored: [THANKS], screens: [SHARE] }));
  renderPage(PublishPage, { path: '/screens/publish', at, store });
  await screen.findByRole('region', { name: 'What supporters see now' });
  return { publishing, user: userEvent.setup(), toast: () => store.get(toastAtom)?.toast };
}

const button = (name: RegExp | string) => screen.findByRole('button', { name });
const ready = async (name: string) => {
  const found = await button(name);
  await waitFor(() => {
    expect(found).not.toHaveAttribute('aria-disabled');
  });
  return found;
};

it('[S165] says what supporters see, and takes it down after a question', async () => {
  const { publishing, user, toast } = await open();
  expect(screen.getByRole('heading', { name: 'Supporters see version 1' })).toBeVisible();
  expect(
    screen.getAllByText('Published by lea@example.org on 3 November 2026 at 09:12.')[0],
  ).toBeVisible();
  await user.click(await button('Take down'));
  const question = await screen.findByRole('alertdialog', { name: 'Take all screens down?' });
  expect(publishing.decided).toEqual([]);
  publishing.become({ state: 'takenDown', takenDown: { by: 'ada@example.org', at: new Date() } });
  await user.click(within(question).getByRole('button', { name: 'Take down' }));
  expect(
    await screen.findByRole('heading', { name: 'Taken down: supporters see no screens' }),
  ).toBeVisible();
  expect(toast()?.body).toBe('Supporters see no screens any more.');
  await user.click(await button('Show again'));
  await waitFor(() => {
    expect(publishing.decided.map(({ name }) => name)).toEqual(['takeDown', 'showAgain']);
  });
});

it('[S166] shows each change before and after, who gains and who loses it, and publishes what is ticked', async () => {
  const { publishing, user, toast } = await open();
  const card = await screen.findByRole('listitem', { name: 'Thank you' });
  expect(within(card).getByText('1 object changed')).toBeVisible();
  expect(await within(card).findByText('Old words')).toBeInTheDocument();
  expect(within(card).getByText('New words')).toBeInTheDocument();
  expect(
    await within(card).findByText('12 supporters gain it, 3 lose it; 184 get it.'),
  ).toBeVisible();
  expect(
    screen.getByText('193 of 200 supporters get at least one screen, 184 before.'),
  ).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Publish Share' }));
  await user.click(await ready('Publish 1 change'));
  await waitFor(() => {
    expect(toast()?.body).toBe('Supporters see version 2 now.');
  });
  expect(publishing.decided).toEqual([
    {
      name: 'publish',
      request: {
        ...{ screenIds: ['thanks'], timeZone: 'Europe/London', from: null, until: null },
        hash: 'b'.repeat(64),
      },
    },
  ]);
  expect(screen.getByRole('region', { name: 'What supporters see now' })).toHaveFocus();
});

itInLongRun(
  '[S166] with a screen in its address that one alone is shown and ticked, and the others can be',
  async () => {
    const { publishing, user } = await open({ at: '/screens/publish?screen=share' });
    await ready('Publish 1 change');
    expect(publishing.asked.at(-1)?.screenIds).toEqual(['share']);
    expect(screen.queryByRole('listitem', { name: 'Thank you' })).toBeNull();
    await user.click(await button('Show 1 other change'));
    expect(screen.getByRole('checkbox', { name: 'Publish Thank you' })).not.toBeChecked();
  },
);

it('[S166] with a screen in its address takes the others along by one click, and shows them', async () => {
  const { publishing, user } = await open({ at: '/screens/publish?screen=share' });
  await ready('Publish 1 change');
  await user.click(await button('Select the other one'));
  await ready('Publish 2 changes');
  expect(publishing.asked.at(-1)?.screenIds).toBeNull();
  expect(screen.getByRole('checkbox', { name: 'Publish Thank you' })).toBeChecked();
  expect(screen.queryByRole('button', { name: /other/ })).toBeNull();
});

itInLongRun(
  '[S166] with several screens in its address all of those are shown and ticked',
  async () => {
    const { publishing } = await open({ at: '/screens/publish?screen=thanks&screen=share' });
    await ready('Publish 2 changes');
    expect(publishing.asked.at(-1)?.screenIds).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Publish Thank you' })).toBeChecked();
    expect(screen.queryByRole('button', { name: /other change/ })).toBeNull();
  },
);

it('[S167] what somebody saves meanwhile is shown before anything is published, and ticks stay', async () => {
  const { publishing, user } = await open();
  await user.click(await screen.findByRole('checkbox', { name: 'Publish Share' }));
  await ready('Publish 1 change');
  // Saved since what changes was shown, and nothing has been asked since.
  publishing.become({ plan: { hash: 'c'.repeat(64) }, savedHash: 'saved anew' });
  await user.click(await ready('Publish 1 change'));
  expect(await screen.findByRole('status', { name: 'What came of publishing' })).toHaveTextContent(
    'Somebody has saved or published meanwhile. Look at what changes now. Nothing was published.',
  );
  expect(screen.getByRole('checkbox', { name: 'Publish Share' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Publish Thank you' })).toBeChecked();
  // Saved between two questions of this page.
  publishing.become({ plan: { hash: 'd'.repeat(64), savedHash: 'saved once more' } });
  await user.click(screen.getByRole('checkbox', { name: 'Publish Share' }));
  expect(
    await screen.findByText(/^Somebody has saved meanwhile: what changes is shown anew/),
  ).toBeVisible();
});

itInLongRun(
  '[S168] a time that cannot be is said at its field, and a plan with one is not published',
  async () => {
    const { publishing, user } = await open();
    await user.click(await screen.findByRole('radio', { name: 'From a day and time' }));
    await user.click(await ready('Schedule 2 changes'));
    expect(await screen.findByText('Choose a day and a time.')).toBeVisible();
    const from = screen.getByLabelText('From');
    await user.type(from, '2020-01-01T09:00');
    expect(screen.getByText(/^This has passed already/)).toBeVisible();
    await user.clear(from);
    await user.type(from, '2999-12-01T09:00');
    expect(screen.getByText('Sunday 1 December 2999 at 09:00, London time')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Only until a day and time' }));
    await user.type(screen.getByLabelText('Until'), '2999-11-01T09:00');
    expect(await screen.findByText(/^This is over before it begins/)).toBeVisible();
    expect(publishing.decided).toEqual([]);
    await user.clear(screen.getByLabelText('Until'));
    await user.type(screen.getByLabelText('Until'), '2999-12-24T18:00');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Time zone' }), 'Asia/Tokyo');
    await user.click(await ready('Schedule 2 changes'));
    await waitFor(() => {
      expect(publishing.decided[0]?.request).toMatchObject({
        ...{ screenIds: null, timeZone: 'Asia/Tokyo' },
        ...{ from: '2999-12-01T09:00', until: '2999-12-24T18:00' },
      });
    });
  },
);

const WAITING = aPublication({
  ...{ number: 2, state: 'awaiting', hash: 'e'.repeat(64), from: null },
  changes: [
    { screenId: THANKS.id, name: 'Thank you', change: 'changed', words: ['1 object changed'] },
  ],
});

it('[S169] a second person sees what waits, and approves exactly that', async () => {
  const { publishing, user } = await open({
    contents: { needsApproval: true, publications: [WAITING, aPublication()] },
  });
  const waiting = await screen.findByRole('region', { name: 'Version 2, waiting for approval' });
  expect(await within(waiting).findByText(/^1 object changed · /)).toBeVisible();
  expect(within(waiting).getByText('eeeeeeee')).toBeVisible();
  const search = within(waiting).getByRole('link', { name: 'Givers' });
  expect(search).toHaveAttribute('href', '/searches/givers');
  expect(await within(waiting).findByText('Checks found nothing.')).toBeVisible();
  expect(await ready('Ask for approval of 2 changes')).toBeVisible();
  await user.click(within(waiting).getByRole('button', { name: 'Approve and publish' }));
  await waitFor(() => {
    expect(publishing.decided).toEqual([
      { name: 'approve', request: { number: 2, hash: 'e'.repeat(64) } },
    ]);
  });
});

it('[S169] whoever asked cannot approve it, and sees nothing more to publish while it holds everything', async () => {
  await open({
    contents: {
      ...{ needsApproval: true, savedHash: 'e'.repeat(64) },
      publications: [{ ...WAITING, by: 'ada@example.org' }, aPublication()],
    },
  });
  expect(await screen.findByText(/^You asked for it/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve and publish' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'All changes are in version 2' })).toBeVisible();
});

it('[S170] lists versions, shows one, and goes back to it after a question', async () => {
  const old = aPublication({ hash: 'f'.repeat(64) });
  const { publishing, user } = await open({
    contents: { live: 2, publications: [aPublication({ number: 2 }), old] },
  });
  const row = await screen.findByRole('listitem', { name: 'Version 1' });
  await user.click(within(row).getByRole('button', { name: 'Look at it: version 1' }));
  const shown = await within(row).findByRole('group', { name: 'Screens of version 1' });
  expect(within(shown).getByText('1. Thank you')).toBeVisible();
  await user.click(within(row).getByRole('button', { name: 'Go back to it: version 1' }));
  const question = await screen.findByRole('alertdialog', { name: 'Go back to version 1?' });
  await user.click(within(question).getByRole('button', { name: 'Go back' }));
  await waitFor(() => {
    expect(publishing.decided).toEqual([
      { name: 'goBack', request: { number: 1, hash: 'f'.repeat(64) } },
    ]);
  });
});

it('[S171] whoever may not publish sees all of it, and a sentence in the place of buttons', async () => {
  await open({ contents: { mayPublish: false } });
  expect(await screen.findByText(/^You can look at all of it\./)).toBeVisible();
  for (const name of ['Take down', /^Publish \d/])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('switch')).toBeNull();
});

itInLongRun('[S166] one tick stands for all changes', async () => {
  const { user } = await open();
  const all = await screen.findByRole('checkbox', { name: 'Publish all 2 changes' });
  expect(all).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Publish Share' }));
  expect(all).toBePartiallyChecked();
  await user.click(all);
  expect(await ready('Publish 2 changes')).toBeEnabled();
  await user.click(all);
  expect(await button('Nothing is ticked')).toBeDisabled();
  for (const { name } of DRAFTS)
    expect(screen.getByRole('checkbox', { name: `Publish ${name}` })).not.toBeChecked();
});

it('[S169] an admin decides whether a second person approves', async () => {
  const { publishing, user } = await open({ roles: { admin: true } });
  await user.click(
    await screen.findByRole('checkbox', { name: /^A second person approves what is published/ }),
  );
  await waitFor(() => {
    expect(publishing.decided).toEqual([{ name: 'askForApproval', request: true }]);
  });
});

it('[S172] a year whose saves are seen at once says so, and asks the server for no plan', async () => {
  const { publishing } = await open({
    contents: { state: 'asSaved', live: null, publications: [], drafts: [] },
  });
  expect(screen.getByText(/^Until now every save was seen at once\./)).toBeVisible();
  expect(publishing.asked).toEqual([]);
});

it('[S167] says what could not be counted, and counts again', async () => {
  const { publishing, user } = await open();
  await screen.findByText(/^193 of 200 supporters/);
  const count = jest.spyOn(publishing, 'count');
  count.mockResolvedValueOnce({
    ok: false,
    error: { code: 'server/unavailable', message: '' },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Publish Share' }));
  expect(await screen.findByText(/^Whom it reaches could not be counted\./)).toBeVisible();
  await user.click(await button('Try again'));
  expect(
    await screen.findByText('193 of 200 supporters get at least one screen, 184 before.'),
  ).toBeVisible();
});

itInLongRun(
  '[S167] says once what the server could not work out, and asks for all of it again',
  async () => {
    const { publishing, user } = await open();
    await screen.findByText(/^193 of 200 supporters/);
    const failure = { ok: false, error: { code: 'server/unavailable', message: '' } } as const;
    jest.spyOn(publishing, 'plan').mockResolvedValueOnce(failure);
    jest.spyOn(publishing, 'count').mockResolvedValueOnce(failure);
    await user.click(await screen.findByRole('checkbox', { name: 'Publish Share' }));
    expect(
      await screen.findByText(/^What publishing comes to could not be worked out\./),
    ).toBeVisible();
    expect(screen.queryByText(/could not be counted/)).toBeNull();
    expect(await button('Publish 1 change')).toBeDisabled();
    await user.click(await button('Try again'));
    expect(
      await screen.findByText('193 of 200 supporters get at least one screen, 184 before.'),
    ).toBeVisible();
    expect(await ready('Publish 1 change')).toBeEnabled();
  },
);
