import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  asId,
  NEW_SCREEN,
  succeeded,
  type Screen,
  type ScreenId,
  type SearchId,
} from 'shared-kernel/model';
import { CREATION } from 'shared-kernel/saving';
import { changesSettled } from 'shared-kernel/server-state';
import { toastAtom } from 'shared-kernel/session';
import { aScreen, aSearch, aYear, itInLongRun, signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import { memoryScreenStore } from '../screen-store/memoryScreenStore';
import { screenStoreAtom, type ScreenStore } from '../screen-store/screenStore';
import { countAudienceAtom, type AudienceRequest, type Audience } from '../server/countAudience';
import type { ServerAnswer } from 'shared-kernel/server';
import { SetupPage } from './SetupPage';

type Count = (request: AudienceRequest) => ServerAnswer<Audience>;

const searches = [
  aSearch({ id: asId<SearchId>('z'), name: 'Zebras', supportersMatched: -1 }),
  aSearch({ id: asId<SearchId>('a'), name: 'ants', supportersMatched: 50 }),
];

const audience = jest.fn<ReturnType<Count>, Parameters<Count>>();
beforeEach(() => {
  audience.mockReset();
  audience.mockResolvedValue(succeeded({ supporters: 800, matched: 184 }));
});

const FIRST = { revision: 1, savedBy: 'ada@example.org', savedAt: null };

function open(
  parts: Partial<Screen> = {},
  failing: (keyof ScreenStore)[] = [],
  known = searches,
  state: unknown = null,
) {
  const screens = [aScreen({ id: asId<ScreenId>('one'), name: 'Hello', ...parts })];
  const store = signedIn({ year: aYear({ supportersTotal: 200 }) });
  store.set(countAudienceAtom, { count: audience });
  store.set(
    screenStoreAtom,
    memoryScreenStore({ screens, searches: known, failing: new Set(failing) }),
  );
  renderPage(SetupPage, {
    path: '/screens/:id/setup',
    at: { pathname: '/screens/one/setup', state },
    store,
  });
  return { screens, user: userEvent.setup(), toast: () => store.get(toastAtom)?.toast };
}

const name = () => screen.findByRole('textbox', { name: 'Internal name' });

it('shows the set-up as stored, searches by name', async () => {
  open({ match: 'anySearches', searchIds: [asId<SearchId>('z')] });
  expect(await name()).toHaveValue('Hello');
  expect(document.title).toBe('Hello · Screen setup – Supporter Screens');
  expect(screen.getByRole('radio', { name: /any of the searches/ })).toBeChecked();
  expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    'ants',
    'Zebras',
  ]);
  expect(screen.getByRole('checkbox', { name: 'Zebras' })).toBeChecked();
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/screens');
});

it.each([
  [9, true],
  [1, false],
])('says of a new screen at place %d whether it comes after others', async (order, isSaid) => {
  open({ ...NEW_SCREEN, order, setupSaved: FIRST });
  await name();
  expect(screen.queryAllByText(/^It comes last/)).toHaveLength(isSaid ? 1 : 0);
});

it('saves name, match and searches', async () => {
  const { user, screens, toast } = open();
  await user.clear(await name());
  await user.paste('Thanks');
  await user.click(screen.getByRole('radio', { name: /all searches/ }));
  await user.click(screen.getByRole('checkbox', { name: 'ants' }));
  expect(screen.getByText('● Unsaved edits')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save screen' }));
  await waitFor(() => {
    expect(screens[0]).toMatchObject({
      name: 'Thanks',
      match: 'allSearches',
      searchIds: ['a'],
      setupSaved: { revision: 1, savedBy: 'ada@example.org' },
    });
  });
  expect(toast()).toMatchObject({
    header: 'Screen',
    body: 'Saved successfully!',
    delayMs: 2000,
  });
  expect(screen.queryByText('● Unsaved edits')).not.toBeInTheDocument();
});

describe('nothing shows a screen to all supporters by accident', () => {
  const tick = async (user: ReturnType<typeof userEvent.setup>) => {
    await name();
    await user.click(screen.getByRole('checkbox', { name: 'ants' }));
  };
  const audience = () => screen.getByRole('status', { name: 'Audience' });

  it('says who sees it, and the first tick visibly moves the choice to any of the searches', async () => {
    const { user } = open({ match: 'allUsers' });
    await name();
    expect(audience()).toHaveTextContent('Shown to all supporters');
    await tick(user);
    expect(screen.getByRole('radio', { name: /any of the searches/ })).toBeChecked();
    expect(audience()).toHaveTextContent('Matches any of 1 search');
    await user.click(screen.getByRole('checkbox', { name: 'ants' }));
    expect(screen.getByRole('radio', { name: /any of the searches/ })).toBeChecked();
    expect(audience()).toHaveTextContent('Nobody yet: no search is chosen');
  });

  const askedToSave = async () => {
    const opened = open({ match: 'allUsers' });
    await tick(opened.user);
    await opened.user.click(screen.getByRole('radio', { name: 'All supporters' }));
    await opened.user.click(screen.getByRole('button', { name: 'Save screen' }));
    const title = 'Show this screen to all supporters?';
    const question = await screen.findByRole('alertdialog', { name: title });
    expect(opened.screens[0]).toMatchObject({ setupSaved: { revision: 0 } });
    return {
      ...opened,
      answer: (label: string) => within(question).getByRole('button', { name: label }),
    };
  };

  it.each([
    ['Show it to all', 'allUsers'],
    ['Only those who match', 'anySearches'],
  ])('asks before it saves “all” with ticks: %s', async (label, match) => {
    const { user, screens, answer } = await askedToSave();
    await user.click(answer(label));
    await waitFor(() => {
      expect(screens[0]).toMatchObject({ match, searchIds: ['a'], setupSaved: { revision: 1 } });
    });
    expect(screen.queryByText('● Unsaved edits')).not.toBeInTheDocument();
  });

  it('saves nothing when the question is cancelled', async () => {
    const { user, screens, answer } = await askedToSave();
    await user.click(answer('Cancel'));
    expect(screens[0]).toMatchObject({ setupSaved: { revision: 0 } });
    expect(screen.getByText('● Unsaved edits')).toBeVisible();
  });
});

describe('how many will see it', () => {
  it('is counted as it is edited, a run of ticks once', async () => {
    const { user } = open({ match: 'anySearches' });
    await name();
    expect(audience).not.toHaveBeenCalled();
    await user.click(screen.getByRole('checkbox', { name: 'ants' }));
    await user.click(screen.getByRole('checkbox', { name: 'Zebras' }));
    expect(screen.getByText('Counting …')).toBeVisible();
    expect(await screen.findByText('184 of 800 will see this')).toBeVisible();
    expect(audience).toHaveBeenCalledTimes(1);
    expect(audience.mock.calls[0]?.[0]).toMatchObject({
      ...{ id: 'one', setup: { match: 'anySearches', searchIds: ['a', 'z'] } },
    });
    await user.click(screen.getByRole('checkbox', { name: 'ants' }));
    await user.click(screen.getByRole('checkbox', { name: 'Zebras' }));
    expect(screen.queryByText(/will see this/)).toBeNull();
  });

  itInLongRun('says where it could not be counted', async () => {
    audience.mockResolvedValue({ ok: false, error: { code: 'server/unavailable', message: '' } });
    open({ match: 'allUsers' });
    expect(await screen.findByText('Who will see this could not be counted.')).toBeVisible();
  });
});

itInLongRun('saves and goes on to the design, but only what was saved', async () => {
  const { user, screens } = open({ match: 'anySearches' }, ['saveScreenSetup']);
  await user.click(await screen.findByRole('checkbox', { name: 'ants' }));
  await user.click(screen.getByRole('button', { name: 'Save and design' }));
  await waitFor(() => {
    expect(screen.getByText('● Unsaved edits')).toBeVisible();
  });
  expect(await name()).toBeVisible();
  expect(screens[0]).toMatchObject({ setupSaved: { revision: 0 } });
  await user.click(screen.getByRole('button', { name: 'Save and design' }));
  await waitFor(() => {
    expect(screen.queryByRole('textbox', { name: 'Internal name' })).toBeNull();
  });
  expect(screens[0]).toMatchObject({ searchIds: ['a'], setupSaved: { revision: 1 } });
});

describe('a screen that was just added', () => {
  const added = (parts: Partial<Screen> = {}) =>
    open(
      { ...NEW_SCREEN, setupSaved: FIRST, contentSaved: FIRST, ...parts },
      [],
      searches,
      CREATION,
    );
  const back = async (user: ReturnType<typeof userEvent.setup>) => {
    await name();
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(await screen.findByText('at /screens')).toBeVisible();
  };

  it('is not kept when it is left as it was made', async () => {
    const { user, screens, toast } = added();
    await back(user);
    await waitFor(() => {
      expect(toast()?.body).toBe('Nothing was entered, so the new screen is not kept');
    });
    expect(screens).toEqual([]);
  });

  it('is kept when somebody designed it meanwhile', async () => {
    const { user, screens } = added();
    await name();
    screens[0] = aScreen({ ...screens[0], contentSaved: { ...FIRST, revision: 2 } });
    await back(user);
    await changesSettled();
    expect(screens).toHaveLength(1);
  });

  itInLongRun('is kept once it is saved', async () => {
    const { user, screens } = added();
    await user.type(await name(), 'Thanks');
    await user.click(screen.getByRole('button', { name: 'Save screen' }));
    await waitFor(() => {
      expect(screens[0]?.name).toBe('Thanks');
    });
    await back(user);
    await changesSettled();
    expect(screens).toHaveLength(1);
  });

  it('is kept when its page was opened from the list', async () => {
    const { user, screens } = open({ ...NEW_SCREEN, setupSaved: FIRST, contentSaved: FIRST });
    await back(user);
    await changesSettled();
    expect(screens).toHaveLength(1);
  });
});

it('asks before unsaved edits are left', async () => {
  const { user } = open();
  await user.type(await name(), '!');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('at /screens')).toBeVisible();
});

itInLongRun('says of each search how many supporters match it', async () => {
  open();
  await name();
  expect(screen.getByRole('checkbox', { name: 'ants' })).toHaveAccessibleDescription('50 (25%)');
  expect(screen.getByRole('checkbox', { name: 'Zebras' })).toHaveAccessibleDescription(
    'Working...',
  );
});

itInLongRun(
  'narrows more than twelve searches by name, and says what is chosen beside them',
  async () => {
    const many = Array.from({ length: 13 }, (_, index) =>
      aSearch({ id: asId<SearchId>(`s${String(index)}`), name: `Search ${String(index)}` }),
    );
    const { user } = open({ searchIds: [asId<SearchId>('s1')] }, [], many);
    await name();
    await user.type(screen.getByRole('searchbox', { name: 'Filter searches' }), 'search 12');
    expect(screen.getByRole('checkbox')).toHaveAccessibleName('Search 12');
    expect(screen.getByText('1 chosen, 1 of them not listed here.')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Filter searches' }), '34');
    expect(screen.getByText(/No search has such a name/)).toBeVisible();
  },
);

it('says when saving fails', async () => {
  const { user, toast } = open({}, ['saveScreenSetup']);
  await user.type(await name(), '!');
  await user.click(screen.getByRole('button', { name: 'Save screen' }));
  await waitFor(() => {
    expect(toast()?.body).toMatch(/^Error saving - please try again\n/);
  });
  expect(await name()).toHaveValue('Hello!');
});

describe('somebody else saved first', () => {
  const collide = async () => {
    const opened = open();
    await opened.user.type(await name(), '!');
    opened.screens[0] = aScreen({
      id: asId<ScreenId>('one'),
      name: 'Theirs',
      setupSaved: { revision: 4, savedBy: 'bo@example.org', savedAt: null },
    });
    await opened.user.click(screen.getByRole('button', { name: 'Save screen' }));
    expect(await screen.findByText(/bo@example.org saved this screen’s setup/)).toBeVisible();
    return opened;
  };

  it('overwrites when asked to', async () => {
    const { user, screens } = await collide();
    await user.click(screen.getByRole('button', { name: 'Overwrite' }));
    await waitFor(() => {
      expect(screens[0]).toMatchObject({ name: 'Hello!', setupSaved: { revision: 5 } });
    });
  });

  it('loads theirs when asked to', async () => {
    const { user, screens } = await collide();
    await user.click(screen.getByRole('button', { name: 'Load theirs' }));
    await waitFor(async () => {
      expect(await name()).toHaveValue('Theirs');
    });
    expect(screens[0]?.setupSaved.revision).toBe(4);
    expect(screen.queryByText('● Unsaved edits')).not.toBeInTheDocument();
  });
});

it('says when a screen is gone', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { screens } = open({ id: asId<ScreenId>('another') });
  expect(await screen.findByText('This screen does not exist')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/screens');
  expect(screens).toHaveLength(1);
  logged.mockRestore();
});
